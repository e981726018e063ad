import type { CleanRow } from '@wearfolio/feeds/row';
import { readCleanRows } from '../clean-rows.ts';
import { agesOf, colorsOf, gendersOf, kindsOf } from './measured-words.ts';
import { type Language, languages, type WordRow } from './word-rows.ts';

/** One word of one language in a plain column, and how it was read. */
export type ReadWord = {
  measure: string;
  language: Language;
  word: string;
  expected: string;
  actual: string;
  isRight: boolean;
};

type Case = { english: string; word: string; cells: Readonly<Record<string, string>> };
type Judge = (row: CleanRow, english: string) => { isRight: boolean; expected: string; actual: string };

const columns = [
  'id',
  'title',
  'link',
  'image link',
  'price',
  'currency',
  'category',
  'color',
  'gender',
  'age group',
] as const;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** A made-up store: rows whose titles are names, so that only the columns say anything. */
const storeOf = (cases: readonly Case[]): string => {
  const rows = cases.map(({ cells }, at) => {
    const all: Record<string, string> = {
      id: `A${at}`,
      title: `Zorblat ${at + 1}`,
      link: `https://shop.example/p/${at}`,
      'image link': `https://shop.example/${at}.jpg`,
      price: '19.90',
      currency: 'EUR',
      category: 'Boots',
      ...cells,
    };
    return columns.map((column) => quoted(all[column] ?? '')).join(',');
  });
  return [columns.map(quoted).join(','), ...rows].join('\n');
};

const colorOf: Judge = ({ variants }, english) => {
  const expected = colorsOf[english] ?? [];
  const actual = variants.map(({ color }) => color?.parent ?? 'none').join(', ');
  return { isRight: expected.includes(actual), expected: expected.join(', '), actual };
};

const topOf = (path: string): string => path.split('/')[0] ?? '';

const genderOf: Judge = ({ categoryPath, audience, facts }, english) => {
  const expected = gendersOf[english] ?? '';
  const actual = topOf(categoryPath);
  const isUnisex = actual !== 'men' || (audience === 'men') === (english === 'Male');
  return {
    isRight: actual === expected && isUnisex && facts.audience === 'certain',
    expected,
    actual: `${actual} ${facts.audience}`,
  };
};

const ageOf: Judge = ({ categoryPath }, english) => {
  const actual = topOf(categoryPath);
  const isKids = agesOf[english] ?? false;
  return { isRight: (actual === 'kids') === isKids, expected: isKids ? 'kids' : 'adults', actual };
};

const kindOf: Judge = ({ categoryPath }, id) => {
  const expected = kindsOf[id] ?? [];
  return {
    isRight: expected.some((leaf) => categoryPath.endsWith(leaf)),
    expected: expected.join(', '),
    actual: categoryPath,
  };
};

const casesOf = (
  rows: readonly WordRow[],
  language: Language,
  column: string,
  keyOf: (row: WordRow) => string | null,
) =>
  rows.flatMap((row): Case[] => {
    const [english, word] = [keyOf(row), row.names.get(language)];
    return english === null || word === undefined ? [] : [{ english, word, cells: { [column]: word } }];
  });

const keyed =
  (attribute: string, known: Readonly<Record<string, unknown>>) =>
  ({ cells }: WordRow): string | null =>
    cells.attribute === attribute && cells.en !== undefined && cells.en in known ? cells.en : null;

/** Reads the words of every language from a store with one row for each, and judges the rows. */
export const measureWords = async (values: readonly WordRow[], categories: readonly WordRow[]): Promise<ReadWord[]> => {
  const measures = [
    { measure: 'colors', rows: values, column: 'color', keyOf: keyed('Color', colorsOf), judge: colorOf },
    { measure: 'genders', rows: values, column: 'gender', keyOf: keyed('Target gender', gendersOf), judge: genderOf },
    { measure: 'ages', rows: values, column: 'age group', keyOf: keyed('Age group', agesOf), judge: ageOf },
    {
      measure: 'kinds',
      rows: categories,
      column: 'category',
      keyOf: ({ cells }: WordRow) => (cells.id !== undefined && cells.id in kindsOf ? cells.id : null),
      judge: kindOf,
    },
  ];
  const read: ReadWord[] = [];
  for (const { measure, rows, column, keyOf, judge } of measures) {
    for (const language of languages) {
      const cases = casesOf(rows, language, column, keyOf);
      const cleaned = await readCleanRows('Made-up store', Buffer.from(storeOf(cases)));
      const byId = new Map(cleaned.map((row) => [row.externalId, row]));
      for (const [at, { english, word }] of cases.entries()) {
        const row = byId.get(`A${at}`);
        const verdict = row ? judge(row, english) : { isRight: false, expected: 'a row', actual: 'none' };
        read.push({ measure, language, word, ...verdict });
      }
    }
  }
  return read;
};
