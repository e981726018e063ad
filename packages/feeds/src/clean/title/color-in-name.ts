import { endsInColor, isLikelyColor, isWhollyColor } from '../color/color.ts';
import { basicWords } from '../color/palette.ts';
import { memo } from '../memo.ts';
import { hasNoun, nounEnds } from './nouns.ts';

/** Names repeat among the variants of one product and rarely later, so a small cache is enough. */
const fewNames = 200;

const unlikely = /\b(?:cosmetic|blemish|discontinued|edition|collab|size|set|kit|pair|new|used|sale)\b/i;
const genderOnly =
  /^(?:(?:big |little |toddler )?(?:wo)?mens?|womens?|ladies|wmn|kids?|boys?|girls?|unisex|adult|youth|junior|infant|toddler|[mw])(?:['’]s?)?$/i;
const mark =
  /\s+[-–—|]\s+|[-–—]\s+|\s+[-–—](?=\S)|,\s*|\s*[()]\s*|(?<=['’]s)-|(?<=[a-z])-(?=\d|[A-Z][a-z]+-\d)|-(?=Medium-)/;
// Rules out most names with one search.
const mayHoldMark = /[-–—|,()]/;

const segmentsOf = (name: string): string[] =>
  (mayHoldMark.test(name) ? name.split(mark) : [name]).map((segment) => segment.trim()).filter(Boolean);

const withoutTrimmings = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:in|pair|set|cosm\w* blemish|(?:wo)?men['’]?s|\d{2}(?:\.5)?)\s+)+/i, '')
    .replace(/\s+\d{1,2}(?:\.5)?$/, '');

const colorOfSegment = (segment: string): string | null => {
  if (genderOnly.test(segment) || unlikely.test(segment)) return null;
  if (isWhollyColor(segment)) return segment;
  const words = segment.split(/\s+/);
  const isShort = words.length <= 3 || (/\//.test(segment) && words.length <= 8);
  return isShort && isLikelyColor(segment) && !hasNoun(segment) && !/\d{3}/.test(segment) ? segment : null;
};

/** 'on Chain WX Light Pink' after a noun: connecting words and codes are part of the name, so the last color counts. */
const ofName = /^(?:on|of|with|for|to|from)\s|\s(?:on|of|with|for|to|from)\s|\d{3}/iu;

const colorBehindWords = (tail: string | undefined): string | undefined => {
  if (tail === undefined || !ofName.test(tail)) return tail;
  const words = tail.split(' ');
  const at = words.findIndex((_, start) => isWhollyColor(words.slice(start).join(' ')));
  return at < 0 ? undefined : words.slice(at).join(' ');
};

/** Returns the color after a product noun: 'Terrex Shoe Core Green / Black' -> 'Core Green / Black'. */
const colorOfTail = (segment: string): string | null => {
  // 'Trail Glove 7 Slate': the number belongs to the model.
  const tails = nounEnds(segment).map((end) =>
    withoutTrimmings(segment.slice(end)).replace(/^(?:\d{1,2}|\d{1,3}(?:\.\d)?\s?(?:oz|ml|l))\s+(?=\p{L})/iu, ''),
  );
  const whole = tails.find((tail) => tail !== '' && isWhollyColor(tail));
  if (whole) return whole;
  const tail = colorBehindWords(tails.at(-1));
  if (tail)
    return !unlikely.test(tail) &&
      tail.split(/\s+/).length <= 9 &&
      isLikelyColor(tail) &&
      (tail.includes('/') || endsInColor(tail))
      ? tail
      : null;
  const last = segment.split(/\s+/).at(-1) ?? '';
  return tail === undefined && segment.includes(' ') && basicWords[last.toLowerCase()] !== undefined ? last : null;
};

/**
 * Returns the color of a name without its brand: 'Black/Cajun' of "Boot - Men's, Black/Cajun". Conservative: a segment
 * counts only if it is almost nothing but a color.
 */
export const colorInName = memo((name: string): string | null => {
  const [first = '', ...rest] = segmentsOf(name);
  const found = rest.map((segment) => colorOfSegment(withoutTrimmings(segment))).find((color) => color !== null);
  return found ?? colorOfTail(first);
}, fewNames);
