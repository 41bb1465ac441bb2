import { defineConfig } from '@playwright/test';

// A Chromium that is installed already, instead of the one that `npx playwright install chromium` fetches.
const chromium = process.env.CHROMIUM_PATH;

export default defineConfig({
  reporter: [['list'], ['horizon-rig/playwright-reporter']],
  use: {
    viewport: { width: 640, height: 400 },
    launchOptions: chromium === undefined ? {} : { executablePath: chromium },
  },
  projects: [
    { name: 'light', use: { colorScheme: 'light' } },
    { name: 'dark', use: { colorScheme: 'dark' } },
  ],
});
