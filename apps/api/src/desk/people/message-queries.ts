import type { AuditAction } from '@wearfolio/contracts/audit-actions';
import { type DeskMessage, type MessageList, messageLists } from '@wearfolio/contracts/desk-people';
import type { Database } from '@wearfolio/database/client';
import { Prisma } from '@wearfolio/database/generated/client';
import { addJob } from '@wearfolio/database/jobs';
import { type Actor, audit } from '../audit/audit-queries.ts';

type Stored = Omit<DeskMessage, 'at' | 'replied_at'> & { at: Date; replied_at: Date | null };

/** The messages of a list: new ones oldest first, others latest first. */
export const listMessages = async (
  db: Database,
  list: MessageList,
  { offset, limit }: { offset: number; limit: number },
): Promise<DeskMessage[]> => {
  const order = list === 'new' ? Prisma.sql`id` : Prisma.sql`id DESC`;
  const rows = await db.$queryRaw<Stored[]>`
    SELECT id, full_name, email, phone, subject, message, created_at AS at, status, reply, replied_at
    FROM contact_message WHERE status = ${list} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`;
  return rows.map((row) => ({
    ...row,
    at: row.at.toISOString(),
    replied_at: row.replied_at?.toISOString() ?? null,
  }));
};

/** The number of messages in one list, up to `most`; null counts all. */
export const countMessagesOf = async (db: Database, list: MessageList, most: number | null = null): Promise<number> => {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT FROM contact_message WHERE status = ${list} LIMIT ${most}) counted`;
  return row?.count ?? 0;
};

/**
 * The number of messages in each list. A count of one status reads the index alone; a count of all by status reads every
 * message.
 */
export const countMessages = async (db: Database): Promise<Record<MessageList, number>> => {
  const counts = await Promise.all(messageLists.map(async (list) => [list, await countMessagesOf(db, list)] as const));
  return { new: 0, answered: 0, closed: 0, ...Object.fromEntries(counts) };
};

/** Why a message was not changed. */
export type MessageRefusal = 'missing' | 'answered';

type Found = { status: MessageList; reply: string | null };

const lock = async (tx: Prisma.TransactionClient, id: number): Promise<Found | undefined> => {
  const [found] = await tx.$queryRaw<Found[]>`SELECT status, reply FROM contact_message WHERE id = ${id} FOR UPDATE`;
  return found;
};

// Audit entries leave out the address and the text, because they outlive the message.
const note = (tx: Prisma.TransactionClient, actor: Actor, action: AuditAction, id: number, from: string, to: string) =>
  audit(tx, actor, { action, subject: `message ${id}`, before: { status: from }, after: { status: to } });

/** Stores the reply and queues its mail. Refuses a second reply; the sender answers the first by mail. */
export const answerMessage = (
  db: Database,
  actor: Actor,
  { id, reply }: { id: number; reply: string },
): Promise<MessageRefusal | null> =>
  db.$transaction(async (tx) => {
    const found = await lock(tx, id);
    if (!found) return 'missing';
    if (found.reply !== null) return 'answered';
    await tx.$executeRaw`
      UPDATE contact_message SET reply = ${reply}, replied_at = now(), status = 'answered' WHERE id = ${id}`;
    await addJob(tx, 'mail-contact-reply', { contactMessageId: id });
    await note(tx, actor, 'answer message', id, found.status, 'answered');
    return null;
  });

/** Closes a message, or reopens it with its earlier status: answered or new. */
export const closeMessage = (
  db: Database,
  actor: Actor,
  { id, isClosed }: { id: number; isClosed: boolean },
): Promise<MessageRefusal | null> =>
  db.$transaction(async (tx) => {
    const found = await lock(tx, id);
    if (!found) return 'missing';
    if ((found.status === 'closed') === isClosed) return null;
    const open = found.reply === null ? 'new' : 'answered';
    const status = isClosed ? 'closed' : open;
    await tx.$executeRaw`UPDATE contact_message SET status = ${status} WHERE id = ${id}`;
    await note(tx, actor, isClosed ? 'close message' : 'open message again', id, found.status, status);
    return null;
  });
