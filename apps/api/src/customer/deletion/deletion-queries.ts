import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import { useLink } from '../links/links.ts';

type Gone = { id: number; email: string; verifiedAt: Date | null };

/**
 * Deletes a customer. Everything that refers to one goes with the row; jobs that wait know a customer by the id alone, and
 * find nobody. A subscription of the same mailbox goes too where the customer has proved to own it.
 */
const remove = async (tx: Prisma.TransactionClient, { id, email, verifiedAt }: Gone): Promise<void> => {
  await tx.subscription.deleteMany({
    where: verifiedAt === null ? { customerId: id } : { OR: [{ customerId: id }, { email }] },
  });
  await tx.customer.deleteMany({ where: { id } });
};

const goneFields = { id: true, email: true, verifiedAt: true } as const;

/** Deletes customer `id`, unless the password that was checked against `passwordHash` was changed meanwhile; then false. */
export const deleteCustomer = (db: Database, id: number, passwordHash: string): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const customer = await tx.customer.findFirst({ where: { id, passwordHash }, select: goneFields });
    if (customer) await remove(tx, customer);
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
    if (customer) await remove(tx, { ...customer, verifiedAt: customer.verifiedAt ?? new Date() });
    return customer !== null;
  });
