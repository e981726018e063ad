import { type QualityFact, qualityFacts } from '@wearfolio/contracts/quality-facts';
import { withConnection } from '../connection.ts';
import { percent, thousands } from '../format.ts';
import type { Quality } from '../import/quality.ts';
import { findStore } from '../import/runs.ts';
import { Refused } from '../refused.ts';
import { listQuality, type QualityPoint, readTrend, type StoreQuality } from './quality.ts';
import { listUnknownReasons, reasonLines } from './unknown-reasons.ts';

/** Display name of each share. */
export const qualityWords: Record<QualityFact, string> = {
  brand: 'brand',
  category: 'leaf category',
  audience: 'audience',
  color: 'color',
  size: 'size',
  gtin: 'GTIN',
  mpn: 'MPN',
  picture: 'picture',
  description: 'description',
};

const head = (first: string): string[] => [
  first,
  'products',
  ...qualityFacts.map((name) => qualityWords[name]),
  'likely duplicates',
];

const cells = (quality: Quality): string[] => [
  thousands(quality.products),
  ...qualityFacts.map((name) => percent(quality[name], quality.products)),
  thousands(quality.duplicates),
];

const rowOf = ({ store, quality, at }: StoreQuality): string[] => {
  if (quality) return [store, ...cells(quality)];
  return [store, at ? 'measured by its next import' : 'never imported'];
};

const pointOf = ({ at, quality }: QualityPoint): string[] => [
  at.toISOString().slice(0, 16).replace('T', ' '),
  ...cells(quality),
];

const alikeLines = (quality: Quality | null | undefined): string[] =>
  (quality?.examples ?? []).map(
    ({ title, products, ids }) => `  ${thousands(products)} x ${title}: ${ids.join(', ')}, ...`,
  );

/** A titled table of cells, with lines below it. */
export type Board = { title: string; rows: string[][]; lines: string[] };

/**
 * Describes the data quality of all stores, or of one with its last imports, and why values are unknown. Throws Refused
 * if the store does not exist.
 */
export const describeQuality = (url: string, store?: string): Promise<Board[]> =>
  withConnection(url, async (db) => {
    const storeId = store === undefined ? null : await findStore(db, store);
    if (store !== undefined && storeId === null) throw new Refused(`There is no store ${store}`);
    const stores = await listQuality(db, { storeId });
    const reasons = reasonLines(await listUnknownReasons(db, storeId));
    const board: Board = {
      title: 'Share of products with a known value; descriptions count from 81 characters',
      rows: [head('store'), ...stores.map(rowOf)],
      lines: [],
    };
    const why: Board = {
      title: 'Why values are unknown',
      rows: [],
      lines: reasons.length > 0 ? reasons : ['  No value is unknown'],
    };
    if (storeId === null) return [board, why];
    const points = await readTrend(db, storeId);
    const trend: Board = { title: 'Last imports (UTC)', rows: [head('import'), ...points.map(pointOf)], lines: [] };
    const alike = alikeLines(stores[0]?.quality);
    return [board, trend, ...(alike.length > 0 ? [{ title: 'Likely duplicates', rows: [], lines: alike }] : []), why];
  });
