import { defineConfig } from 'prisma/config';

// Used by the Prisma command line only. The shop itself migrates with migrate.ts and connects with client.ts.
export default defineConfig({
  schema: 'schema.prisma',
  migrations: { path: 'migrations', seed: 'node ../demo/seed-cli.ts' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://unset' },
});
