import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const databaseRoom = join(import.meta.dirname, '..', '..', 'prisma');

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/setup.ts'],
    // Node runs the database's own modules as they are; `import.meta.resolve` exists only there.
    server: { deps: { external: [new RegExp(`^${RegExp.escape(databaseRoom)}`)] } },
    // Starting a server and cloning a database take their time on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The server's modules are read once for each worker, not for each file: files are apart by their databases.
    isolate: false,
    // By itself Vitest leaves a core to itself, which it hardly uses; more would only wait for the one PostgreSQL.
    maxWorkers: 2,
  },
});
