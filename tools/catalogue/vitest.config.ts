import { join } from 'node:path';
import { longestFirst } from '@wearfolio/database/testing/longest-first';
import { defineConfig } from 'vitest/config';

const database = join(import.meta.dirname, '..', '..', 'prisma');

/** Small files that take five seconds or more. */
const longest = ['/killed-import.test.ts', '/matching-random.test.ts', '/shared-folder.test.ts', '/currencies.test.ts'];

export default defineConfig({
  test: {
    tags: [{ name: 'sweep', description: 'A detail that `npm run sweep` checks and `npm test` does not' }],
    globalSetup: [join(database, 'testing', 'global-setup.ts')],
    include: ['**/*.test.ts'],
    // Node must load the module that finds the server's binaries, because only Node has `import.meta.resolve`.
    server: { deps: { external: [new RegExp(`^${RegExp.escape(join(database, 'embedded'))}`)] } },
    // Tests that name no database find none, especially not the developer's own.
    env: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // A shared CI machine can stop for longer than a timeout. The report lists retried tests.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 240_000,
    // Modules are loaded once per worker instead of once per file; files are separated by their databases.
    isolate: false,
    // By default, Vitest keeps one core for itself and hardly uses it; more workers would only wait for the one
    // PostgreSQL.
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(longest) },
  },
});
