import { traits } from './english/traits.ts';
import { defaultLocale, type Locale } from './locales.ts';
import { type NameOf, type Names, nameAmong } from './name-of.ts';
import { readNames } from './table.ts';
import { translateIn } from './translate.ts';

type Trait = keyof typeof traits;

/** The names of traits, which facets give in English. Those with a value in them are messages only. */
const traitsIn = (locale: Locale): Names => {
  const t = translateIn(locale);
  const plain = (Object.keys(traits) as Trait[]).filter(
    (key): key is Exclude<Trait, 'traits.fast'> => !traits[key].includes('{'),
  );
  return Object.fromEntries(plain.map((key) => [traits[key], t(key)]));
};

// Every language of the shop has all names.
const completeLocale = 'de';

const known = new Map<Locale, Names>();

/**
 * The names of kinds, colors, sizes and traits in a language, by their English ones, which are the data's. Empty for
 * English and its pseudo-languages.
 */
export const namesIn = (locale: Locale): Names => {
  const rows = known.has(locale) ? [] : readNames(locale);
  const names = known.get(locale) ?? (rows.length === 0 ? {} : { ...traitsIn(locale), ...Object.fromEntries(rows) });
  known.set(locale, names);
  return names;
};

/** The names of the data as the desk says them in a language, in English too, for what is known by its slug alone. */
export const deskNamesIn = (locale: Locale): Names => {
  if (locale !== defaultLocale) return namesIn(locale);
  return Object.fromEntries(readNames(completeLocale).map(([english]) => [english, english]));
};

/** Names things of the data in a language. */
export const nameIn =
  (locale: Locale): NameOf =>
  (name) =>
    nameAmong(namesIn(locale), name);
