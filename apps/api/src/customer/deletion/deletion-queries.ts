import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import { useLink } from '../links/links.ts';
import { removePersonalData } from '../personal-data/rows.ts';
import { accountHash, addressHash, noteDeletion } from './deleted-accounts.ts';

type Gone = { id: number; email: string; provenAt: Date | null };

/**
 * Deletes a customer and everything that the register of personal data assigns to them. Data known only by address,
 * such as a newsletter subscription, is deleted only when the customer has proven to hold the mailbox.
 */
export const deleteFound = async (tx: Prisma.TransactionClient, { id, email, provenAt }: Gone): Promise<void> => {
  await noteDeletion(tx, id);
  await removePersonalData(tx, { id, email: provenAt === null ? null : email });
};

const goneFields = { id: true, email: true, provenAt: true } as const;

/**
 * Deletes customer `id`. Returns false, and deletes nothing, when the password changed after it was checked against
 * `passwordHash`.
 */
export const deleteCustomer = (db: Database, id: number, passwordHash: string): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const customer = await tx.customer.findFirst({ where: { id, passwordHash }, select: goneFields });
    if (customer) await deleteFound(tx, customer);
    return customer !== null;
  });

/** Queues a mail with a link to delete the account. Requests that are still queued become one. */
export const requestDeletion = (db: Database, customerId: number): Promise<void> =>
  addJob(db, 'mail-deletion', { customerId }, { key: `mail-deletion:${customerId}` });

/** Deletes the account of a mailed link, which proves the mailbox. Returns false for a bad link. */
export const deleteByLink = (db: Database, id: string): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const owner = await useLink(tx, 'delete', id);
    if (!owner) return false;
    const customer = await tx.customer.findUnique({ where: { id: owner.customerId }, select: goneFields });
    if (customer) await deleteFound(tx, { ...customer, provenAt: customer.provenAt ?? new Date() });
    return customer !== null;
  });

/**
 * Deletes the account of a 'this was not me' link, but nothing else that is known by its address. Returns false for a
 * bad link, and once the customer proved to hold the mailbox. A mail scanner may have verified the address before.
 */
export const deleteDisowned = (db: Database, id: string): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const owner = await useLink(tx, 'disown', id);
    if (!owner) return false;
    const customer = await tx.customer.findFirst({
      where: { id: owner.customerId, provenAt: null },
      select: goneFields,
    });
    if (customer) await deleteFound(tx, customer);
    return customer !== null;
  });

/** Deletes the accounts whose hashes are in `hashes`. Returns how many. */
export const deleteByHash = async (db: Database, hashes: readonly Uint8Array[]): Promise<number> => {
  const customers = await db.$queryRaw<Gone[]>`
    SELECT id, email::text, proven_at AS "provenAt" FROM customer
    WHERE ${accountHash} = ANY(${hashes.map((hash) => Buffer.from(hash))}::bytea[])`;
  for (const customer of customers) await db.$transaction((tx) => deleteFound(tx, customer));
  return customers.length;
};

// Every address that the register of personal data finds rows by.
const addresses = Prisma.sql`
  SELECT email::text FROM contact_message UNION SELECT email::text FROM offer_notice
  UNION SELECT email::text FROM subscription UNION SELECT becomes::text FROM email_change`;

/**
 * Erases what is stored about the addresses whose hashes are in `hashes`, but for those of proven accounts. Returns how
 * many addresses.
 */
export const eraseByHash = async (db: Database, hashes: readonly Uint8Array[]): Promise<number> => {
  const found = await db.$queryRaw<{ email: string }[]>`
    SELECT DISTINCT lower(email) AS email FROM (${addresses}) AS stored
    WHERE ${addressHash(Prisma.sql`email`)} = ANY(${hashes.map((hash) => Buffer.from(hash))}::bytea[])
      AND NOT EXISTS (SELECT FROM customer WHERE customer.email = stored.email::citext AND proven_at IS NOT NULL)`;
  for (const { email } of found) await db.$transaction((tx) => removePersonalData(tx, { id: null, email }));
  return found.length;
};
