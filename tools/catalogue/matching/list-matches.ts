import { withConnection } from '../connection.ts';
import { findConflicts, reasonsOf } from './conflict.ts';

/** One of two compared offers, for ops; prices in cents. */
export type MatchedOffer = {
  id: number;
  slug: string;
  title: string;
  name: string;
  brand: string;
  store: string;
  price: number | null;
  retail: number | null;
  isInStock: boolean;
  image: string | null;
  /** Number of offers of its current product. */
  offers: number;
};

export type MatchReason = { kind: string; text: string };

/** Two offers that may be one product, or that ops decided about. */
export type Match = {
  first: MatchedOffer;
  second: MatchedOffer;
  score: number | null;
  reasons: MatchReason[];
  decision: 'join' | 'split' | null;
  at: Date | null;
};

/** The lists of pairs: waiting for ops, and decided. */
export const matchLists = ['waiting', 'decided'] as const;
export type MatchList = (typeof matchLists)[number];

// Shows only the best of several candidate pairs between two products, and none if ops split any of them. Offers that
// match are first in two products too, until they are grouped.
const waiting = `
  SELECT DISTINCT ON (least(a.cluster_id, b.cluster_id), greatest(a.cluster_id, b.cluster_id))
    m.first, m.second, m.score, m.reasons, NULL::text AS decision, NULL::timestamptz AS at
  FROM match_candidate m
  JOIN product a ON a.id = m.first
  JOIN product b ON b.id = m.second
  WHERE a.cluster_id <> b.cluster_id AND a.active AND b.active
    AND (m.verdict = 'candidate' OR NOT EXISTS (
      SELECT FROM match_state s WHERE s.product_id IN (m.first, m.second) AND s.state <> 'settled'))
    AND (least(a.cluster_id, b.cluster_id), greatest(a.cluster_id, b.cluster_id)) NOT IN (
      SELECT least(x.cluster_id, y.cluster_id), greatest(x.cluster_id, y.cluster_id)
      FROM match_decision d JOIN product x ON x.id = d.first JOIN product y ON y.id = d.second
      WHERE d.verdict = 'split')
  ORDER BY least(a.cluster_id, b.cluster_id), greatest(a.cluster_id, b.cluster_id), m.score DESC, m.first, m.second`;
const decided = `
  SELECT d.first, d.second, m.score, coalesce(m.reasons, '[]') AS reasons, d.verdict AS decision, d.decided_at AS at
  FROM match_decision d LEFT JOIN match_candidate m USING (first, second)`;

/** A query for the offer with this id, as `MatchedOffer` in JSON. */
export const offerSql = (id: string): string => `(
  SELECT jsonb_build_object(
    'id', p.id, 'slug', p.slug, 'title', p.title, 'name', p.name, 'brand', b.display_name, 'store', s.name,
    'price', p.price_cents, 'retail', p.retail_cents, 'isInStock', p.stock IS DISTINCT FROM 0,
    'image', l.card ->> 'image_path',
    'offers', (SELECT count(*) FROM product o WHERE o.cluster_id = p.cluster_id AND o.active))
  FROM product p
  JOIN brand b ON b.id = p.brand_id
  JOIN store s ON s.id = p.store_id
  LEFT JOIN listing l ON l.product_id = p.id
  WHERE p.id = ${id})`;

const pairs: Record<MatchList, string> = { waiting, decided };

const listSql = (list: MatchList): string => `
  SELECT ${offerSql('m.first')} AS first, ${offerSql('m.second')} AS second, m.score, m.reasons, m.decision, m.at
  FROM (
    SELECT * FROM (${pairs[list]}) pairs ORDER BY at DESC, score DESC, first, second LIMIT $1 OFFSET $2
  ) m
  ORDER BY m.at DESC, m.score DESC, m.first, m.second`;

/**
 * Lists the waiting pairs, likeliest first, or the decided ones, latest first. If a pair waits because other offers of
 * the two products contradict each other, that is its last reason.
 */
export const listMatches = (
  url: string,
  list: MatchList,
  { offset, limit }: { offset: number; limit: number },
): Promise<Match[]> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<Match>(listSql(list), [limit, offset]);
    if (list === 'decided') return rows;
    const conflicts = await findConflicts(
      db,
      rows.map(({ first, second }) => ({ first: first.id, second: second.id })),
    );
    return rows.map((row, at) => ({ ...row, reasons: [...row.reasons, ...reasonsOf(conflicts[at])] }));
  });

/** Counts the waiting and the decided pairs. */
export const countMatches = (url: string): Promise<Record<MatchList, number>> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<Record<MatchList, number>>(
      `SELECT (SELECT count(*)::int FROM (${waiting}) pairs) AS waiting,
        (SELECT count(*)::int FROM match_decision) AS decided`,
    );
    return rows[0] ?? { waiting: 0, decided: 0 };
  });
