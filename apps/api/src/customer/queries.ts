import { createHash } from 'node:crypto';
import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import { giveConsent, withdrawConsent } from './consent/consent-queries.ts';
import { findUnverified, hasVerified, useLink } from './links/links.ts';

/** What replies and decisions need to know of a customer. */
export const customerFields = {
  id: true,
  firstName: true,
  lastName: true,
  email: true,
  passwordHash: true,
  verifiedAt: true,
  wantsAlerts: true,
} as const;

export type StoredCustomer = {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string | null;
  verifiedAt: Date | null;
  wantsAlerts: boolean;
};

/** Customer `id`; null once the account is deleted. */
export const findCustomer = (db: Database, id: number): Promise<StoredCustomer | null> =>
  db.customer.findUnique({ where: { id }, select: customerFields });

/** Whose address this is, without regard to case, or null. */
export const findCustomerByEmail = (db: Database, email: string): Promise<StoredCustomer | null> =>
  db.customer.findUnique({ where: { email }, select: customerFields });

/** Keeps another hash of the same password, unless the password was changed meanwhile. */
export const replaceHash = async (db: Database, id: number, hashes: { old: string; new: string }): Promise<void> => {
  await db.customer.updateMany({ where: { id, passwordHash: hashes.old }, data: { passwordHash: hashes.new } });
};

type Names = { firstName: string; lastName: string };

/** Null once the account is deleted. */
export const updateNames = async (db: Database, id: number, data: Names): Promise<StoredCustomer | null> => {
  const [customer] = await db.customer.updateManyAndReturn({ where: { id }, data, select: customerFields });
  return customer ?? null;
};

/** Switches mails about favorites and searches on or off, and records that. */
export const updateAlerts = (db: Database, id: number, wantsAlerts: boolean): Promise<void> =>
  db.$transaction(async (tx) => {
    const { count } = await tx.customer.updateMany({ where: { id }, data: { wantsAlerts } });
    // The account may have been deleted meanwhile.
    if (count === 0) return;
    const record = wantsAlerts ? giveConsent : withdrawConsent;
    await record(tx, { customerId: id }, 'alerts', 'switch in the profile');
  });

// By the address, since one that nobody has must be asked for just the same.
const hashAddress = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');

/**
 * Asks for a reset mail. For an address that nobody has, the same is read and written, with a customer that there is not:
 * the time it takes tells nothing of who has an account (decision 59), and the job finds nobody and does nothing. Requests
 * that still wait are one, so that a mail that was late does not come after the link of another was used.
 */
export const requestReset = async (db: Database, email: string): Promise<void> => {
  const [{ customerId }] = await db.$queryRaw<[{ customerId: number }]>`
    SELECT coalesce((SELECT id FROM customer WHERE email = ${email}::citext), 0) AS "customerId"`;
  await addJob(db, 'mail-reset', { customerId }, { key: `mail-reset:${hashAddress(email)}` });
};

/** Asks for another verification mail; requests that still wait are one. */
export const requestVerification = (db: Database, customerId: number): Promise<void> =>
  addJob(db, 'mail-verification', { customerId }, { key: `mail-verification:${customerId}` });

/**
 * Asks for another verification mail for whoever the link was sent to, expired or not. Nothing happens for a link that
 * nobody has, and for an address that is verified.
 */
export const renewVerification = async (db: Database, id: string): Promise<void> => {
  const customerId = await findUnverified(db, id);
  if (customerId !== null) await requestVerification(db, customerId);
};

/**
 * Verifies the address that the link was sent to; false for a bad link. Idempotent: a link that is used up is still good
 * once its customer is verified, since mail scanners open links before people do (decision 61).
 */
export const verifyByLink = async (db: Database, id: string): Promise<boolean> => {
  const isVerified = await db.$transaction(async (tx) => {
    const owner = await useLink(tx, 'verify', id);
    if (!owner) return false;
    await tx.$executeRaw`
      UPDATE customer SET verified_at = now() WHERE id = ${owner.customerId} AND verified_at IS NULL`;
    return true;
  });
  return isVerified || hasVerified(db, id);
};

/** Deletes the unverified account that the link was sent for; false for a bad link, and once it is verified. */
export const removeDisowned = (db: Database, id: string): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const owner = await useLink(tx, 'disown', id);
    if (!owner) return false;
    const { count } = await tx.customer.deleteMany({ where: { id: owner.customerId, verifiedAt: null } });
    return count > 0;
  });
