import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import { LRUCache } from 'lru-cache';
import { listShown, type Shown } from './change-queries.ts';
import { outLink } from './out-links.ts';
import { type ShownTo, toPartnerProduct } from './product-rows.ts';

/** About 10,000 products: as many as change between two readings of a mirror. */
const mostCharacters = 16 * 1024 * 1024;

/** Whom products are written for. */
export type Reader = Omit<ShownTo, 'slug'> & { slug: string; destination: Destination | null };

/**
 * Writes products as JSON for partners. All but the link that counts for one of them is written once for each change of
 * a product, because partners follow the same changes: reading and writing a product costs 50 times as much as its
 * number.
 */
export const createProductTexts = (db: Database) => {
  const written = new LRUCache<string, string>({ maxSize: mostCharacters, sizeCalculation: ({ length }) => length });

  /** The JSON of each of these products that shoppers of the market see, by product id. */
  return async (products: readonly Shown[], { slug, destination, ...to }: Reader): Promise<Map<number, string>> => {
    const market = JSON.stringify([destination, to]);
    const keyOf = (number: number): string => `${number} ${market}`;
    const texts = new Map<number, string>();
    const missing: number[] = [];
    for (const { number, productId } of products) {
      const text = written.get(keyOf(number));
      if (text === undefined) missing.push(productId);
      else texts.set(productId, text);
    }
    const rows = missing.length > 0 ? await listShown(db, missing, destination) : [];
    for (const { number, ...row } of rows) {
      const { product_url: _, ...shared } = toPartnerProduct(row, { ...to, slug: null });
      const text = JSON.stringify(shared);
      texts.set(row.id, text);
      // It may have changed since its number was read.
      written.set(keyOf(number), text);
    }
    for (const [id, text] of texts)
      texts.set(id, `{"product_url":${JSON.stringify(outLink(to.publicUrl + to.pages, id, slug))},${text.slice(1)}`);
    return texts;
  };
};
