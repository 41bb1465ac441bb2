import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // The matcher, in every test file.
    setupFiles: ['horizon-rig/vitest'],
    // The report. The bars are drawn by this project's own code, which draws the same on every machine.
    reporters: ['default', ['horizon-rig/vitest-reporter', { platform: 'any' }]],
  },
});
