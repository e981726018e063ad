import { type Actor, type AuditEvent, commandLine } from '@wearfolio/catalogue/audit';
import type { AuditEntry } from '@wearfolio/contracts/desk-audit';
import type { Database } from '@wearfolio/database/client';
import type { Prisma } from '@wearfolio/database/generated/client';

type Writer = Pick<Prisma.TransactionClient, '$executeRaw'>;

export { type Actor, commandLine };

const jsonOf = (value: object | undefined): string | null => (value === undefined ? null : JSON.stringify(value));

/** Writes an audit entry in the transaction of the change. It must not contain secrets. */
export const audit = async (
  db: Writer,
  actor: Actor,
  { action, subject, before, after }: AuditEvent,
): Promise<void> => {
  await db.$executeRaw`
    INSERT INTO audit_log (staff_id, actor, action, subject, before, after)
    VALUES (${actor.id}, ${actor.email}, ${action}, ${subject}, ${jsonOf(before)}::jsonb, ${jsonOf(after)}::jsonb)`;
};

type Stored = Omit<AuditEntry, 'at'> & { at: Date };

/** Entries older than the id `before`, newest first. Null: from the newest. */
export const listAudit = async (db: Database, before: number | null, limit: number): Promise<AuditEntry[]> => {
  const rows = await db.$queryRaw<Stored[]>`
    SELECT id::float8 AS id, at, actor, action, subject, before::text AS before, after::text AS after
    FROM audit_log WHERE ${before}::bigint IS NULL OR id < ${before}::bigint
    ORDER BY audit_log.id DESC LIMIT ${limit}`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};
