import { type Actor, type AuditEvent, commandLine } from '@wearfolio/catalogue/audit';
import type { AuditEntry } from '@wearfolio/contracts/desk-audit';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';

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

/** What the log is narrowed to; '' and undefined do not narrow. Days are in UTC and inclusive. */
export type AuditFilter = {
  q: string;
  actor: string;
  action: string;
  from?: string | undefined;
  until?: string | undefined;
};

const matching = ({ q, actor, action, from = '', until = '' }: AuditFilter): Prisma.Sql => Prisma.sql`
  (${q} = '' OR position(lower(${q}) IN lower(actor || ' ' || action || ' ' || subject)) > 0)
  AND (${actor} = '' OR actor = ${actor}) AND (${action} = '' OR action = ${action})
  AND (${from} = '' OR at >= nullif(${from}, '')::date::timestamp AT TIME ZONE 'UTC')
  AND (${until} = '' OR at < (nullif(${until}, '')::date + 1)::timestamp AT TIME ZONE 'UTC')`;

type Stored = Omit<AuditEntry, 'at'> & { at: Date };

/** Entries of a filter that are older than the id `before`, newest first. Null: from the newest. */
export const listAudit = async (
  db: Database,
  filter: AuditFilter,
  before: number | null,
  limit: number,
): Promise<AuditEntry[]> => {
  const rows = await db.$queryRaw<Stored[]>`
    SELECT id::float8 AS id, at, actor, action, subject, before::text AS before, after::text AS after
    FROM audit_log WHERE (${before}::bigint IS NULL OR id < ${before}::bigint) AND ${matching(filter)}
    ORDER BY audit_log.id DESC LIMIT ${limit}`;
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
};

/** Who changed anything, and the kinds of changes. */
export const listAuditChoices = async (db: Database): Promise<{ actors: string[]; actions: string[] }> => {
  const [row] = await db.$queryRaw<{ actors: string[] | null; actions: string[] | null }[]>`
    SELECT array_agg(DISTINCT actor ORDER BY actor) AS actors, array_agg(DISTINCT action ORDER BY action) AS actions
    FROM audit_log`;
  return { actors: row?.actors ?? [], actions: row?.actions ?? [] };
};
