import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandKey } from '@wearfolio/feeds/clean/brand/brand';
import type { CleanRow } from '@wearfolio/feeds/row';
import { readAvantLink, textOf } from '../avantlink-rows.ts';
import { readCleanRows } from '../clean-rows.ts';

/** A store's feed without the columns that state facts, the brands of all other stores, and what the columns stated. */
export type HiddenStore = {
  store: string;
  feed: Buffer;
  others: ReadonlyMap<string, string>;
  stated: ReadonlyMap<string, CleanRow>;
};

const mostRows = 60;
const product = /<Product>[\s\S]*?<\/Product>\s*/g;
const columns = /<(Brand_Name|Color|Size|Gender|Age_Group)>[\s\S]*?<\/\1>\s*/g;

const few = (xml: string): string => {
  let count = 0;
  return xml.replace(product, (whole) => (count++ < mostRows ? whole : ''));
};

/** Reads the AvantLink feeds of a folder for `judgeHidden`. What the columns state is read by the cleaner as it is now. */
export const hiddenStores = async (folder: string): Promise<HiddenStore[]> => {
  const brands = Map.groupBy(
    readAvantLink(folder).map(({ store, fields }) => ({ store, brand: textOf(fields, 'Brand_Name') })),
    ({ store }) => store,
  );
  const files = readdirSync(folder).filter((name) => name.endsWith('.xml') && brands.has(name.slice(0, -4)));
  return Promise.all(
    files.toSorted().map(async (file) => {
      const store = file.slice(0, -4);
      const xml = few(readFileSync(join(folder, file), 'latin1'));
      const rows = await readCleanRows(store, Buffer.from(xml, 'latin1'));
      const known = [...brands].flatMap(([name, all]) => (name === store ? [] : all.map(({ brand }) => brand)));
      return {
        store,
        feed: Buffer.from(xml.replace(columns, ''), 'latin1'),
        others: new Map(known.filter(Boolean).map((brand) => [brandKey(brand), brand])),
        stated: new Map(rows.map((row) => [row.externalId, row])),
      };
    }),
  );
};

const colorsOf = ({ variants }: CleanRow): string[] => variants.flatMap(({ color }) => (color ? [color.parent] : []));
const sizesOf = ({ variants }: CleanRow): string[] => variants.flatMap(({ size }) => (size ? [size.value] : []));

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  [...new Set(one)].toSorted().join() === [...new Set(other)].toSorted().join();

const isNamed = ({ name, variants }: CleanRow, part: 'color' | 'size'): boolean =>
  variants.length === 1 &&
  variants.every((variant) => {
    const text = part === 'color' ? variant.color?.name : variant.size?.value;
    return text !== undefined && name.toLowerCase().includes(text.toLowerCase());
  });

/** Counts the facts that titles, links and descriptions tell as the hidden columns did, by fact. */
export const judgeHidden = async (stores: readonly HiddenStore[]): Promise<Record<string, number>> => {
  const right: Record<string, number> = { brand: 0, title: 0, kind: 0, audience: 0, color: 0, size: 0 };
  const count = (fact: string, isRight: boolean): void => {
    if (isRight) right[fact] = (right[fact] ?? 0) + 1;
  };
  for (const { store, feed, others, stated } of stores) {
    for (const row of await readCleanRows(store, feed, undefined, others)) {
      const known = stated.get(row.externalId);
      if (!known) continue;
      count('brand', brandKey(row.brand) === brandKey(known.brand));
      count('title', row.title.toLowerCase() === known.title.toLowerCase());
      count('kind', row.categoryPath === known.categoryPath);
      count('audience', row.categoryPath.split('/')[0] === known.categoryPath.split('/')[0]);
      if (isNamed(known, 'color')) count('color', isSame(colorsOf(row), colorsOf(known)));
      if (isNamed(known, 'size')) count('size', isSame(sizesOf(row), sizesOf(known)));
    }
  }
  return right;
};
