import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const database = join(import.meta.dirname, '..', 'prisma');

export default defineConfig({
  test: {
    tags: [{ name: 'sweep', description: 'A detail that `npm run sweep` looks at, and `npm test` does not' }],
    globalSetup: [join(database, 'testing', 'global-setup.ts')],
    include: ['**/*.test.ts'],
    // Node runs what finds the server's binaries as it is; `import.meta.resolve` exists only there.
    server: { deps: { external: [new RegExp(`^${RegExp.escape(join(database, 'embedded'))}`)] } },
    // What names no database of its own finds none, least of all that of whoever runs the tests.
    env: { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The room's modules are read once for each worker, not for each file: files are apart by their databases.
    isolate: false,
    // By itself Vitest leaves a core to itself, which it hardly uses; more would only wait for the one PostgreSQL.
    maxWorkers: 2,
  },
});
