import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import { notPersonal } from './not-personal.ts';
import { register } from './register.ts';
import { registerTable } from './table.ts';

type Opened = Awaited<ReturnType<typeof openTestDatabase>>;

const table = join(import.meta.dirname, '..', '..', '..', '..', '..', 'docs', 'personal-data.tsv');

/** Tables of the job queue that hold ids and task names only. */
const queueTables = /^graphile_worker\.(_private_(tasks|job_queues|known_crontabs)|migrations)$/;

describe('the register of personal data', () => {
  let db: Opened['db'];

  beforeAll(async () => {
    ({ db } = await openTestDatabase());
  });
  afterAll(() => db.$disconnect());

  it('classifies every column of the database', async () => {
    const rows = await db.$queryRaw<{ table: string; column: string }[]>`
      SELECT CASE table_schema WHEN 'public' THEN '' ELSE table_schema || '.' END || table_name AS table,
        column_name AS column
      FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema IN ('public', 'graphile_worker') AND table_type = 'BASE TABLE'
        AND table_name <> '_prisma_migrations'`;
    const stored = rows
      .filter(({ table }) => !queueTables.test(table))
      .map(({ table, column }) => `${table}.${column}`);
    const known = [
      ...register.flatMap(({ table, columns, unshown }) =>
        [...columns, ...unshown].map((name) => `${table.sql}.${name}`),
      ),
      ...Object.entries(notPersonal).flatMap(([table, names]) => names.split(' ').map((name) => `${table}.${name}`)),
    ];

    // A new column belongs in register.ts if it can hold personal data, else in not-personal.ts.
    expect([...known].sort()).toEqual(stored.sort());
  });

  it('matches docs/personal-data.tsv (to update it: vitest run src/customer/personal-data -u)', async () => {
    await expect(registerTable()).toMatchFileSnapshot(table);
  });
});
