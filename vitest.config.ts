import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{ctl,launcher,harness,still,matcher,scenarios,ci}/**/*.test.ts'],
    globalSetup: ['ci/vitest-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
