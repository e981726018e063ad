import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const server = join(import.meta.dirname, 'embedded');

export default defineConfig({
  test: {
    globalSetup: ['testing/global-setup.ts'],
    include: ['**/*.test.ts'],
    // Node runs what finds the server's binaries as it is; `import.meta.resolve` exists only there.
    server: { deps: { external: [new RegExp(`^${RegExp.escape(server)}`)] } },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
