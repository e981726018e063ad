import { traits } from './english/traits.ts';
import { defaultLocale, type Locale } from './locales.ts';
import { type NameOf, type Names, nameAmong } from './name-of.ts';
import { readTable } from './table.ts';
import { translateIn } from './translate.ts';

const readNames = (): ReadonlyMap<string, Names> => {
  const { locales, rows } = readTable('names.tsv');
  const columns = locales.map((locale, at): [string, Names] => [
    locale,
    Object.fromEntries(rows.map((row): [string, string] => [row[0] ?? '', row[at] ?? ''])),
  ]);
  return new Map(columns);
};

const written = readNames();

type Trait = keyof typeof traits;

/** The names of traits, which facets give in English. Those with a value in them are messages only. */
const traitsIn = (locale: Locale): Names => {
  const t = translateIn(locale);
  const plain = (Object.keys(traits) as Trait[]).filter(
    (key): key is Exclude<Trait, 'traits.fast'> => !traits[key].includes('{'),
  );
  return Object.fromEntries(plain.map((key) => [traits[key], t(key)]));
};

const known = new Map<Locale, Names>();

/**
 * The names of kinds, colors, sizes and traits in a language, by their English ones, which are the data's. Empty for
 * English and its pseudo-languages.
 */
export const namesIn = (locale: Locale): Names => {
  const kinds = locale === defaultLocale ? undefined : written.get(locale);
  if (!kinds) return {};
  const names = known.get(locale) ?? { ...traitsIn(locale), ...kinds };
  known.set(locale, names);
  return names;
};

/** Names things of the data in a language. */
export const nameIn =
  (locale: Locale): NameOf =>
  (name) =>
    nameAmong(namesIn(locale), name);
