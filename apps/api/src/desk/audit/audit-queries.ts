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
  /** Actions that `q` finds by their names. */
  named: readonly string[];
  from?: string | undefined;
  until?: string | undefined;
};

const column = { actor: Prisma.sql`actor`, action: Prisma.sql`action` };

// Only a condition that is certain can use its index.
const oneOf = (name: keyof typeof column, value: string): Prisma.Sql =>
  value === '' ? Prisma.sql`true` : Prisma.sql`${column[name]} = ${value}`;

const matching = ({ q, actor, action, named, from = '', until = '' }: AuditFilter): Prisma.Sql => Prisma.sql`
  (${q} = '' OR position(lower(${q}) IN lower(actor || ' ' || action || ' ' || subject)) > 0 OR action = ANY(${named}))
  AND ${oneOf('actor', actor)} AND ${oneOf('action', action)}
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

// Jumps from each value to the next in the column's index, because DISTINCT would read every entry.
const distinct = (name: keyof typeof column): Prisma.Sql => Prisma.sql`(
  WITH RECURSIVE found AS (
    (SELECT ${column[name]} AS value FROM audit_log ORDER BY 1 LIMIT 1)
    UNION ALL
    SELECT (SELECT ${column[name]} FROM audit_log WHERE ${column[name]} > found.value ORDER BY 1 LIMIT 1)
    FROM found WHERE found.value IS NOT NULL
  )
  SELECT coalesce(array_agg(value ORDER BY value) FILTER (WHERE value IS NOT NULL), '{}') FROM found)`;

/** Who changed anything, and the kinds of changes. */
export const listAuditChoices = async (db: Database): Promise<{ actors: string[]; actions: string[] }> => {
  const [row] = await db.$queryRaw<{ actors: string[]; actions: string[] }[]>`
    SELECT ${distinct('actor')} AS actors, ${distinct('action')} AS actions`;
  return row ?? { actors: [], actions: [] };
};
