import { createHash } from 'node:crypto';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';
import { removePasskeys } from '../passkeys/passkey-queries.ts';
import { removeOldShare } from '../password/password-queries.ts';
import { customerFields, type StoredCustomer } from '../queries.ts';
import { endAccess, endPendingChange } from '../session/end-access.ts';
import { createSession } from '../session/session-queries.ts';
import type { SignedInStored } from '../sign-in/sign-up-queries.ts';
import type { GoogleIdentity } from './google.ts';

type Transaction = Prisma.TransactionClient;

const findBySubject = (tx: Transaction, googleSubject: string): Promise<StoredCustomer | null> =>
  tx.customer.findUnique({ where: { googleSubject }, select: customerFields });

type Linked = { id: number; wasProven: boolean };

/**
 * Links the account with Google's verified address to Google's subject. When the address was not proven, the password,
 * sessions and names of the person who made the account are removed (behavior.md#customer-unverified).
 * A pending change of address ends: the owner of the mailbox is here now.
 */
const linkByEmail = async (tx: Transaction, google: GoogleIdentity): Promise<StoredCustomer | null> => {
  const [linked] = await tx.$queryRaw<Linked[]>`
    UPDATE customer SET
      google_subject = ${google.subject},
      verified_at = coalesce(before.verified_at, now()),
      proven_at = coalesce(before.proven_at, now()),
      password_hash = CASE WHEN before.proven_at IS NULL THEN NULL ELSE before.password_hash END,
      first_name = CASE WHEN before.proven_at IS NULL THEN ${google.firstName} ELSE before.first_name END,
      last_name = CASE WHEN before.proven_at IS NULL THEN ${google.lastName} ELSE before.last_name END
    FROM (SELECT * FROM customer WHERE email = ${google.email}::citext AND google_subject IS NULL FOR UPDATE) AS before
    WHERE customer.id = before.id
    RETURNING customer.id, before.proven_at IS NOT NULL AS "wasProven"`;
  if (!linked) return null;
  if (linked.wasProven) await endPendingChange(tx, linked.id);
  else {
    await endAccess(tx, linked.id);
    await removePasskeys(tx, linked.id);
    await removeOldShare(tx, linked.id);
  }
  return tx.customer.findUnique({ where: { id: linked.id }, select: customerFields });
};

const createByGoogle = async (
  tx: Transaction,
  { subject, email, firstName, lastName }: GoogleIdentity,
): Promise<StoredCustomer | null> => {
  const [customer] = await tx.customer.createManyAndReturn({
    data: [{ googleSubject: subject, email, firstName, lastName, verifiedAt: new Date(), provenAt: new Date() }],
    skipDuplicates: true,
    select: customerFields,
  });
  return customer ?? null;
};

/**
 * Records a credential, which is valid for an hour. Returns false when it was used before. It hashes the signed part,
 * because a signature has several encodings. Entries are deleted after a day.
 */
export const useCredential = async (db: Database, credential: string): Promise<boolean> => {
  const signed = credential.slice(0, credential.lastIndexOf('.'));
  const added = await db.$executeRaw`
    INSERT INTO rate_limit (bucket, key_hash)
    VALUES ('google/credential', ${createHash('sha256').update(signed).digest()}) ON CONFLICT DO NOTHING`;
  return added > 0;
};

/**
 * Signs in with a Google identity, by its subject and never by its address alone: finds the account, links the account
 * with that address, or creates one. Null when another Google identity owns that account.
 */
export const signInByGoogle = (db: Database, google: GoogleIdentity): Promise<SignedInStored | null> =>
  db.$transaction(async (tx) => {
    const customer =
      (await findBySubject(tx, google.subject)) ??
      (await linkByEmail(tx, google)) ??
      (await createByGoogle(tx, google)) ??
      // Two concurrent first sign-ins: the other one created it.
      (await findBySubject(tx, google.subject));
    return customer && { customer, session: await createSession(tx, customer.id) };
  });
