import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import type { Kept } from './kept.ts';
import { register } from './register.ts';

type Db = Pick<Prisma.TransactionClient, '$executeRawUnsafe' | '$queryRawUnsafe'>;

/** Whose data it is; the address only where it was verified, since anybody may type one. */
export type Who = { id: number; email: string | null };

// The texts are the register's own; what a customer typed goes as a parameter.
const whoIs = 'WITH who AS (SELECT $1::int AS id, $2::citext AS email)';

const quoted = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');

const leave = async (db: Db, { table, of, atDeletion }: Kept, { id, email }: Who): Promise<void> => {
  if (of === null || atDeletion === 'stays') return;
  const change =
    atDeletion === 'deleted'
      ? `DELETE FROM ${table}`
      : `UPDATE ${table} SET ${atDeletion.cleared.map((column) => `"${column}" = NULL`).join(', ')}`;
  await db.$executeRawUnsafe(`${whoIs} ${change} WHERE ${of}`, id, email);
};

/** Deletes what the register says of a customer, in the caller's transaction. */
export const removePersonalData = async (tx: Db, who: Who): Promise<void> => {
  for (const kept of register) await leave(tx, kept, who);
};

/** What is kept of a customer in one table, as an export shows it. */
export const listRows = async (db: Db, { table, columns, named = {}, of }: Kept, who: Who): Promise<unknown[]> => {
  if (of === null) return [];
  const shown = [quoted(columns), ...Object.entries(named).map(([name, sql]) => `${sql} AS "${name}"`)].join(', ');
  const rows = await db.$queryRawUnsafe<{ row: unknown }[]>(
    `${whoIs} SELECT to_jsonb(row) AS row FROM (SELECT ${shown} FROM ${table} WHERE ${of}) AS row`,
    who.id,
    who.email,
  );
  return rows.map(({ row }) => row);
};

/** Deletes every row whose time is over. */
export const removeExpired = async (db: Database): Promise<void> => {
  for (const { table, expired } of register) {
    if (expired !== undefined) await db.$executeRawUnsafe(`DELETE FROM ${table} WHERE ${expired}`);
  }
};
