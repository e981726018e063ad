import { createHash } from 'node:crypto';
import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import { giveConsent, withdrawConsent } from './consent/consent-queries.ts';
import { findUnverified, hasVerified, lockCustomer, useLink } from './links/links.ts';
import { endAccess } from './session/end-access.ts';

/** The columns of a customer that replies and decisions read. */
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

/** Customer `id`, or null when the account is deleted. */
export const findCustomer = (db: Database, id: number): Promise<StoredCustomer | null> =>
  db.customer.findUnique({ where: { id }, select: customerFields });

/** The customer with this address, ignoring case, or null. */
export const findCustomerByEmail = (db: Database, email: string): Promise<StoredCustomer | null> =>
  db.customer.findUnique({ where: { email }, select: customerFields });

/** Stores a new hash of the same password, unless the password was changed meanwhile. */
export const replaceHash = async (db: Database, id: number, hashes: { old: string; new: string }): Promise<void> => {
  await db.customer.updateMany({ where: { id, passwordHash: hashes.old }, data: { passwordHash: hashes.new } });
};

/** Notes the market in which a customer signed in, by its prefix. Mails follow its language. */
export const keepMarket = async (db: Database, id: number, market: string): Promise<void> => {
  await db.customer.updateMany({ where: { id, market: { not: market } }, data: { market } });
};

type Names = { firstName: string; lastName: string };

/** Changes the names. Null when the account is deleted. */
export const updateNames = async (db: Database, id: number, data: Names): Promise<StoredCustomer | null> => {
  const [customer] = await db.customer.updateManyAndReturn({ where: { id }, data, select: customerFields });
  return customer ?? null;
};

/** Signs a customer out on all devices. */
export const endAllAccess = (db: Database, id: number): Promise<void> =>
  db.$transaction(async (tx) => {
    await lockCustomer(tx, id);
    await endAccess(tx, id);
  });

/** Switches mails about favorites and searches on or off, and records the consent. */
export const updateAlerts = (db: Database, id: number, wantsAlerts: boolean): Promise<void> =>
  db.$transaction(async (tx) => {
    const { count } = await tx.customer.updateMany({ where: { id }, data: { wantsAlerts } });
    // The account may have been deleted meanwhile.
    if (count === 0) return;
    const record = wantsAlerts ? giveConsent : withdrawConsent;
    await record(tx, { customerId: id }, 'alerts', 'switch in the profile');
  });

// Keyed by address, because a request for an unknown address must look the same.
const hashAddress = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('hex');

/**
 * Queues a reset mail. For an unknown address it makes the same reads and writes with a customer that does not exist,
 * so the time reveals nothing about accounts (behavior.md#customer-forgot-password); the job then does nothing.
 * Requests that are still queued become one, so no late mail arrives after another one's link was used.
 */
export const requestReset = async (db: Database, email: string): Promise<void> => {
  const [{ customerId }] = await db.$queryRaw<[{ customerId: number }]>`
    SELECT coalesce((SELECT id FROM customer WHERE email = ${email}::citext), 0) AS "customerId"`;
  await addJob(db, 'mail-reset', { customerId }, { key: `mail-reset:${hashAddress(email)}` });
};

/** Queues another verification mail. Requests that are still queued become one. */
export const requestVerification = (db: Database, customerId: number): Promise<void> =>
  addJob(db, 'mail-verification', { customerId }, { key: `mail-verification:${customerId}` });

/**
 * Queues another verification mail to the address of a link, expired or not. Does nothing for an unknown link or a
 * verified address.
 */
export const renewVerification = async (db: Database, id: string): Promise<void> => {
  const customerId = await findUnverified(db, id);
  if (customerId !== null) await requestVerification(db, customerId);
};

/**
 * Verifies the address of a link. Returns false for a bad link. Idempotent: a used link stays valid once its customer
 * is verified, because mail scanners open links before people do (behavior.md#customer-mailed-links).
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
