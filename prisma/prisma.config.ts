import { join } from 'node:path';
import { defineConfig } from 'prisma/config';

// Without this, every command of Prisma downloads a schema engine, even `db seed`, which uses none. `tasks.mjs` sets the
// same path.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= join(import.meta.dirname, 'schema-engine.ts');

// Used by the Prisma command line only. The shop itself migrates with migrate.ts and connects with client.ts. The seed
// runs through tasks.mjs, which starts on any Node and fetches the one that runs TypeScript.
export default defineConfig({
  schema: 'schema.prisma',
  migrations: { path: 'migrations', seed: 'node ../tasks.mjs seed' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://unset' },
});
