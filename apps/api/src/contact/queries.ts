// cspell:ignore normalised: the column of an older migration
import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import { claimOnce } from '../jobs/mail/queries.ts';

/** An identical message within this many seconds is a duplicate (I10). */
const repeatWindow = { bucket: 'contact-message', seconds: 600 };

type NewMessage = {
  fullName: string;
  email: string;
  phone: string | null;
  phoneNormalised: string | null;
  subject: string;
  message: string;
  /** The prefix of the market where it was sent. */
  market: string;
};

/**
 * Stores a message and queues its mail to the shop. A recent message with the same `fingerprint` is not stored again.
 */
export const createContactMessage = (db: Database, fingerprint: Buffer, message: NewMessage): Promise<void> =>
  db.$transaction(async (tx) => {
    if (!(await claimOnce(tx, repeatWindow, fingerprint))) return;
    const { id } = await tx.contactMessage.create({ data: message, select: { id: true } });
    await addJob(tx, 'mail-contact', { contactMessageId: id });
  });

export const findContactMessage = (db: Database, id: number) => db.contactMessage.findUnique({ where: { id } });
