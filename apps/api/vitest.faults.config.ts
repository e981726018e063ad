import { defineConfig } from 'vitest/config';
import { faultsReporter } from './src/faults/reporter.ts';
import standard from './vitest.config.ts';

/** `npm run faults`: what takes long, because something has to be waited for until it is given up. One file at a time. */
export default defineConfig({
  test: {
    ...standard.test,
    include: ['src/**/*.faults.ts'],
    testTimeout: 300_000,
    fileParallelism: false,
    isolate: true,
    reporters: ['default', faultsReporter],
  },
});
