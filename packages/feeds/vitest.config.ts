import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Nothing in this room remembers anything, so its files share what they read.
    isolate: false,
    maxWorkers: 2,
    // A busy machine is no failure.
    testTimeout: 30_000,
  },
});
