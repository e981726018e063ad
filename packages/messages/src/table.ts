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

/** Reads the names of a language, in their order. English and its pseudo-languages have no rows. */
export const readNames = (language: Language | Locale): Row[] => {
  const folder = folders[language];
  if (folder === undefined) return [];
  const [, ...lines] = readFileSync(join(import.meta.dirname, folder, 'names.tsv'), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line): Row => {
    const [english = '', own = ''] = line.split('\t');
    return [english, own];
  });
};
