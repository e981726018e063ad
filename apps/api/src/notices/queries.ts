import type { Database } from '@wearfolio/database/client';
import { addJob } from '@wearfolio/database/jobs';
import { claimOnce } from '../jobs/mail/queries.ts';
import { currentId } from '../products/former-ids.ts';

/** An identical report within this many seconds is a duplicate. */
const repeatWindow = { bucket: 'offer-notice', seconds: 600 };

type NewNotice = {
  productId: number;
  reason: string;
  explanation: string;
  fullName: string | null;
  email: string | null;
  /** The prefix of the market where it was sent. */
  market: string;
};

/**
 * Stores a report with the current offer and queues the mails to staff and sender. A recent report with the same
 * `fingerprint` is not stored again. False when there is no such offer.
 */
export const createNotice = (db: Database, fingerprint: Buffer, notice: NewNotice): Promise<boolean> =>
  db.$transaction(async (tx) => {
    const { productId, reason, explanation, fullName, email, market } = notice;
    const [product] = await tx.$queryRaw<{ id: number }[]>`
      SELECT product.id FROM product JOIN listing ON listing.product_id = product.id AND listing.active
      WHERE product.id = ${currentId(productId)}`;
    if (!product) return false;
    if (!(await claimOnce(tx, repeatWindow, fingerprint))) return true;
    const [kept] = await tx.$queryRaw<{ id: number }[]>`
      INSERT INTO offer_notice
        (product_id, product_title, store_name, product_url, reason, explanation, full_name, email, market)
      SELECT product.id, title, store.name, product_url, ${reason}, ${explanation}, ${fullName}, ${email}::citext, ${market}
      FROM product JOIN store ON store.id = store_id WHERE product.id = ${product.id}
      RETURNING id`;
    if (!kept) return false;
    await addJob(tx, 'mail-notice', { noticeId: kept.id });
    if (email !== null) await addJob(tx, 'mail-notice-receipt', { noticeId: kept.id });
    return true;
  });

export const findNotice = (db: Database, id: number) => db.offerNotice.findUnique({ where: { id } });
