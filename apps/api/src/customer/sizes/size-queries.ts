import type { Database } from '@wearfolio/database/client';

/** What a customer wears, as addresses have it, in the order in which it was said. */
export const listWorn = async (db: Database, customerId: number): Promise<string[]> => {
  const rows = await db.wornSize.findMany({
    where: { customerId },
    orderBy: [{ position: 'asc' }, { wear: 'asc' }],
    select: { wear: true },
  });
  return rows.map(({ wear }) => wear);
};

/** Keeps that in place of what was kept; answers false where the account is gone. */
export const replaceWorn = (db: Database, customerId: number, wear: readonly string[]): Promise<boolean> =>
  db.$transaction(async (transaction) => {
    // Two tabs that save at once come one after the other.
    const rows = await transaction.$queryRaw<unknown[]>`SELECT FROM customer WHERE id = ${customerId} FOR UPDATE`;
    if (rows.length === 0) return false;
    await transaction.wornSize.deleteMany({ where: { customerId } });
    await transaction.wornSize.createMany({ data: wear.map((one, position) => ({ customerId, wear: one, position })) });
    return true;
  });

const kindOf = (wear: string): string => wear.split(':')[0] ?? '';

/** Adds what is worn of kinds of which nothing was kept. */
export const mergeWorn = (db: Database, customerId: number, wear: readonly string[]): Promise<boolean> =>
  db.$transaction(async (transaction) => {
    const rows = await transaction.$queryRaw<unknown[]>`SELECT FROM customer WHERE id = ${customerId} FOR UPDATE`;
    if (rows.length === 0) return false;
    const kept = await transaction.wornSize.findMany({ where: { customerId }, select: { wear: true } });
    const kinds = new Set(kept.map((one) => kindOf(one.wear)));
    const fresh = wear.filter((one) => !kinds.has(kindOf(one)));
    await transaction.wornSize.createMany({
      data: fresh.map((one, at) => ({ customerId, wear: one, position: kept.length + at })),
      skipDuplicates: true,
    });
    return true;
  });
