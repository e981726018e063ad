import { defineConfig } from 'vitest/config';
import { faultsReporter } from './src/faults/reporter.ts';
import standard from './vitest.config.ts';

// Faults and attacks that are over quickly are part of `npm test`; their ids and planted defects are counted here as
// well.
const quick = [
  ...['worker-server', 'start/database-server', 'start/shutdown', 'favorites/heart-routes', 'contact/routes'],
  ...['customer/email/email', 'customer/links/links', 'customer/google/google', 'customer/limits'],
  ...['jobs/mail/mail-bomb', 'desk/sign-in/lock-out'],
  ...['http/own-id', 'http/unreadable', 'http/plugins/rate-limit'],
];

/** Attacks on the desk and with hostile texts. `npm run scan` replays them as well. */
export const attacks = [
  ...['desk/people/addresses', 'desk/staff/staff', 'desk/sign-in/common-password', 'reference/every-field'],
  ...['worker/fetch-feed', 'desk/content/content'],
].map((name) => `src/${name}.test.ts`);

/** `npm run faults`: what takes long, because something has to be waited for until it is given up. One file at a time. */
export default defineConfig({
  test: {
    ...standard.test,
    include: ['src/**/*.faults.ts', ...quick.map((name) => `src/${name}.test.ts`), ...attacks],
    exclude: ['src/faults/scanners.faults.ts'],
    testNamePattern: /\b[A-J]\d+\b/,
    testTimeout: 300_000,
    fileParallelism: false,
    isolate: true,
    reporters: ['default', faultsReporter],
  },
});
