import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kindKey } from '@wearfolio/feeds/clean/category/kind-model';
import { kindByRules } from '@wearfolio/feeds/clean/category/match-row';
import { parse } from 'csv-parse/sync';
import { readAvantLink, textOf } from '../avantlink-rows.ts';

/** A row with a known kind. `source` is the store or 'styles'; `text` is the model's input. */
export type KindRow = { source: string; part: number; name: string; text: string; kind: string };

const descriptionLength = 300;
/** Stores with a held-back extract. Their rows are not used for training. */
const heldBack: ReadonlySet<string> = new Set(['mountainsteals', 'outdoorgearexchange', 'rei']);
/** Rows are split into this many parts by a hash of their id. */
export const parts = 10;

type Style = Readonly<Record<string, string>>;

const kindOf = (name: string, category: string): string | null => {
  const match = kindByRules(name, category);
  return match ? kindKey(match.family, match.leaf) : null;
};

const partOf = (id: string): number => Number.parseInt(hash('sha1', id, 'hex').slice(0, 2), 16) % parts;

/** The rows of styles.csv. Their article type determines the kind. */
export const styleRows = (path: string): KindRow[] => {
  const rows: Style[] = parse(readFileSync(path), { columns: true, relax_quotes: true, relax_column_count: true });
  return rows.flatMap(({ id = '', articleType = '', subCategory = '', productDisplayName = '' }) => {
    const kind = kindOf(articleType, subCategory);
    return kind === null
      ? []
      : [{ source: 'styles', part: partOf(id), name: productDisplayName, text: productDisplayName, kind }];
  });
};

/** The rows of AvantLink feeds whose name and category determine the kind with certainty. */
export const feedRows = (folder: string): KindRow[] =>
  readAvantLink(folder).flatMap(({ store, fields }) => {
    const name = textOf(fields, 'Product_Name');
    const levels = ['Category', 'SubCategory', 'Product_Group'].map((field) => textOf(fields, field));
    const kind = heldBack.has(store) ? null : kindOf(name, levels.filter(Boolean).join(' > '));
    const about = textOf(fields, 'Long_Description')
      .replace(/<[^>]*>/g, ' ')
      .slice(0, descriptionLength);
    const text = `${textOf(fields, 'Brand_Name')} ${name} ${about}`;
    return kind === null ? [] : [{ source: store, part: partOf(textOf(fields, 'SKU')), name, text, kind }];
  });

/** Whether the files for training exist. */
export const hasTrainingData = (styles: string, folder: string): boolean => {
  try {
    return readFileSync(styles).length > 0 && readdirSync(join(folder)).some((name) => name.endsWith('.xml'));
  } catch {
    return false;
  }
};
