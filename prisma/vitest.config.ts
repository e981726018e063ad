import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const server = join(import.meta.dirname, 'embedded');

export default defineConfig({
  test: {
    globalSetup: ['testing/global-setup.ts'],
    include: ['**/*.test.ts'],
    // Node must load the module that finds the server's binaries, because only Node has `import.meta.resolve`.
    server: { deps: { external: [new RegExp(`^${RegExp.escape(server)}`)] } },
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
  },
});
