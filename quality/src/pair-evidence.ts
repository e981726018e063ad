import { audienceOf, kindOf, priceOf } from '@wearfolio/catalogue/matching/evidence-of-row';
import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import type { CleanRow } from '@wearfolio/feeds/row';
import { brandOf } from '@wearfolio/matching/brand';
import type { OfferEvidence } from '@wearfolio/matching/evidence';
import { readCleanRows } from './clean-rows.ts';
import type { Offer } from './read-offers.ts';

const header = [
  'id',
  'item_group_id',
  'title',
  'brand',
  'product_type',
  'gender',
  'age_group',
  'color',
  'size',
  'price',
  'retail_price',
  'mpn',
  'gtin',
  'link',
  'description',
];

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** One row per color, size and number, as in a feed with variants. */
const linesOf = (offer: Offer): string[] => {
  const count = Math.max(1, offer.colors.length, offer.sizes.length, offer.mpns.length, offer.gtins.length);
  return Array.from({ length: count }, (_, at) =>
    [
      `${offer.id}#${at}`,
      offer.id,
      offer.title,
      offer.brand,
      offer.category,
      offer.gender,
      offer.ageGroup,
      offer.colors[at] ?? offer.colors[0] ?? '',
      offer.sizes[at] ?? offer.sizes[0] ?? '',
      offer.price,
      offer.retailPrice,
      offer.mpns[at] ?? '',
      offer.gtins[at] ?? '',
      `https://${offer.store}.example${offer.path || `/${offer.sku}`}`,
      offer.description,
    ]
      .map(quoted)
      .join(','),
  );
};

const known = <T>(values: readonly (T | null | undefined)[]): T[] =>
  [...new Set(values)].filter((value) => value !== null && value !== undefined).sort();

/** The evidence of a product, as an import of its rows would store it. */
const evidenceOf = (rows: readonly [CleanRow, ...CleanRow[]], id: number, store: number): OfferEvidence => {
  const [{ name, title, brand, ageGroup, audience, categoryPath: path, retailCents, priceCents, groupId }] = rows;
  const variants = rows.flatMap((row) => row.variants);
  return {
    id,
    store,
    groupKey: groupId ?? '',
    brand: brandOf(brandKey(brand)),
    title,
    audience: audienceOf({ name, ageGroup, audience, path }),
    kind: kindOf(path),
    gtins: known([...rows, ...variants].map(({ gtin }) => gtin)),
    mpns: known([...rows, ...variants].map(({ mpn }) => mpn)),
    colors: known(variants.map(({ color }) => color?.name.toLowerCase())),
    price: priceOf(retailCents ?? priceCents),
  };
};

/** Cleans offers like an import of each store's feed, and returns their evidence by offer id. */
export const readEvidence = async (offers: readonly Offer[]): Promise<Map<string, OfferEvidence>> => {
  const evidence = new Map<string, OfferEvidence>();
  const stores = [...Map.groupBy(offers, ({ store }) => store)];
  for (const [at, [store, ofStore]] of stores.entries()) {
    const feed = [header.join(','), ...ofStore.flatMap(linesOf)].join('\n');
    const rows = await readCleanRows(store, Buffer.from(feed));
    for (const [id, [first, ...rest]] of Map.groupBy(rows, ({ groupId }) => groupId ?? '')) {
      if (first) evidence.set(id, evidenceOf([first, ...rest], evidence.size + 1, at + 1));
    }
  }
  return evidence;
};
