import { keptAfterDeletion } from '@wearfolio/contracts/personal-data';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { type AddressRow, addJob } from '@wearfolio/database/jobs';
import { keptElsewhere, register } from '../personal-data/register.ts';
import { listRows, type Who } from '../personal-data/rows.ts';

/** How long the file can be downloaded, in hours. */
const lifetime = 24;

const aboutFile = [
  'This file holds what the shop keeps about you, as it was at "made_at".',
  'Each entry of "data" says what it is, why we keep it, the legal basis under the GDPR, and how long we keep it. "rows" holds your data.',
  'Times are in UTC. Secrets are left out: we store only hashes of your password and of links in e-mails.',
];

const aboutAccount = [
  'Data stored by address only, such as a newsletter subscription or a message, is included once you prove your address: open the verification link while signed in, reset your password by mail, or sign in with Google.',
  'You can correct your name, address and sizes in your profile, and delete the account there.',
];

/** Queues an export of a customer's data. Requests that are still queued become one. */
export const requestExport = (db: Pick<Database, '$executeRaw'>, customerId: number): Promise<void> =>
  addJob(db, 'make-export', { customerId }, { key: `make-export:${customerId}` });

const findWho = async (db: Database, customerId: number): Promise<Who | null> => {
  const customer = await db.customer.findUnique({
    where: { id: customerId },
    select: { id: true, email: true, provenAt: true },
  });
  return customer && { id: customer.id, email: customer.provenAt ? customer.email : null };
};

/** What is stored about somebody, with reasons and periods, as the file of an export. */
export const collect = async (db: Database, who: Who) => {
  const data: object[] = [];
  for (const kept of register) {
    if (kept.of === null) continue;
    const { what, purpose, basis, howLong } = kept;
    data.push({ what, purpose, legal_basis: basis, kept_for: howLong, rows: await listRows(db, kept, who) });
  }
  return {
    explanation: who.id === null ? aboutFile : [...aboutFile, ...aboutAccount],
    made_at: new Date().toISOString(),
    data,
    kept_elsewhere: keptElsewhere.map(({ where, what, purpose, basis, howLong }) => ({
      where,
      what,
      purpose,
      legal_basis: basis,
      kept_for: howLong,
    })),
    kept_after_deletion: keptAfterDeletion,
  };
};

/** Stores the export in place of the last one and queues the mail about it. Does nothing when the account is gone. */
export const createExport = async (db: Database, customerId: number): Promise<void> => {
  const who = await findWho(db, customerId);
  if (!who) return;
  const document = JSON.stringify(await collect(db, who));
  await db.$transaction(async (tx) => {
    // The account may have been deleted meanwhile.
    const made = await tx.$executeRaw`
      INSERT INTO data_export (customer_id, document, expires_at)
      SELECT id, ${document}::jsonb, now() + make_interval(hours => ${lifetime}::int) FROM customer WHERE id = ${customerId}
      ON CONFLICT (customer_id) DO UPDATE
        SET document = excluded.document, made_at = now(), expires_at = excluded.expires_at`;
    if (made > 0) await addJob(tx, 'mail-export', { customerId }, { key: `mail-export:${customerId}` });
  });
};

type Export = { document: Record<string, unknown>; until: Date };

/** The export, while it can be downloaded, or null. */
export const findExport = async (db: Database, customerId: number): Promise<Export | null> => {
  const [file] = await db.$queryRaw<Export[]>`
    SELECT document, expires_at AS until FROM data_export WHERE customer_id = ${customerId} AND expires_at > now()`;
  return file ?? null;
};

const rowsWithAddress = Prisma.sql`
  SELECT 'contactMessageId' AS name, id, email::citext AS email, market FROM contact_message
  UNION ALL SELECT 'noticeId', id, email, market FROM offer_notice
  UNION ALL SELECT 'subscriptionId', id, email, market FROM subscription
  UNION ALL SELECT 'emailChangeId', email_change.id, becomes, market
    FROM email_change JOIN customer ON customer.id = customer_id WHERE confirmed_at IS NULL`;

/** The address of a row and the prefix of its market, or null when the row is gone or without an address. */
export const findAddress = async (db: Database, row: AddressRow): Promise<{ email: string; market: string } | null> => {
  const [[name, id] = ['', 0]] = Object.entries(row);
  const [found] = await db.$queryRaw<{ email: string; market: string }[]>`
    SELECT email::text, market FROM (${rowsWithAddress}) AS rows WHERE name = ${name} AND id = ${Number(id)} AND email IS NOT NULL`;
  return found ?? null;
};

/**
 * Queues a mail with what is stored about an address to the address itself. Requests that are still queued become one.
 * False when nothing is stored.
 */
export const mailAddressData = async (
  tx: Pick<Prisma.TransactionClient, '$executeRaw' | '$queryRaw'>,
  email: string,
): Promise<boolean> => {
  const [row] = await tx.$queryRaw<{ name: string; id: number }[]>`
    SELECT name, id FROM (${rowsWithAddress}) AS rows WHERE email = ${email}::citext ORDER BY name, id LIMIT 1`;
  if (!row) return false;
  const payload = { [row.name]: row.id } as AddressRow;
  await addJob(tx, 'mail-address-data', payload, { key: `mail-address-data:${row.name}:${row.id}` });
  return true;
};
