import { join } from 'node:path';
import { longestFirst } from '@wearfolio/database/testing/longest-first';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..');
const rooms = ['prisma', 'tools', 'demo'].map((room) => new RegExp(`^${RegExp.escape(join(root, room))}/`));

/** Small files that take five seconds or more. */
const longest = [
  '/start/database-server.test.ts',
  '/start/shutdown.test.ts',
  '/engine/take-segment.test.ts',
  '/listing/index-against-sql.test.ts',
  '/reference/fuzz.test.ts',
  '/search/demo-queries.test.ts',
  '/worker-server.test.ts',
  '/mails-cli.test.ts',
];

export default defineConfig({
  test: {
    tags: [{ name: 'sweep', description: 'A detail that `npm run sweep` looks at, and `npm test` does not' }],
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/setup.ts'],
    setupFiles: process.env.RECORD_REPLIES ? ['src/reference/testing/record-replies.ts'] : [],
    // Node runs these rooms' modules as they are, as in production.
    server: { deps: { external: rooms } },
    // Starting a server and cloning a database take their time on a busy machine.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // A shared CI machine can stop for longer than a timeout. The report lists retried tests.
    retry: process.env.CI ? 1 : 0,
    // Modules are loaded once per worker instead of once per file. Files are isolated by their databases.
    isolate: false,
    // Workers spend a sixth of their time waiting for mails, timeouts and child processes. A fourth worker would only
    // wait for the others.
    maxWorkers: 3,
    sequence: { sequencer: longestFirst(longest) },
  },
});
