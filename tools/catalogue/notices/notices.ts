import { type Actor, audit, commandLine } from '../audit.ts';
import { type Connection, withConnection, withTransaction } from '../connection.ts';
import { publishProducts } from '../publish/publish-listing.ts';
import { Refused } from '../refused.ts';

/** Decisions on a report: the offer was removed, corrected, or kept as it is. */
export const noticeDecisions = ['removed', 'corrected', 'kept'] as const;
export type NoticeDecision = (typeof noticeDecisions)[number];

/** A reported offer, as it is in the shop. */
export type ReportedOffer = {
  id: number;
  price: number | null;
  retail: number | null;
  isInStock: boolean;
  isShown: boolean;
  image: string | null;
};

/** A report about an offer, for ops. */
export type Notice = {
  id: number;
  /** The current offer, prices in cents; null if it no longer exists. */
  offer: ReportedOffer | null;
  title: string;
  store: string;
  url: string;
  reason: string;
  explanation: string;
  fullName: string | null;
  email: string | null;
  at: Date;
  decision: NoticeDecision | null;
  statement: string | null;
  decidedAt: Date | null;
};

// Both orders match one index, so that a page of a million reports is as fast as one of ten.
const orders = {
  waiting: ['n.decided_at IS NULL', 'n.decided_at, n.created_at, n.id'],
  decided: ['n.decided_at IS NOT NULL', 'n.decided_at DESC, n.created_at DESC, n.id DESC'],
} as const;

const listSql = ([condition, order]: (typeof orders)[keyof typeof orders]): string => `
  SELECT n.id, product_title AS title, store_name AS store, n.product_url AS url, reason, explanation,
    full_name AS "fullName", email::text, created_at AS at, decision, statement, decided_at AS "decidedAt",
    CASE WHEN p.id IS NOT NULL THEN jsonb_build_object(
      'id', p.id, 'price', p.price_cents, 'retail', p.retail_cents, 'isInStock', p.stock IS DISTINCT FROM 0,
      'isShown', coalesce(l.active, false), 'image', coalesce(l.card ->> 'image_path', (
        SELECT path FROM shown_media WHERE product_id = p.id ORDER BY is_default DESC, position, id LIMIT 1))) END AS offer
  FROM (
    SELECT * FROM offer_notice n WHERE ${condition} ORDER BY ${order} LIMIT $1 OFFSET $2
  ) n
  LEFT JOIN product p ON p.id = n.product_id
  LEFT JOIN listing l ON l.product_id = p.id
  ORDER BY ${order}`;

type Part = { offset: number; limit: number };

/** Lists the waiting reports, oldest first, or the decided ones, latest first. */
export const listNotices = (url: string, isDecided: boolean, { offset, limit }: Part): Promise<Notice[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<Notice>(listSql(orders[isDecided ? 'decided' : 'waiting']), [limit, offset]);
    return rows;
  });

/** Counts the waiting reports up to `most`. */
export const countWaitingNotices = (url: string, most: number): Promise<number> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM (SELECT FROM offer_notice WHERE decided_at IS NULL LIMIT $1) waiting',
      [most],
    );
    return rows[0]?.count ?? 0;
  });

/** Counts the waiting and the decided reports. */
export const countNotices = (url: string): Promise<{ waiting: number; decided: number }> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<{ waiting: number; decided: number }>(
      'SELECT count(*)::int - count(decided_at)::int AS waiting, count(decided_at)::int AS decided FROM offer_notice',
    );
    return rows[0] ?? { waiting: 0, decided: 0 };
  });

type Decided = { id: number; decision: NoticeDecision; statement: string };

const addMail = `
  SELECT graphile_worker.add_job(
    'mail-notice-decision', payload := json_build_object('noticeId', $1::int), job_key := 'mail-notice-decision:' || $1::int,
    max_attempts := 12)`;

const find = `
  SELECT product_id AS "productId", product_title AS title, decision, statement FROM offer_notice WHERE id = $1 FOR UPDATE`;

const keep = 'UPDATE offer_notice SET decision = $2, statement = $3, decided_at = now() WHERE id = $1';

const remove = `
  INSERT INTO removed_offer (product_id, notice_id) VALUES ($1, $2)
  ON CONFLICT (product_id) DO UPDATE SET notice_id = excluded.notice_id`;

const bringBack = 'DELETE FROM removed_offer WHERE product_id = $1 AND notice_id = $2';

type Found = { productId: number | null; title: string; decision: string | null; statement: string | null };

const apply = async (db: Connection, productId: number, { id, decision }: Decided): Promise<void> => {
  if (decision === 'removed') await db.query(remove, [productId, id]);
  else if ((await db.query(bringBack, [productId, id])).rowCount === 0) return;
  await publishProducts(db, [productId]);
};

/**
 * Records a decision on a report, applies it and queues a mail to the reporter. A removed offer leaves the shop with
 * the commit and stays out through imports; a later decision restores it. Repeating a decision changes nothing. Writes
 * an audit log entry of `actor` without the statement, which may name people. Throws Refused if the report does not
 * exist or the statement of reasons is missing.
 */
export const decideNotice = (url: string, decided: Decided, actor: Actor = commandLine): Promise<void> => {
  const { id, decision } = decided;
  const statement = decided.statement.trim();
  if (statement === '') throw new Refused('Give your reasons. They are sent to the reporter');
  return withTransaction(url, async (db) => {
    const { rows } = await db.query<Found>(find, [id]);
    const [notice] = rows;
    if (!notice) throw new Refused(`There is no report ${id}`);
    if (notice.decision === decision && notice.statement === statement) return;
    await db.query(keep, [id, decision, statement]);
    if (notice.productId !== null) await apply(db, notice.productId, decided);
    await db.query(addMail, [id]);
    await audit(db, actor, {
      action: 'decide report',
      subject: `report ${id}: ${notice.title}`,
      before: { decision: notice.decision ?? 'none' },
      after: { decision },
    });
  });
};
