import { hash } from 'node:crypto';
import { brandOf } from '@wearfolio/matching/brand';
import type { OfferEvidence } from '@wearfolio/matching/evidence';
import type { Connection } from '../connection.ts';
import { alikeInShop } from '../prices/shop-rates.ts';
import { audienceOf, kindOf, priceOf } from './evidence-of-row.ts';

/** What is kept of an offer: its evidence, and what orders offers alike whichever store was imported first. */
export type KeptEvidence = OfferEvidence & { order: string };

// In the shop's currency. What a store calls its regular price tells more of the model than its sales.
const regularPrice = `
    coalesce(${alikeInShop('p.quoted_retail_cents', 'p.price_cents', 'p.quoted_cents')}, p.price_cents)`;

// Of active products alone: others are offers no more.
const evidenceSql = `
  SELECT p.id, p.store_id AS store, s.name AS "storeName", p.external_id AS "groupKey", b.folded_name AS brand, p.title,
    p.name, p.age_group AS "ageGroup", c.path, ${regularPrice} AS price,
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

const evidenceOf = (row: Row): KeptEvidence => ({
  id: row.id,
  store: row.store,
  groupKey: row.groupKey,
  brand: brandOf(row.brand),
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
