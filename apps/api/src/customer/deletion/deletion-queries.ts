import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import { useLink } from '../links/links.ts';
import { removePersonalData } from '../personal-data/rows.ts';
import { accountHash, noteDeletion } from './deleted-accounts.ts';

type Gone = { id: number; email: string; verifiedAt: Date | null };

/**
 * Deletes a customer with everything that the register of personal data says is theirs. What goes by the address alone, as a
 * newsletter subscription, goes where the customer has proved to own the mailbox.
 */
export const deleteFound = async (tx: Prisma.TransactionClient, { id, email, verifiedAt }: Gone): Promise<void> => {
  await noteDeletion(tx, id);
  await removePersonalData(tx, { id, email: verifiedAt === null ? null : email });
};

const goneFields = { id: true, email: true, verifiedAt: true } as const;

/** Deletes customer `id`, unless the password that was checked against `passwordHash` was changed meanwhile; then false. */
export const deleteCustomer = (db: Database, id: number, passwordHash: string): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const customer = await tx.customer.findFirst({ where: { id, passwordHash }, select: goneFields });
    if (customer) await deleteFound(tx, customer);
    return customer !== null;
  });

/** Asks for a mail with a link to delete the account; requests that still wait are one. */
export const requestDeletion = (db: Database, customerId: number): Promise<void> =>
  addJob(db, 'mail-deletion', { customerId }, { key: `mail-deletion:${customerId}` });

/** Deletes the account that the link was mailed for, which proves the mailbox; false for a bad link. */
export const deleteByLink = (db: Database, id: string): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const owner = await useLink(tx, 'delete', id);
    if (!owner) return false;
    const customer = await tx.customer.findUnique({ where: { id: owner.customerId }, select: goneFields });
    if (customer) await deleteFound(tx, { ...customer, verifiedAt: customer.verifiedAt ?? new Date() });
    return customer !== null;
  });

/** Deletes the accounts of this database whose hashes are among `hashes`; answers how many. */
export const deleteByHash = async (db: Database, hashes: readonly Uint8Array[]): Promise<number> => {
  const customers = await db.$queryRaw<Gone[]>`
    SELECT id, email::text, verified_at AS "verifiedAt" FROM customer
    WHERE ${accountHash} = ANY(${hashes.map((hash) => Buffer.from(hash))}::bytea[])`;
  for (const customer of customers) await db.$transaction((tx) => deleteFound(tx, customer));
  return customers.length;
};
