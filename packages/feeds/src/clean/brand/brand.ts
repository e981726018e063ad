// cspell:ignore arket superdry ecko volcom Norrøna Norrona
import { rowsOf } from '../../words/table.ts';

/** Display name for a row without a brand. */
export const unbranded = 'Unbranded';

/**
 * Returns the key that all spellings of a brand share: 'Five.Ten' and 'FIVE TEN' give 'fiveten'. Ignores case, accents,
 * punctuation and legal forms such as 'Inc'.
 */
export const brandKey = (name: string): string => {
  // Most names are ASCII and need no normalization.
  const plain = /^[\x20-\x7e]*$/.test(name) ? name : name.normalize('NFKD').replace(/\p{M}/gu, '');
  const folded = plain.toLowerCase().replace(/&/g, ' and ').trim();
  const bare = folded.replace(/(?:[\s,]+(?:inc|llc|ltd|gmbh|co|corp|s\.?p\.?a|usa|n\.a|north america)\.?)+$/, '');
  const key = (bare === '' ? folded : bare).replace(/[^\p{L}\p{N}]+/gu, '');
  return key === '' ? folded.replace(/\s+/g, '') : key;
};

/** The source of a pattern for a brand with any marks between its words: 'Fir & Ac' for 'FIR&AC', 'Five.Ten' for 'Five Ten'. */
export const patternOf = (brand: string): string => {
  const words = brand.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length === 0 ? RegExp.escape(brand) : words.map(RegExp.escape).join("[\\s&.,'’/+-]{0,3}");
};

/** Brands that feeds often misspell, by all of their names. */
const builtIn = new Map<string, string>();
for (const [display = '', others = ''] of rowsOf('clean/brand/brand-aliases.tsv')) {
  for (const name of [display, ...others.split(' | ')]) if (name !== '') builtIn.set(brandKey(name), display);
}

/**
 * Returns a brand's display name: first from the aliases of ops, by lower-cased text or by key, then from the built-in
 * list, else as fed.
 */
export const brandResolver = (aliases: ReadonlyMap<string, string>): ((brand: string) => string) => {
  const byKey = new Map<string, string>();
  for (const [alias, display] of aliases) byKey.set(brandKey(alias), display);
  return (brand) => {
    if (brand === '') return unbranded;
    const key = brandKey(brand);
    return aliases.get(brand.toLowerCase()) ?? byKey.get(key) ?? builtIn.get(key) ?? brand;
  };
};

/** Brands that are also common words. In a title they may be only words. */
export const dictionaryWords = new Set(
  'only next free on guess gap diesel theory vans express monsoon oasis coast reserved mango fossil boss champion supreme hurley roots joy pieces object even&odd weekday other stories arket cos noisy may mustang replay superdry fly iron fist red wing north black white outdoor sport active basic classic original vintage new puma jaguar dove nova ecko element volcom quest summit peak trail mountain alpine'.split(
    ' ',
  ),
);
