import type { Connection } from './connection.ts';

/** Who changes something: a member of staff, or what stands in for one. */
export type Actor = { id: number | null; email: string };

/** Who acts where a command does. */
export const commandLine: Actor = { id: null, email: 'command line' };

/** What was done, of what. Secrets must not be in `before` and `after`. */
export type Deed = { action: string; subject: string; before?: object | undefined; after?: object | undefined };

const insert = `
  INSERT INTO audit_log (staff_id, actor, action, subject, before, after) VALUES ($1, $2, $3, $4, $5::jsonb, $6::jsonb)`;

const jsonOf = (value: object | undefined): string | null => (value === undefined ? null : JSON.stringify(value));

/** Writes an entry of the audit log, in the caller's transaction, which makes the change. */
export const audit = async (db: Connection, actor: Actor, { action, subject, before, after }: Deed): Promise<void> => {
  await db.query(insert, [actor.id, actor.email, action, subject, jsonOf(before), jsonOf(after)]);
};
