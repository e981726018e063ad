import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, Locale } from './locales.ts';

/** The folder of each language. English is in the first column of all tables, so it has none. */
const folders: Readonly<Partial<Record<Language | Locale, string>>> = {
  de: 'german',
  fr: 'french',
  es: 'spanish',
  sv: 'swedish',
  pl: 'polish',
};

/** A text of the data in English, and in another language. */
export type Row = readonly [english: string, own: string];

/** Reads a table of a language, in its order. English and its pseudo-languages have no rows. */
export const readTable = (language: Language | Locale, table: 'names' | 'desk-reasons' | 'desk-forms'): Row[] => {
  const folder = folders[language];
  if (folder === undefined) return [];
  const [, ...lines] = readFileSync(join(import.meta.dirname, folder, `${table}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line): Row => {
    const [english = '', own = ''] = line.split('\t');
    return [english, own];
  });
};

/** Reads the names of a language. */
export const readNames = (language: Language | Locale): Row[] => readTable(language, 'names');
