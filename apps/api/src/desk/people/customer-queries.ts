import type { DeskCustomer } from '@wearfolio/contracts/desk-people';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { accountHash } from '../../customer/deletion/deleted-accounts.ts';
import { deleteFound } from '../../customer/deletion/deletion-queries.ts';
import { requestExport } from '../../customer/export/export-queries.ts';
import type { DeskStaff } from '../access/session-queries.ts';
import { type Actor, audit } from '../audit/audit-queries.ts';
import { seesAddresses } from './addresses.ts';

type Stored = Omit<DeskCustomer, 'since' | 'export_until'> & { since: Date; export_until: Date | null };

/** The customer with an address, or null. */
export const findCustomer = async (db: Database, email: string): Promise<DeskCustomer | null> => {
  const [found] = await db.$queryRaw<Stored[]>`
    SELECT id, email::text, first_name || ' ' || last_name AS name, verified_at IS NOT NULL AS is_verified,
      proven_at IS NOT NULL AS is_proven, created_at AS since,
      (SELECT count(*)::int FROM favorite WHERE customer_id = customer.id) AS favorites,
      (SELECT count(*)::int FROM saved_search WHERE customer_id = customer.id) AS searches,
      EXISTS (SELECT FROM subscription AS s
        WHERE s.email = customer.email AND s.confirmed_at IS NOT NULL AND s.unsubscribed_at IS NULL) AS is_subscribed,
      (SELECT expires_at FROM data_export WHERE customer_id = customer.id AND expires_at > now()) AS export_until
    FROM customer WHERE email = ${email}::citext`;
  if (!found) return null;
  return { ...found, since: found.since.toISOString(), export_until: found.export_until?.toISOString() ?? null };
};

// The start of the hash in the list of deleted accounts. It links audit entries without identifying the customer.
const subjectOf = async (tx: Prisma.TransactionClient, id: number): Promise<string> => {
  const [row] = await tx.$queryRaw<{ hash: string }[]>`
    SELECT left(encode(${accountHash}, 'hex'), 16) AS hash FROM customer WHERE id = ${id}`;
  return `account ${row?.hash ?? ''}`;
};

/** Records in the audit log that an owner reads the address of a customer. */
export const noteFound = (db: Database, staff: DeskStaff, id: number): Promise<void> =>
  db.$transaction(async (tx) => {
    if (seesAddresses(staff)) await audit(tx, staff, { action: 'read addresses', subject: await subjectOf(tx, id) });
  });

/** Queues an export of a customer's data, as the customer can. False when there is no such customer. */
export const exportCustomer = (db: Database, actor: Actor, id: number): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const customer = await tx.customer.findUnique({ where: { id }, select: { id: true } });
    if (!customer) return false;
    await requestExport(tx, id);
    await audit(tx, actor, { action: 'export customer', subject: await subjectOf(tx, id) });
    return true;
  });

/** Deletes a customer, as the customer can. False when the account with this id no longer has this address. */
export const eraseCustomer = (
  db: Database,
  actor: Actor,
  { id, email }: { id: number; email: string },
): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const customer = await tx.customer.findFirst({
      where: { id, email },
      select: { id: true, email: true, provenAt: true },
    });
    if (!customer) return false;
    await audit(tx, actor, { action: 'erase customer', subject: await subjectOf(tx, id) });
    await deleteFound(tx, customer);
    return true;
  });
