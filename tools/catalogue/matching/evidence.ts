import { brandOf } from '@wearfolio/matching/brand';
import type { OfferEvidence } from '@wearfolio/matching/evidence';
import type { Connection } from '../connection.ts';
import { alikeInShop } from '../prices/shop-rates.ts';
import { audienceOf, kindOf, priceOfStep, priceStepOf } from './evidence-of-row.ts';

/** Stored evidence of an offer, with a key that orders offers independently of the order of imports. */
export type KeptEvidence = OfferEvidence & { order: string };

// In the shop's currency. A store's regular price says more about the model than its sale price.
const regularPrice = `
    coalesce(${alikeInShop('p.quoted_retail_cents', 'p.price_cents', 'p.quoted_cents')}, p.price_cents)`;

// Increase when the same rows yield different evidence; then all offers are read again over time.
const version = 1;

// Reads active products only, because others are not offers. Skips offers whose fingerprint is unchanged.
const evidenceSql = `
  WITH offer AS MATERIALIZED (
    SELECT p.id, p.store_id AS store, s.name AS "storeName", p.external_id AS "groupKey", b.folded_name AS brand, p.title,
      p.name, p.age_group AS "ageGroup", p.audience, c.path, ${priceStepOf(regularPrice)} AS "priceStep",
      ARRAY(
        SELECT gtin FROM variant WHERE product_id = p.id AND gtin IS NOT NULL
        UNION SELECT p.gtin WHERE p.gtin IS NOT NULL ORDER BY gtin) AS gtins,
      ARRAY(
        SELECT mpn FROM variant WHERE product_id = p.id AND mpn IS NOT NULL
        UNION SELECT p.mpn WHERE p.mpn IS NOT NULL ORDER BY mpn) AS mpns,
      ARRAY(
        SELECT color_id FROM product_color own
        WHERE own.product_id = p.id AND p.guessed_color IS NULL ORDER BY color_id) AS "colorIds"
    FROM product p
    JOIN store s ON s.id = p.store_id
    JOIN brand b ON b.id = p.brand_id
    JOIN category c ON c.id = p.category_id
    WHERE p.id = ANY($1::int[]) AND p.active
  ), printed AS MATERIALIZED (
    SELECT offer.*, p.picture_hashes AS pictures, md5(concat('${version} ', offer, nullif(p.picture_hashes, '{}'))) AS fingerprint
    FROM offer JOIN product p USING (id)
  )
  SELECT printed.*, ARRAY(SELECT fold_text(name::text) FROM color WHERE id = ANY("colorIds")) AS colors
  FROM printed
  LEFT JOIN offer_evidence known ON known.product_id = printed.id
  WHERE known.fingerprint IS DISTINCT FROM printed.fingerprint`;

type Row = {
  id: number;
  store: number;
  storeName: string;
  groupKey: string;
  brand: string;
  title: string;
  name: string;
  ageGroup: string | null;
  audience: 'men' | 'unisex' | null;
  path: string;
  priceStep: number | null;
  gtins: string[];
  mpns: string[];
  colors: string[];
  pictures: string[];
  fingerprint: string;
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
  price: priceOfStep(row.priceStep),
  ...(row.pictures.length > 0 ? { pictures: row.pictures } : {}),
  order: `${row.storeName}\u0001${row.groupKey}`,
});

/** The evidence of an offer, and a fingerprint that changes with it. */
export type ReadEvidence = { evidence: KeptEvidence; fingerprint: string };

/** Returns the current evidence of these products, for those that are active and whose evidence has changed. */
export const readChangedEvidence = async (db: Connection, ids: readonly number[]): Promise<ReadEvidence[]> => {
  const { rows } = await db.query<Row>(evidenceSql, [ids]);
  return rows.map((row) => ({ evidence: evidenceOf(row), fingerprint: row.fingerprint }));
};
