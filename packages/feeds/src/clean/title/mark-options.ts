// cspell:ignore couleur colore
import { isPlainlySize } from '../size/size-text.ts';
import { hasNoun, lastNounEnd } from './nouns.ts';
import { cutOfferAhead, cutSizeAtEnd, sizeIn, splitAtNote } from './option-words.ts';
import { fitAlone, isColor, maxColorWords, type TitleHints } from './title-kinds.ts';

const colorLabel = /(?<=^|[\s,(|–-])(?:colou?r|farbe|couleur|colore?|kleur)\s*[:=]\s*/giu;
const sizeLabel = /(?<=^|[\s,(|–-])(?:size|sz)\s*[:=.]\s*/giu;

const endsInMark = /[,:([|–—-]$/u;

/** Sizes that nothing else looks like: '6.5 B(M) US' and 'M7/W8.5'. */
const clearSize =
  /(?<=[\p{L}\p{N}"'’)])\s+(\d{1,2}(?:\.5)?\s[A-E]{1,3}\([MW]\)(?:\sUS)?|M\d{1,2}(?:\.5)?\s?\/\s?W\d{1,2}(?:\.5)?)\s+(?!US\b)(?=\p{L})/u;
// Rules out most names with one search.
const mayHoldClear = /\([MW]\)|M\d{1,2}(?:\.5)?\s?\/\s?W\d/;

/** Separates such a size from the words around it if a color can follow: 'Ridge Boot M7/W8.5 Black' -> 'Ridge Boot - M7/W8.5 - Black'. */
const markClear = (name: string): string => (mayHoldClear.test(name) ? name.replace(clearSize, ' - $1 - ') : name);

/** Separates labeled options: 'Boot Size: 9 Color: Slate' -> 'Boot - Size 9 - Slate'. */
const markLabels = (name: string): string => {
  const mark = (label: string) => (_: string, at: number, whole: string) => {
    const before = whole.slice(0, at).trimEnd();
    return before === '' || endsInMark.test(before) ? label : `- ${label}`;
  };
  return /[:=.]/.test(name) ? name.replace(colorLabel, mark('')).replace(sizeLabel, mark('Size ')) : name;
};

// Rules out most names with one search.
const mayHoldSize = /\s(?:size|sz|eur?|us|uk)\s?\d|\d\.5\s|\s(?:size|sz)\s+(?:x|s|m|l|one|os|reg)|\sone size\s/i;
const sizeWithin =
  /^(\p{L}.*?[\p{L}\p{N}"'’)]|.*?\p{L}\S*)\s+(one size|(?:size|sz|eur?|us|uk)\s?\d{1,2}(?:[.,]\d)?|(?:size|sz)\s(?:(?:x{1,3}|[2-4]x)?[sl]|m|s\/m|m\/l|l\/xl|(?:x{1,2}-?)?(?:small|large)|medium|regular|long|short|one size|os|\d{1,3}\s?(?:cm|mm|m)|\d{2}\s?x\s?\d{2})|(?:[3-9]|1[0-6]|3[3-9]|4\d)\.5)\s+(?:(?:medium|wide|narrow|regular)\s+)?(?!(?:wo)?men|kids|boys|girls|ladies|unisex|youth)(\p{L}[\p{L}\s/'’-]*)$/iu;

/** Separates a size that only a color follows: 'Boot EU 39 Yellow' -> 'Boot - EU 39 - Yellow'. */
const markSize = (name: string, hints: TitleHints): string => {
  const [, product = '', size = '', color = ''] = mayHoldSize.test(name) ? (sizeWithin.exec(name) ?? []) : [];
  if (product === '' || hasNoun(color) || color.split(/\s+/).length > maxColorWords) return name;
  if (sizeIn(`${size} ${color}`) !== null) return name;
  const isOption =
    /^\p{L}/u.test(size) && (hasNoun(product) || /^s/i.test(size)) && !/\s(?:for|in|with|to|up|plus)$/i.test(product);
  return isOption || isColor(color, hints) ? `${product} - ${size} - ${color}` : name;
};

const mayHoldAudience = /(?:men|kid|youth|ladies|unisex|wmn)/i;
// After a separator or the word 'Size', the audience belongs to the size: "Vest - Men's Small".
const behindAudience =
  /^(.*[\p{L}\p{N}"'’](?<!\bsize)\s\(?(?:(?:wo)?men['’]?s?|wmns?|ladies|kids?['’]?s?|youth|unisex)\)?)\s+(?:[-–]\s+)?(.+)$/iu;
const mostSizeWords = 3;

/** Splits a name after its audience or at a note, where its own words end; null without either. */
const splitAtEnd = (name: string): readonly [product: string, tail: string] | null => {
  const [, product, tail] = mayHoldAudience.test(name) ? (behindAudience.exec(name) ?? []) : [];
  return product && tail && !hasNoun(tail) ? [product, tail] : splitAtNote(name);
};

/**
 * Separates an end that consists of condition, width, size and color only: 'Solution Comp Womens - Discontinued Wide 37
 * Hibiscus' -> 'Solution Comp Womens - 37 - Hibiscus'. A size alone may be the model's number.
 */
const markTail = (name: string, hints: TitleHints): string => {
  const [product, tail] = splitAtEnd(name) ?? [name, ''];
  const bare = cutOfferAhead(tail);
  if (tail === '' || hasNoun(bare) || /\s\/\s|[([]/.test(bare)) return name;
  if (fitAlone.test(bare)) return `${product} - ${bare}`;
  return markOptions(name, [product, tail, bare], hints);
};

const markOptions = (name: string, [product, tail, bare]: [string, string, string], hints: TitleHints): string => {
  const words = bare.split(/\s+/);
  for (let count = Math.min(mostSizeWords, words.length); count > 0; count -= 1) {
    const size = words.slice(0, count).join(' ');
    const color = words.slice(count).join(' ');
    if (sizeIn(size) === null || /\d/.test(color) || words.length - count > maxColorWords) continue;
    const isOption = bare !== tail || hints.endsInSizes === true || isPlainlySize(size) || isColor(color, hints);
    return isOption ? [product, size, ...(color === '' ? [] : [color])].join(' - ') : name;
  }
  return bare !== tail && isColor(bare, hints) ? `${product} - ${bare}` : name;
};

const letterOfPerson = /^(\S.*?\S)\s([MW])(?:\s(?:Reg|Regular|Long|Short|Tall))?\s+(?:[-–|/]\s+)?(\p{Lu}.*|\d.*)$/u;

/**
 * 'Ridge Trousers M Reg Dark Olive 46' -> 'Men's Ridge Trousers - Dark Olive 46': a letter after a product is its
 * audience if a size follows.
 */
export const spellPerson = (name: string): string => {
  const [, product = '', letter, tail = ''] = / [MW] /.test(name) ? (letterOfPerson.exec(name) ?? []) : [];
  if (product === '' || lastNounEnd(product) !== product.length || mayHoldAudience.test(product)) return name;
  const isSized = sizeIn(tail) !== null || cutSizeAtEnd(`- ${tail}`, true).size !== null || sizeAtFront.test(tail);
  return isSized ? `${letter === 'W' ? "Women's" : "Men's"} ${product} - ${tail}` : name;
};

const sizeAtFront = /^(?:x{0,3}[sl]|[2-4]x[sl]|m|\d{1,2}(?:\.5)?)\s+[-–|/]\s/i;

/** Puts separators around the labeled and plain options of a name. */
export const withMarks = (name: string, hints: TitleHints): string =>
  markSize(markTail(markLabels(markClear(name)), hints), hints);
