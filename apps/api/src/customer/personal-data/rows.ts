import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import type { Kept } from './kept.ts';
import { register } from './register.ts';

type Db = Pick<Prisma.TransactionClient, '$executeRaw' | '$queryRaw'>;

/** The customer. `email` is null unless it is proven, because anyone may type an address and mail scanners verify it. */
export type Who = { id: number; email: string | null };

const whoClause = ({ id, email }: Who) => Prisma.sql`WITH who AS (SELECT ${id}::int AS id, ${email}::citext AS email)`;

const leave = async (db: Db, { table, of, atDeletion }: Kept, who: Who): Promise<void> => {
  if (of === null || atDeletion === 'stays') return;
  if (atDeletion === 'deleted') await db.$executeRaw`${whoClause(who)} DELETE FROM ${table} WHERE ${of}`;
  else await db.$executeRaw`${whoClause(who)} UPDATE ${table} SET ${atDeletion.change} WHERE ${of}`;
};

/** Deletes a customer's data as the register says, in the caller's transaction. */
export const removePersonalData = async (tx: Db, who: Who): Promise<void> => {
  for (const kept of register) await leave(tx, kept, who);
};

/** A customer's rows in one table, as an export shows them. */
export const listRows = async (db: Db, { table, unshown, named, of }: Kept, who: Who): Promise<unknown[]> => {
  if (of === null) return [];
  const more = named ? Prisma.sql`, ${named}` : Prisma.empty;
  const rows = await db.$queryRaw<{ row: unknown }[]>`
    ${whoClause(who)} SELECT to_jsonb(row) - ${unshown}::text[] AS row
    FROM (SELECT *${more} FROM ${table} WHERE ${of}) AS row`;
  return rows.map(({ row }) => row);
};

/** Deletes every row past its retention. */
export const removeExpired = async (db: Database): Promise<void> => {
  for (const { table, expired } of register) if (expired) await db.$executeRaw`DELETE FROM ${table} WHERE ${expired}`;
};
