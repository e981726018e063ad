// cspell:disable: words of headers in many languages
import { memo } from '../clean/memo.ts';
import { type Attribute, columnNames } from './column-names.ts';
import { foldLetters, foldName, foldUmlauts } from './fold.ts';
import { currencyOf, isMinor, lacksTax, withoutTax } from './header-notes.ts';

/** What the name of a column, option, attribute or param says. */
export type Header = {
  /** What it may mean, likeliest first; empty if the name is unknown. */
  attributes: readonly Attribute[];
  attribute: Attribute | null;
  /** Whether the whole name is known, so that no word of it was left out. */
  isExact: boolean;
  /** The currency that stands beside the name of an amount. */
  currency: string | null;
  /** Whether its amounts are hundredths of the currency: 'price_cents'. */
  isMinor: boolean;
  /** What stands in brackets, and a unit: 'EU' of 'Größe (EU)'. */
  note: string;
  /** The number of a name in a series: 2 of 'Attribute 2 name'. */
  index: number | null;
};

const money: ReadonlySet<Attribute> = new Set<Attribute>([
  'price',
  'sale_price',
  'retail_price',
  'cost',
  'net_price',
  'unit_price',
  'shipping',
  'free_shipping',
]);

/** Attributes that a longer name may mean as well: 'color_primary', 'main_category_text'. */
const loosely: ReadonlySet<Attribute> = new Set<Attribute>([
  'color',
  'size',
  'gender',
  'age_group',
  'brand',
  'category',
  'material',
  'image',
  'gtin',
]);

/** Words that mean nothing as a part of a longer name. */
const vague: ReadonlySet<string> = new Set(
  'type typ tipo cat section media label kind art kod code number numero'.split(' '),
);

const wordsOf = (name: string): string[] =>
  foldLetters(name.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')).match(/\p{L}+|\p{N}+/gu) ?? [];

const known = (name: string): readonly Attribute[] => {
  const { attributesOf } = columnNames();
  return attributesOf.get(name) ?? attributesOf.get(foldUmlauts(name)) ?? [];
};

const shortestStem = 5;

/** Looks a word up by its stem, so that cases and plurals need no entry: 'farbene', 'размера'. */
const byStem = (name: string): readonly Attribute[] => {
  for (let cut = 1; cut <= 2 && name.length - cut >= shortestStem; cut += 1) {
    const found = known(name.slice(0, -cut));
    if (found.length > 0) return found;
  }
  return [];
};

type Found = { attributes: readonly Attribute[]; isExact: boolean };
const nothing: Found = { attributes: [], isExact: false };

/** Articles and prepositions inside a name: 'identificador de URL', 'Preis des Artikels'. */
const particles: ReadonlySet<string> = new Set(
  'de da do del della di du des der dem den la le el il los las the of for von van the a al'.split(' '),
);

const without = (words: readonly string[], dropped: ReadonlySet<string>): string =>
  words.filter((word) => !dropped.has(word)).join('');

/** Returns what a longer name may mean by its first or last words: 'color' of 'color_primary'. */
const byPart = (words: readonly string[]): readonly Attribute[] => {
  const { productWords, labelWords } = columnNames();
  const parts = words.slice(1).flatMap((_, at) => [words.slice(0, at + 1), words.slice(at + 1)]);
  const found = parts.flatMap((part) => {
    const name = part.join('');
    if (vague.has(name) || productWords.has(name) || labelWords.has(name)) return [];
    return known(name).filter((attribute) => loosely.has(attribute));
  });
  return [...new Set(found)];
};

const shortestPart = 4;

/** Reads a compound that ends or begins in a word without meaning: 'Farbbezeichnung', 'Produktfarbe'. */
const byCompound = (word: string): readonly Attribute[] => {
  const { productWords, labelWords } = columnNames();
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (productWords.has(start)) return known(end);
    const found = labelWords.has(end) ? [start, `${start}e`].map(known).find(({ length }) => length > 0) : undefined;
    if (found) return found;
  }
  return [];
};

const pricesOnly: ReadonlySet<Attribute> = new Set<Attribute>(['price', 'sale_price', 'retail_price']);

/** Words of Japanese stand without spaces: '通常購入販売価格' ends in a price. */
const unspacedWord = /[\u3040-\u30ff\u3400-\u9fff]{2,}$/u;
const shortestEnding = 2;

const byEnding = (word: string): readonly Attribute[] => {
  const end = unspacedWord.exec(word)?.[0] ?? '';
  for (let at = 0; at <= end.length - shortestEnding; at += 1) {
    const found = known(end.slice(at)).filter((attribute) => pricesOnly.has(attribute));
    if (found.length > 0) return found;
  }
  return [];
};

const find = (name: string): Found => {
  const words = wordsOf(name);
  const { productWords, labelWords } = columnNames();
  const letters = words.filter((word) => !/^\p{N}/u.test(word));
  for (const whole of [words.join(''), letters.join(''), without(letters, productWords), without(letters, particles)]) {
    const attributes = known(whole);
    if (attributes.length > 0) return { attributes, isExact: true };
  }
  const bare = without(letters, new Set([...productWords, ...labelWords]));
  for (const attributes of [
    known(bare),
    byStem(letters.join('')),
    byStem(bare),
    byCompound(letters.join('')),
    byPart(letters),
    byEnding(letters.join('')),
  ])
    if (attributes.length > 0) return { attributes, isExact: false };
  return nothing;
};

const bracket = /[([{（［]([^)\]}）］]*)[)\]}）］]?/gu;

const isMoney = ({ attributes }: Found): boolean => attributes.some((attribute) => money.has(attribute));

/** 'price_fr' is a price in French, not in francs; 'Cena kc' is one in crowns. */
const isLanguage = (word: string): boolean => /^[a-z]{1,2}$/i.test(word) && !/^(?:kc|zl|tl|ft)$/i.test(word);

/** Reads a currency before or after the name of an amount: 'price_eur', 'PriceEUR', 'Ціна, грн', 'USD price'. */
const withCurrency = (name: string): { rest: string; currency: string } | null => {
  const words = name
    .replace(/(\p{Ll})(\p{Lu}{3})$/u, '$1 $2')
    .split(/[\s_,;:/-]+/u)
    .filter((word) => word !== '');
  for (const at of [words.length - 1, 0]) {
    const word = words[at] ?? '';
    const currency = words.length > 1 && !isLanguage(word) ? currencyOf(word) : null;
    if (currency === null) continue;
    const rest = words.toSpliced(at, 1);
    return { rest: (/^(?:in|en|em|i|v|w)$/i.test(rest.at(-1) ?? '') ? rest.slice(0, -1) : rest).join(' '), currency };
  }
  return null;
};

const findAmount = (name: string): Found & { currency: string | null } => {
  const quoted = withCurrency(name);
  const beside = quoted ? findPlain(quoted.rest) : nothing;
  if (quoted && isMoney(beside)) return { ...beside, currency: quoted.currency };
  const bare = /^[A-Z]{3}$/.test(name) ? currencyOf(name) : null;
  const plain = findPlain(name);
  if (bare && plain.attributes.length === 0) return { attributes: ['price'], isExact: false, currency: bare };
  return { ...plain, currency: null };
};

const minorWords = /[\s_-]*(?:in[\s_-]?)?(?:cents?|minor(?:[\s_-]?units?)?|pence|öre|øre|groszy?)$/iu;

/** Finds a name as it stands, else without its tax and its unit, else by the last step of a path. */
const findPlain = (name: string): Found => {
  const plain = [name, withoutTax(foldLetters(name)), name.replace(minorWords, '')];
  const found = plain.map(find);
  const exact = found.find(({ isExact }) => isExact);
  if (exact) return exact;
  // The last step of a path says most; what stands before a colon is a name of its own: 'Stock: Main Warehouse'.
  const steps = [/[./>:#@]([^./>:#@]+)$/u.exec(name)?.[1], /^([^:]+):/u.exec(name)?.[1]];
  const parts = steps.map((step) => (step === undefined ? nothing : find(step)));
  const part = parts.find(({ isExact }) => isExact);
  return part ?? found.find(({ attributes }) => attributes.length > 0) ?? nothing;
};

/** Returns whether a name speaks of a price by one of its words: 'prezzo_effettivo'. The amounts say which price it is. */
export const mentionsPrice = (name: string): boolean =>
  [readHeader(name).attributes, ...wordsOf(name).map((word) => known(word))].some((attributes) =>
    attributes.some((attribute) => pricesOnly.has(attribute)),
  );

/**
 * Reads the name of a column, option, attribute or param in any of the table's languages. Brackets, units, taxes and a
 * currency are split off: 'Pris (SEK, inkl. moms)' is a price in SEK with a note.
 */
export const readHeader = memo((text: string): Header => {
  const notes = [...text.matchAll(bracket)].map(([, inside = '']) => inside.trim()).filter((inside) => inside !== '');
  const name = text.replace(bracket, ' ').trim();
  const whole = notes.length > 0 ? find(text) : nothing;
  const outside = findAmount(name === '' ? text : name);
  const found = whole.isExact ? whole : outside;
  // The brackets of 'value(s)' hold an ending.
  const note = whole.isExact && /\p{L}[([{]\p{Ll}{1,2}[)\]}]/u.test(text) ? '' : notes.join(', ');
  const inBrackets = note.split(/[\s,;/]+/u).flatMap((word) => currencyOf(word) ?? [])[0];
  const quoted = outside.currency ?? inBrackets ?? null;
  const isAmount = isMoney(found);
  const isNet = isAmount && lacksTax(text);
  const attributes = isNet ? (['net_price'] as const) : found.attributes;
  return {
    attributes,
    attribute: attributes[0] ?? null,
    isExact: found.isExact,
    currency: isAmount ? quoted : null,
    isMinor: isAmount && isMinor(text),
    note,
    index: Number(/\d+/.exec(foldName(name))?.[0] ?? Number.NaN) || null,
  };
});
