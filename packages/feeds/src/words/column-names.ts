// cspell:disable: words of several languages
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldNames } from '../raw-record.ts';
import { foldName, foldUmlauts } from './fold.ts';

/** What a name may tell that is no field of ours. `ignored` names are known and say nothing that we show. */
const others = [
  'visibility',
  'option_name',
  'option_value',
  'cost',
  'net_price',
  'unit_price',
  'ignored',
] as const satisfies readonly string[];

/**
 * What a column, option, attribute or param may tell: our fields, and what those lack. In `price` stands the price of today,
 * or the regular one beside a `sale_price`.
 */
export const attributes = [...fieldNames, ...others];

export type Attribute = (typeof attributes)[number];

export type ColumnNames = {
  /** Folded name -> what it may mean, in the order of the table. */
  attributesOf: ReadonlyMap<string, readonly Attribute[]>;
  /** Words that say whose name it is ('product', 'tuotteen') or only that a name follows ('name', 'Wert'). */
  productWords: ReadonlySet<string>;
  labelWords: ReadonlySet<string>;
};

/** Parses lines of an attribute, a language and its names: 'price	de	preis | verkaufspreis'. Throws for an unknown one. */
export const parseColumnNames = (text: string): ColumnNames => {
  const attributesOf = new Map<string, Attribute[]>();
  const words = { product_word: new Set<string>(), label_word: new Set<string>() };
  const known: ReadonlyMap<string, Attribute> = new Map(attributes.map((name) => [name, name]));
  const learn = (name: string, attribute: Attribute): void => {
    const found = attributesOf.get(name) ?? [];
    if (!found.includes(attribute)) attributesOf.set(name, [...found, attribute]);
  };
  for (const line of text.trimEnd().split('\n')) {
    const [head = '', , list = ''] = line.split('\t');
    const names = list.split(' | ');
    if (head === 'product_word' || head === 'label_word') {
      for (const name of names) words[head].add(foldName(name));
      continue;
    }
    const attribute = known.get(head);
    if (attribute === undefined) throw new Error(`The table of column names has the unknown attribute '${head}'`);
    for (const folded of [head, ...names].map(foldName))
      for (const name of [folded, foldUmlauts(folded)]) learn(name, attribute);
  }
  return { attributesOf, productWords: words.product_word, labelWords: words.label_word };
};

let loaded: ColumnNames | null = null;

/** The names of columns in 23 languages, loaded on first use. */
export const columnNames = (): ColumnNames => {
  loaded ??= parseColumnNames(readFileSync(join(import.meta.dirname, 'column-names.tsv'), 'utf8'));
  return loaded;
};
