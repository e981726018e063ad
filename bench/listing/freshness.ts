import { Readable } from 'node:stream';
import { importFeed } from '@wearfolio/catalogue/import/import-feed';
import type { ShopProcess } from '../shop/shop-process.ts';
import { askOnce } from './load.ts';

const store = 'Bench Freshness';
const rows = 1000;

/**
 * Times in ms: from the end of an import of a thousand changed rows until they are visible, and the slowest replies
 * before and during the import.
 */
export type Freshness = { seenAfter: number; longestCalm: number; longestMeanwhile: number };

const feed = (price: string): Buffer =>
  Buffer.from(
    [
      'id,name,link,price',
      ...Array.from({ length: rows }, (_, at) => `${at},Bench Hat ${at},https://bench.example/${at},${price}`),
    ].join('\n'),
  );

const importAt = async (databaseUrl: string, price: string): Promise<number> => {
  await importFeed({
    url: databaseUrl,
    bytes: Readable.from([feed(price)]),
    source: 'bench',
    store,
    reportsDir: null,
    settings: { currency: 'USD' },
    acceptJumps: true,
    say: () => undefined,
  });
  return performance.now();
};

// Counts only full matches. A search with few of them also shows other products.
const countAbove5000 = async ({ url }: ShopProcess): Promise<number> => {
  const reply = await fetch(`${url}/api/productList?keyword=bench+hat+over+5000`);
  return ((await reply.json()) as { complete?: number }).complete ?? 0;
};

const untilSeen = async (shops: readonly ShopProcess[], count: number): Promise<number> => {
  for (const shop of shops) while ((await countAbove5000(shop)) !== count);
  return performance.now();
};

/** The slowest reply for one customer who requests pages in sequence until `isOver` returns true. */
const browse = async ({ url }: ShopProcess, isOver: (asked: number) => boolean): Promise<number> => {
  let longest = 0;
  for (let asked = 0; !isOver(asked); asked += 1)
    longest = Math.max(longest, await askOnce(`${url}/api/productList?page=${1 + (asked % 50)}`));
  return longest;
};

/** Imports a thousand rows, then new prices for them, and waits until all shops show the new prices. */
export const measureFreshness = async (
  databaseUrl: string,
  shops: readonly [ShopProcess, ...ShopProcess[]],
): Promise<Freshness> => {
  await importAt(databaseUrl, '6000.00');
  await untilSeen(shops, rows);
  const longestCalm = await browse(shops[0], (asked) => asked === 300);
  let isSeen = false;
  const change = async (): Promise<number> => {
    const ended = await importAt(databaseUrl, '20.00');
    return (await untilSeen(shops, 0)) - ended;
  };
  const changed = change().finally(() => {
    isSeen = true;
  });
  const [seenAfter, longestMeanwhile] = await Promise.all([changed, browse(shops[0], () => isSeen)]);
  return { seenAfter, longestCalm, longestMeanwhile };
};
