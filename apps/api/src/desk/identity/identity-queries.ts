import type { Actor } from '@wearfolio/catalogue/audit';
import { previewCurrency as preview } from '@wearfolio/catalogue/prices/change-currency';
import type { IdentityState } from '@wearfolio/contracts/desk-identity';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import type { DeskStaff } from '../access/session-queries.ts';
import { audit } from '../audit/audit-queries.ts';
import { refusing } from '../refusing-queries.ts';

/** The `shop_state` row with the progress of the last change of currency. */
const stateKey = 'currency_change';

type Change = NonNullable<IdentityState['change']>;
type Reader = Pick<Prisma.TransactionClient, 'shopState'>;
type Writer = Pick<Prisma.TransactionClient, '$executeRaw'>;

export const previewCurrency = (...given: Parameters<typeof preview>) => refusing(() => preview(...given));

/** The progress of the last change of currency, or null. */
export const findCurrencyChange = async (db: Reader): Promise<Change | null> => {
  const row = await db.shopState.findUnique({ where: { key: stateKey }, select: { value: true } });
  return row ? JSON.parse(row.value) : null;
};

/** Records the progress of the change of currency. */
export const noteCurrencyChange = async (db: Writer, change: Omit<Change, 'at'>): Promise<void> => {
  const value = JSON.stringify({ ...change, at: new Date().toISOString() });
  await db.$executeRaw`
    INSERT INTO shop_state (key, value) VALUES (${stateKey}, ${value})
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
};

/** The member of staff who requested a change, for the audit entry of its job. */
export const findActor = async (db: Database, staffId: number): Promise<Actor> =>
  (await db.staff.findUnique({ where: { id: staffId }, select: { id: true, email: true } })) ?? {
    id: null,
    email: 'a removed account',
  };

/** Queues the job that converts all prices to another currency. */
export const startCurrencyChange = (
  db: Database,
  staff: DeskStaff,
  change: { from: string; to: string },
): Promise<void> =>
  db.$transaction(async (tx) => {
    await noteCurrencyChange(tx, { to: change.to, state: 'waiting', reason: null });
    await addJob(tx, 'change-currency', { to: change.to, staffId: staff.id }, { key: 'change-currency' });
    await audit(tx, staff, {
      action: 'currency-change',
      subject: 'currency',
      before: { currency: change.from },
      after: { currency: change.to },
    });
  });
