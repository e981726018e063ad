import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import { lockCustomer } from '../links/links.ts';
import { customerFields } from '../queries.ts';
import { createSession, findSession } from '../session/session-queries.ts';
import type { SignedInStored } from '../sign-in/sign-up-queries.ts';
import type { NewPasskey } from './webauthn.ts';

type Transaction = Prisma.TransactionClient;

/** The most passkeys of an account. */
export const mostPasskeys = 20;

const listed = { id: true, name: true, credentialId: true, transports: true, createdAt: true, usedAt: true } as const;

/** A customer's passkeys, oldest first. */
export const listPasskeys = (db: Database, customerId: number) =>
  db.customerPasskey.findMany({ where: { customerId }, orderBy: { id: 'asc' }, select: listed });

export type StoredPasskey = NewPasskey & { id: number; customerId: number };

/** The passkey with this credential id, or null. */
export const findPasskey = async (
  db: Database,
  credentialId: Uint8Array<ArrayBuffer>,
): Promise<StoredPasskey | null> => {
  const found = await db.customerPasskey.findUnique({ where: { credentialId } });
  return found && { ...found, counter: Number(found.counter) };
};

type Adding = { customerId: number; sessionId: string; isVerified: boolean };

/**
 * Stores a passkey, and queues a mail about it to a verified address. Refuses a known passkey, more than twenty, and a
 * session that ended meanwhile: what ended it must not leave a way in.
 */
export const addPasskey = (
  db: Database,
  { customerId, sessionId, isVerified }: Adding,
  passkey: NewPasskey,
): Promise<'known' | 'too many' | 'ended' | null> =>
  db.$transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    if (!(await findSession(tx, sessionId))) return 'ended';
    if ((await tx.customerPasskey.count({ where: { customerId } })) >= mostPasskeys) return 'too many';
    const { count } = await tx.customerPasskey.createMany({
      data: [{ customerId, ...passkey }],
      skipDuplicates: true,
    });
    if (count === 0) return 'known';
    if (isVerified) await addJob(tx, 'mail-passkey-added', { customerId });
    return null;
  });

/** Renames a passkey. Returns false when the customer has none with this id. */
export const renamePasskey = async (db: Database, customerId: number, id: number, name: string): Promise<boolean> =>
  (await db.customerPasskey.updateMany({ where: { id, customerId }, data: { name } })).count > 0;

/** Removes a passkey. Returns false when the customer has none with this id. */
export const removePasskey = async (db: Database, customerId: number, id: number): Promise<boolean> =>
  (await db.customerPasskey.deleteMany({ where: { id, customerId } })).count > 0;

/**
 * Removes every passkey, because someone else may have added one. The caller holds the lock of the customer's row, and
 * ends the sessions.
 */
export const removePasskeys = async (tx: Transaction, customerId: number): Promise<void> => {
  await tx.customerPasskey.deleteMany({ where: { customerId } });
};

type Use = Pick<StoredPasskey, 'id' | 'customerId'> & { counter: number; isRemember: boolean };

/**
 * Records the use of a passkey and signs in. Null when it was removed meanwhile, or when its counter went back, as a
 * copied key's would. The lock waits for what removes passkeys and ends sessions.
 */
export const signInByPasskey = (
  db: Database,
  { id, customerId, counter, isRemember }: Use,
): Promise<SignedInStored | null> =>
  db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM customer WHERE id = ${customerId} FOR SHARE`;
    const used = await tx.$executeRaw`
      UPDATE customer_passkey SET counter = ${counter}, used_at = now()
      WHERE id = ${id} AND (counter < ${counter} OR (counter = 0 AND ${counter} = 0))`;
    if (used === 0) return null;
    const customer = await tx.customer.findUnique({ where: { id: customerId }, select: customerFields });
    return customer && { customer, session: await createSession(tx, customerId, isRemember) };
  });
