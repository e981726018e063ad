import type { DeskCustomer } from '@wearfolio/contracts/desk-people';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { accountHash, addressHash, noteErasure } from '../../customer/deletion/deleted-accounts.ts';
import { deleteFound } from '../../customer/deletion/deletion-queries.ts';
import { mailAddressData, requestExport } from '../../customer/export/export-queries.ts';
import { countRows, removePersonalData, type StoredRows } from '../../customer/personal-data/rows.ts';
import type { DeskStaff } from '../access/session-queries.ts';
import { type Actor, audit } from '../audit/audit-queries.ts';
import { seesAddresses } from './addresses.ts';

type Row = Omit<DeskCustomer, 'since' | 'export_until' | 'stored'> & { since: Date; export_until: Date | null };

/** The customer with an address, or null. */
export const findCustomer = async (db: Database, email: string): Promise<DeskCustomer | null> => {
  const [found] = await db.$queryRaw<Row[]>`
    SELECT id, email::text, first_name || ' ' || last_name AS name, verified_at IS NOT NULL AS is_verified,
      proven_at IS NOT NULL AS is_proven, created_at AS since,
      (SELECT count(*)::int FROM favorite WHERE customer_id = customer.id) AS favorites,
      (SELECT count(*)::int FROM saved_search WHERE customer_id = customer.id) AS searches,
      EXISTS (SELECT FROM subscription AS s
        WHERE s.email = customer.email AND s.confirmed_at IS NOT NULL AND s.unsubscribed_at IS NULL) AS is_subscribed,
      (SELECT expires_at FROM data_export WHERE customer_id = customer.id AND expires_at > now()) AS export_until
    FROM customer WHERE email = ${email}::citext`;
  if (!found) return null;
  const stored = await countRows(db, { id: found.id, email: found.is_proven ? found.email : null });
  const times = { since: found.since.toISOString(), export_until: found.export_until?.toISOString() ?? null };
  return { ...found, ...times, stored };
};

/** What is stored about an address apart from an account. Nothing if the account's mailbox is proven: then it owns that. */
export const listStored = (db: Database, email: string, customer: DeskCustomer | null): Promise<StoredRows[]> =>
  customer?.is_proven ? Promise.resolve([]) : countRows(db, { id: null, email });

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

const subjectOfAddress = async (tx: Prisma.TransactionClient, email: string): Promise<string> => {
  const [row] = await tx.$queryRaw<{ hash: string }[]>`
    SELECT left(encode(${addressHash(Prisma.sql`${email}`)}, 'hex'), 16) AS hash`;
  return `address ${row?.hash ?? ''}`;
};

/** Records in the audit log that staff looked up what is stored about an address. */
export const noteLookUp = (db: Database, actor: Actor, email: string): Promise<void> =>
  db.$transaction(async (tx) =>
    audit(tx, actor, { action: 'look up address', subject: await subjectOfAddress(tx, email) }),
  );

/** Why an address was not exported or erased: nothing is stored, or it belongs to an account. */
export type AddressRefusal = 'nothing' | 'account';

const isOfAccount = async (tx: Prisma.TransactionClient, email: string): Promise<boolean> =>
  (await tx.customer.findFirst({ where: { email, provenAt: { not: null } }, select: { id: true } })) !== null;

/** Mails what is stored about an address without a proven account to the address. */
export const exportAddress = (db: Database, actor: Actor, email: string): Promise<AddressRefusal | null> =>
  db.$transaction(async (tx) => {
    if (await isOfAccount(tx, email)) return 'account';
    if (!(await mailAddressData(tx, email))) return 'nothing';
    await audit(tx, actor, { action: 'export address', subject: await subjectOfAddress(tx, email) });
    return null;
  });

/** Erases what is stored about an address without a proven account, as the register of personal data says. */
export const eraseAddress = (db: Database, actor: Actor, email: string): Promise<AddressRefusal | null> =>
  db.$transaction(async (tx) => {
    if (await isOfAccount(tx, email)) return 'account';
    const who = { id: null, email };
    const stored = await countRows(tx, who);
    if (stored.length === 0) return 'nothing';
    await noteErasure(tx, email);
    await removePersonalData(tx, who);
    const after = Object.fromEntries(stored.map(({ what, rows }) => [what, rows]));
    await audit(tx, actor, { action: 'erase address', subject: await subjectOfAddress(tx, email), after });
    return null;
  });
