import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const database = join(import.meta.dirname, '..', 'prisma');

export default defineConfig({
  test: {
    globalSetup: [join(database, 'testing', 'global-setup.ts')],
    include: ['**/*.test.ts'],
    // Node must load the module that finds the server's binaries unprocessed, because it uses `import.meta.resolve`.
    server: { deps: { external: [new RegExp(`^${RegExp.escape(join(database, 'embedded'))}`)] } },
    // Tests without a database of their own get an unreachable one, never the developer's.
    env: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    // A shared CI machine can stop for longer than a timeout. The report lists retried tests.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 240_000,
    // Modules are loaded once per worker instead of once per file. Files are isolated by their databases.
    isolate: false,
    // By default, Vitest leaves one core free. More workers would only wait for PostgreSQL.
    maxWorkers: 2,
  },
});
