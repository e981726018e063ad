import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..');
const databaseRoom = join(root, 'prisma');

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/setup.ts'],
    // Node runs the database's own modules as they are; `import.meta.resolve` exists only there.
    server: { deps: { external: [new RegExp(`^${RegExp.escape(databaseRoom)}`)] } },
    // Servers and tools that tests start are compiled once, and not each time: that is a third of their work or more.
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') },
    // Starting a server and cloning a database take their time on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // The server's modules are read once for each worker, not for each file: files are apart by their databases.
    isolate: false,
    // They wait a sixth of their time for mails, time-outs and processes of their own; a fourth would only wait for the others.
    maxWorkers: 3,
  },
});
