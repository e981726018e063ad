import { defineConfig } from 'vitest/config';
import { faultsReporter } from './src/faults/reporter.ts';
import standard from './vitest.config.ts';

// Faults that are over quickly are part of `npm test`; their ids and planted defects are counted here as well.
const quick = ['worker-server', 'start/database-server', 'start/shutdown', 'favorites/heart-routes', 'contact/routes'];

/** `npm run faults`: what takes long, because something has to be waited for until it is given up. One file at a time. */
export default defineConfig({
  test: {
    ...standard.test,
    include: ['src/**/*.faults.ts', ...quick.map((name) => `src/${name}.test.ts`)],
    exclude: ['src/faults/scanners.faults.ts'],
    testNamePattern: /\b[GIJ]\d+\b/,
    testTimeout: 300_000,
    fileParallelism: false,
    isolate: true,
    reporters: ['default', faultsReporter],
  },
});
