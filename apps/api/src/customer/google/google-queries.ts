import { createHash } from 'node:crypto';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { closeOldWays, takeOver } from '../password/password-queries.ts';
import { customerFields, type StoredCustomer } from '../queries.ts';
import { createSession } from '../session/session-queries.ts';
import type { SignedInStored } from '../sign-in/sign-up-queries.ts';
import type { GoogleIdentity } from './google.ts';

type Transaction = Prisma.TransactionClient;

const findBySubject = (tx: Transaction, googleSubject: string): Promise<StoredCustomer | null> =>
  tx.customer.findUnique({ where: { googleSubject }, select: customerFields });

type Linked = { id: number; wasVerified: boolean };

/**
 * Ties the account with Google's verified address to Google's subject. Where nobody had proven that the address was
 * theirs, the password, the sessions and the names of whoever made the account are void (decision 20).
 */
const linkByEmail = async (tx: Transaction, google: GoogleIdentity): Promise<StoredCustomer | null> => {
  const [linked] = await tx.$queryRaw<Linked[]>`
    UPDATE customer SET
      google_subject = ${google.subject},
      verified_at = coalesce(before.verified_at, now()),
      password_hash = CASE WHEN before.verified_at IS NULL THEN NULL ELSE before.password_hash END,
      first_name = CASE WHEN before.verified_at IS NULL THEN ${google.firstName} ELSE before.first_name END,
      last_name = CASE WHEN before.verified_at IS NULL THEN ${google.lastName} ELSE before.last_name END
    FROM (SELECT * FROM customer WHERE email = ${google.email}::citext AND google_subject IS NULL FOR UPDATE) AS before
    WHERE customer.id = before.id
    RETURNING customer.id, before.verified_at IS NOT NULL AS "wasVerified"`;
  if (!linked) return null;
  if (!linked.wasVerified) {
    await closeOldWays(tx, linked.id);
    await takeOver(tx, linked.id);
  }
  return tx.customer.findUnique({ where: { id: linked.id }, select: customerFields });
};

const createByGoogle = async (
  tx: Transaction,
  { subject, email, firstName, lastName }: GoogleIdentity,
): Promise<StoredCustomer | null> => {
  const [customer] = await tx.customer.createManyAndReturn({
    data: [{ googleSubject: subject, email, firstName, lastName, verifiedAt: new Date() }],
    skipDuplicates: true,
    select: customerFields,
  });
  return customer ?? null;
};

/**
 * Remembers a credential, which is good for an hour; false for one that was used before, so that who gets hold of it later
 * gets nowhere. What was signed counts, since a signature can be spelt in several ways. Forgotten after a day.
 */
export const useCredential = async (db: Database, credential: string): Promise<boolean> => {
  const signed = credential.slice(0, credential.lastIndexOf('.'));
  const added = await db.$executeRaw`
    INSERT INTO rate_limit (bucket, key_hash)
    VALUES ('google/credential', ${createHash('sha256').update(signed).digest()}) ON CONFLICT DO NOTHING`;
  return added > 0;
};

/**
 * Opens the account of a Google identity, by its subject and never by its address alone: found, tied to the account with
 * that address, or made. Null when that address belongs to an account with another Google identity.
 */
export const signInByGoogle = (db: Database, google: GoogleIdentity): Promise<SignedInStored | null> =>
  db.$transaction(async (tx) => {
    const customer =
      (await findBySubject(tx, google.subject)) ??
      (await linkByEmail(tx, google)) ??
      (await createByGoogle(tx, google)) ??
      // Two first sign-ins at once: the other one made it.
      (await findBySubject(tx, google.subject));
    return customer && { customer, session: await createSession(tx, customer.id) };
  });
