import type { AuditAction } from '@wearfolio/contracts/audit-actions';
import type { Connection } from './connection.ts';

/** The author of a change: a member of staff, or another source without an id, such as the command line. */
export type Actor = { id: number | null; email: string };

/** The actor of changes made on the command line. */
export const commandLine: Actor = { id: null, email: 'command line' };

/** What was done to which subject. `before` and `after` must not contain secrets. */
export type AuditEvent = {
  action: AuditAction;
  subject: string;
  before?: object | undefined;
  after?: object | undefined;
};

const insert = `
  INSERT INTO audit_log (staff_id, actor, action, subject, before, after) VALUES ($1, $2, $3, $4, $5::jsonb, $6::jsonb)`;

const jsonOf = (value: object | undefined): string | null => (value === undefined ? null : JSON.stringify(value));

/** Writes an entry of the audit log in the caller's transaction, together with the change. */
export const audit = async (
  db: Connection,
  actor: Actor,
  { action, subject, before, after }: AuditEvent,
): Promise<void> => {
  await db.query(insert, [actor.id, actor.email, action, subject, jsonOf(before), jsonOf(after)]);
};
