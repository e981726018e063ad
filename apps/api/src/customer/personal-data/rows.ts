import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import type { Kept } from './kept.ts';
import { register } from './register.ts';

type Db = Pick<Prisma.TransactionClient, '$executeRaw' | '$queryRaw'>;

/**
 * The customer. `email` is null unless it is proven, because anyone may type an address and mail scanners verify it. `id`
 * is null for somebody without an account, whose data are known by address only.
 */
export type Who = { id: number; email: string | null } | { id: null; email: string };

const rowsOf = ({ of, ofAddress }: Kept, who: Who): Prisma.Sql | null => (who.id === null && ofAddress?.of) || of;

const whoClause = ({ id, email }: Who) => Prisma.sql`WITH who AS (SELECT ${id}::int AS id, ${email}::citext AS email)`;

const leave = async (db: Db, kept: Kept, who: Who): Promise<void> => {
  const { table, atDeletion } = kept;
  const of = rowsOf(kept, who);
  if (of === null || atDeletion === 'stays') return;
  if (atDeletion === 'deleted') await db.$executeRaw`${whoClause(who)} DELETE FROM ${table} WHERE ${of}`;
  else await db.$executeRaw`${whoClause(who)} UPDATE ${table} SET ${atDeletion.change} WHERE ${of}`;
};

/** Deletes a customer's data as the register says, in the caller's transaction. */
export const removePersonalData = async (tx: Db, who: Who): Promise<void> => {
  for (const kept of register) await leave(tx, kept, who);
};

/** A customer's rows in one table, as an export shows them. */
export const listRows = async (db: Db, kept: Kept, who: Who): Promise<unknown[]> => {
  const { table, columns, unshown, named, ofAddress } = kept;
  const of = rowsOf(kept, who);
  if (of === null) return [];
  const shown = who.id === null && ofAddress ? ofAddress.columns : columns;
  const hidden = [...unshown, ...columns.filter((name) => !shown.includes(name))];
  const more = named ? Prisma.sql`, ${named}` : Prisma.empty;
  const rows = await db.$queryRaw<{ row: unknown }[]>`
    ${whoClause(who)} SELECT to_jsonb(row) - ${hidden}::text[] AS row
    FROM (SELECT *${more} FROM ${table} WHERE ${of}) AS row`;
  return rows.map(({ row }) => row);
};

/** How many rows a table has of somebody, and what a deletion does to them. */
export type StoredRows = { what: string; rows: number; at_erasure: 'deleted' | 'anonymized' | 'stays' };

const outcomeOf = ({ atDeletion }: Kept): StoredRows['at_erasure'] =>
  typeof atDeletion === 'string' ? atDeletion : 'anonymized';

/** What is stored about somebody, by table, without tables that have nothing. */
export const countRows = async (db: Db, who: Who): Promise<StoredRows[]> => {
  const counts: StoredRows[] = [];
  for (const kept of register) {
    const of = rowsOf(kept, who);
    if (of === null) continue;
    const [counted] = await db.$queryRaw<{ rows: number }[]>`
      ${whoClause(who)} SELECT count(*)::int AS rows FROM ${kept.table} WHERE ${of}`;
    if (counted && counted.rows > 0) counts.push({ what: kept.what, rows: counted.rows, at_erasure: outcomeOf(kept) });
  }
  return counts;
};

/** Deletes every row past its retention. */
export const removeExpired = async (db: Database): Promise<void> => {
  for (const { table, expired } of register) if (expired) await db.$executeRaw`DELETE FROM ${table} WHERE ${expired}`;
};
