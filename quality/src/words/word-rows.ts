import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a table of names: its first columns by header, and its names by language. */
export type WordRow = { cells: Readonly<Record<string, string>>; names: ReadonlyMap<string, string> };

/** The languages that are measured: all of the tables that shops of the shop's continent and its neighbors use. */
export const languages = [
  'cs',
  'da',
  'de',
  'es',
  'fi',
  'fr',
  'it',
  'ja',
  'nb',
  'nl',
  'pl',
  'pt-BR',
  'sv',
  'tr',
] as const;

export type Language = (typeof languages)[number];

const tableOf = (text: string): WordRow[] => {
  const [head = '', ...lines] = text.trimEnd().split('\n');
  const headers = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    const cells = Object.fromEntries(headers.map((header, at) => [header, values[at] ?? '']));
    const names = languages.flatMap((language) => (cells[language] ? [[language, cells[language]] as const] : []));
    return { cells, names: new Map(names) };
  });
};

/** Reads `values.tsv` and `categories.tsv` of a folder; null if they are not there. */
export const readWords = (folder: string): { values: WordRow[]; categories: WordRow[] } | null => {
  const [values, categories] = ['values.tsv', 'categories.tsv'].map((name) => join(folder, name));
  if (!values || !categories || !existsSync(values) || !existsSync(categories)) return null;
  return { values: tableOf(readFileSync(values, 'utf8')), categories: tableOf(readFileSync(categories, 'utf8')) };
};
