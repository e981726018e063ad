import { hash } from 'node:crypto';
import { readAudience } from '@wearfolio/feeds/clean/category/audience';
import type { OfferEvidence } from '@wearfolio/matching/evidence';
import type { Connection } from '../connection.ts';

/** What is kept of an offer: its evidence, and what orders offers alike whichever store was imported first. */
export type KeptEvidence = OfferEvidence & { order: string };

// Of active products alone: others are offers no more.
const evidenceSql = `
  SELECT p.id, p.store_id AS store, s.name AS "storeName", p.external_id AS "groupKey", b.folded_name AS brand, p.title,
    p.name, p.age_group AS "ageGroup", c.path, coalesce(p.retail_cents, p.price_cents) AS price,
    ARRAY(
      SELECT gtin FROM variant WHERE product_id = p.id AND gtin IS NOT NULL
      UNION SELECT p.gtin WHERE p.gtin IS NOT NULL) AS gtins,
    ARRAY(
      SELECT mpn FROM variant WHERE product_id = p.id AND mpn IS NOT NULL
      UNION SELECT p.mpn WHERE p.mpn IS NOT NULL) AS mpns,
    ARRAY(
      SELECT fold_text(color.name::text)
      FROM product_color own JOIN color ON color.id = own.color_id WHERE own.product_id = p.id) AS colors
  FROM product p
  JOIN store s ON s.id = p.store_id
  JOIN brand b ON b.id = p.brand_id
  JOIN category c ON c.id = p.category_id
  WHERE p.id = ANY($1::int[]) AND p.active`;

type Row = {
  id: number;
  store: number;
  storeName: string;
  groupKey: string;
  brand: string;
  title: string;
  name: string;
  ageGroup: string | null;
  path: string;
  price: number | null;
  gtins: string[];
  mpns: string[];
  colors: string[];
};

const audienceOfPath: Readonly<Record<string, OfferEvidence['audience']>> = {
  women: 'women',
  'kids/girls': 'girls',
  'kids/boys': 'boys',
  kids: 'kids',
};

/**
 * The words of the title tell for whom; else the place in the tree, but not `men`, which is where what names nobody is
 * put, too.
 */
const audienceOf = ({ name, ageGroup, path }: Row): OfferEvidence['audience'] => {
  const { who, isKids } = readAudience({ name, category: '', gender: '', ageGroup: ageGroup ?? '' });
  if (who !== null) return who;
  if (isKids) return 'kids';
  const [top = '', middle = ''] = path.split('/');
  return audienceOfPath[`${top}/${middle}`] ?? audienceOfPath[top] ?? null;
};

const priceStep = Math.log(1.25);

// The regular price, to the nearest of steps of a quarter: a sale or a few dollars more make no other evidence.
const priceOf = (cents: number | null): number | null =>
  cents === null || cents <= 0 ? null : Math.round(Math.exp(priceStep * Math.round(Math.log(cents) / priceStep)));

const kindOf = (path: string): string | null => {
  const [top, ...rest] = path.split('/');
  return top === 'other' || rest.length === 0 ? null : rest.join('/');
};

const evidenceOf = (row: Row): KeptEvidence => ({
  id: row.id,
  store: row.store,
  groupKey: row.groupKey,
  brand: row.brand,
  title: row.title,
  audience: audienceOf(row),
  kind: kindOf(row.path),
  gtins: row.gtins.sort(),
  mpns: row.mpns.sort(),
  colors: row.colors.sort(),
  price: priceOf(row.price),
  order: `${row.storeName}\u0001${row.groupKey}`,
});

/** The evidence of those of these products that are active, as the tables have it now. */
export const readEvidence = async (db: Connection, ids: readonly number[]): Promise<KeptEvidence[]> =>
  (await db.query<Row>(evidenceSql, [ids])).rows.map(evidenceOf);

/** What changes whenever the evidence does. */
export const fingerprintOf = (evidence: KeptEvidence): string => hash('sha1', JSON.stringify(evidence), 'base64url');
