import { defineConfig } from 'prisma/config';

// Only the Prisma command line reads this. The product itself migrates through
// migrate.ts and connects through client.ts.
export default defineConfig({
  schema: 'schema.prisma',
  migrations: { path: 'migrations', seed: 'node ../demo/seed-cli.ts' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://unset' },
});
