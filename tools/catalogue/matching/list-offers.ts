import { withConnection } from '../connection.ts';
import { type MatchedOffer, type MatchReason, offerSql } from './list-matches.ts';

type NamedOffer = { id: number; title: string; store: string };

/** An offer of a product, whose number is `cluster`. `link` is why it belongs to it: the other offer that it was joined with. */
export type LinkedOffer = {
  cluster: number;
  offer: MatchedOffer;
  link: { other: NamedOffer; isDecided: boolean; score: number | null; reasons: MatchReason[] } | null;
};

/** What staff decided together. `one` is the offer that is in each of its pairs, if there is one. */
export type Act = { act: string; verdict: 'join' | 'split'; at: Date; one: NamedOffer | null; others: NamedOffer[] };

/** The most offers of a product, and the most decisions about it. */
const mostOffers = 100;
const mostActs = 50;

// Of several links, the one with the asked offer counts, then a decision, then the strongest.
const offersSql = `
  SELECT p.cluster_id AS cluster, ${offerSql('o.id')} AS offer, link.link
  FROM product p
  JOIN product o ON o.cluster_id = p.cluster_id AND o.active
  JOIN store os ON os.id = o.store_id
  LEFT JOIN LATERAL (
    SELECT jsonb_build_object(
      'other', jsonb_build_object('id', x.id, 'title', x.title, 'store', s.name),
      'isDecided', d.first IS NOT NULL, 'score', m.score, 'reasons', coalesce(m.reasons, '[]')) AS link
    FROM product x
    JOIN store s ON s.id = x.store_id
    LEFT JOIN match_decision d
      ON d.first = least(o.id, x.id) AND d.second = greatest(o.id, x.id) AND d.verdict = 'join'
    LEFT JOIN match_candidate m ON m.first = least(o.id, x.id) AND m.second = greatest(o.id, x.id)
      AND (m.verdict = 'match' OR d.first IS NOT NULL)
    WHERE x.cluster_id = p.cluster_id AND x.active AND x.id <> o.id AND (d.first IS NOT NULL OR m.first IS NOT NULL)
    ORDER BY x.id <> p.id, d.first IS NULL, m.score DESC NULLS LAST, x.id LIMIT 1
  ) link ON true
  WHERE p.id = $1
  ORDER BY o.id <> p.id, os.name, o.id LIMIT ${mostOffers}`;

const actsSql = `
  SELECT d.act, d.verdict, max(d.decided_at) AS at, array_agg(d.first) AS firsts, array_agg(d.second) AS seconds
  FROM match_decision d
  WHERE d.act IN (
    SELECT act FROM match_decision c JOIN product o ON o.id IN (c.first, c.second)
    WHERE o.cluster_id = (SELECT cluster_id FROM product WHERE id = $1))
  GROUP BY d.act, d.verdict ORDER BY at DESC, d.act LIMIT ${mostActs}`;

const namesSql = `
  SELECT p.id, p.title, s.name AS store FROM product p JOIN store s ON s.id = p.store_id
  WHERE p.id = ANY($1::int[]) ORDER BY s.name, p.id`;

type ActRow = { act: string; verdict: 'join' | 'split'; at: Date; firsts: number[]; seconds: number[] };

/** The offer that is in each pair; of one pair, the one that was not asked for. */
const centerOf = ({ firsts, seconds }: ActRow, asked: number): number | null => {
  const shared = [firsts[0], seconds[0]].filter((id) =>
    firsts.every((first, at) => id === first || id === seconds[at]),
  );
  return shared.find((id) => id !== asked) ?? shared[0] ?? null;
};

/** Lists the offers of a product with their links, the asked one first, and what staff decided about them. */
export const listOffers = (url: string, id: number): Promise<{ offers: LinkedOffer[]; acts: Act[] }> =>
  withConnection(url, async (db) => {
    const { rows: offers } = await db.query<LinkedOffer>(offersSql, [id]);
    const { rows: acts } = await db.query<ActRow>(actsSql, [id]);
    const ids = [...new Set(acts.flatMap(({ firsts, seconds }) => [...firsts, ...seconds]))];
    const { rows: named } = await db.query<NamedOffer>(namesSql, [ids]);
    return {
      offers,
      acts: acts.map((row) => {
        const center = centerOf(row, id);
        const concerned = new Set([...row.firsts, ...row.seconds]);
        return {
          ...{ act: row.act, verdict: row.verdict, at: row.at },
          one: named.find((offer) => offer.id === center) ?? null,
          others: named.filter((offer) => concerned.has(offer.id) && offer.id !== center),
        };
      }),
    };
  });
