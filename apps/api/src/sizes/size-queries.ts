import type { Database } from '@wearfolio/database/client';

/** The sizes that a customer wears, as in addresses, in the order they were entered. */
export const listWorn = async (db: Database, customerId: number): Promise<string[]> => {
  const rows = await db.wornSize.findMany({
    where: { customerId },
    orderBy: [{ position: 'asc' }, { wear: 'asc' }],
    select: { wear: true },
  });
  return rows.map(({ wear }) => wear);
};

/** Replaces the customer's sizes. Returns false when the account is gone. */
export const replaceWorn = (db: Database, customerId: number, wear: readonly string[]): Promise<boolean> =>
  db.$transaction(async (transaction) => {
    // Two tabs that save concurrently run one after the other.
    const rows = await transaction.$queryRaw<unknown[]>`SELECT FROM customer WHERE id = ${customerId} FOR UPDATE`;
    if (rows.length === 0) return false;
    await transaction.wornSize.deleteMany({ where: { customerId } });
    await transaction.wornSize.createMany({ data: wear.map((one, position) => ({ customerId, wear: one, position })) });
    return true;
  });

const kindOf = (wear: string): string => wear.split(':')[0] ?? '';

/** Adds sizes for kinds without a stored size. */
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
