import { isLikelyColor, isWhollyColor } from '../color/color.ts';
import { basicWords, modifiers, palette } from '../color/palette.ts';
import { memo } from '../memo.ts';
import { hasNoun, nounEnds, nouns } from './nouns.ts';

/** Names repeat in the variants of one product, and hardly ever after them. */
const fewNames = 200;

const unlikely = /\b(?:cosmetic|blemish|discontinued|edition|collab|size|set|kit|pair|new|used|sale)\b/i;
const genderOnly =
  /^(?:(?:big |little |toddler )?(?:wo)?mens?|womens?|ladies|wmn|kids?|boys?|girls?|unisex|adult|youth|junior|infant|toddler|[mw])(?:['’]s?)?$/i;
const sizeForm =
  /^(?:(?:size|us|eu|uk)\s*)?(\d{1,2}(?:\.\d|,5|\s1\/2|½)?(?:\s?(?:us|eu|uk|y|c|t|medium|wide|narrow))?|(?:x{0,3}|[2-5]x)[sl]|[sml]|x{1,3}[sl]|one size|\d{2}\s?x\s?\d{2})$/i;
const sizeAhead = /^(\d{2}(?:\.5)?|\d{1,2}\.5)\s+(.+)$/;

/** A title's own color and size, where it ends in them. */
export type TitleParts = { color: string | null; size: string | null };

const mark =
  /\s+[-–—|]\s+|[-–—]\s+|\s+[-–—](?=\S)|,\s*|\s*[()]\s*|(?<=['’]s)-|(?<=[a-z])-(?=\d|[A-Z][a-z]+-\d)|-(?=Medium-)/;
// Most names hold none, which one look tells.
const mayHoldMark = /[-–—|,()]/;

const segmentsOf = (name: string): string[] =>
  (mayHoldMark.test(name) ? name.split(mark) : [name]).map((segment) => segment.trim()).filter(Boolean);

const withoutTrimmings = (text: string): string =>
  text
    .trim()
    .replace(/^(?:(?:in|pair|set|cosm\w* blemish|(?:wo)?men['’]?s)\s+)+/i, '')
    .replace(/\s+\d{1,2}(?:\.5)?$/, '');

const colorOfSegment = (segment: string): string | null => {
  if (genderOnly.test(segment) || unlikely.test(segment)) return null;
  if (isWhollyColor(segment)) return segment;
  const words = segment.split(/\s+/);
  const isShort = words.length <= 3 || (/\//.test(segment) && words.length <= 8);
  return isShort && isLikelyColor(segment) && !hasNoun(segment) && !/\d{3}/.test(segment) ? segment : null;
};

/** What stands behind a product noun: 'Terrex Shoe Core Green / Black' -> 'Core Green / Black'. */
const colorOfTail = (segment: string): string | null => {
  // 'Trail Glove 7 Slate': the number is the model's.
  const tails = nounEnds(segment).map((end) =>
    withoutTrimmings(segment.slice(end)).replace(/^\d{1,2}\s+(?=\p{L})/u, ''),
  );
  const whole = tails.find((tail) => tail !== '' && isWhollyColor(tail));
  if (whole) return whole;
  const tail = tails.at(-1);
  if (tail) return !unlikely.test(tail) && tail.split(/\s+/).length <= 9 && isLikelyColor(tail) ? tail : null;
  const last = segment.split(/\s+/).at(-1) ?? '';
  return tail === undefined && segment.includes(' ') && basicWords[last.toLowerCase()] !== undefined ? last : null;
};

/** 'Little Black Dress': plain color words right before the noun that ends the name. */
const colorBeforeNoun = (segment: string): string | null => {
  if (nounEnds(segment).at(-1) !== segment.length) return null;
  nouns.lastIndex = 0;
  const noun = [...segment.matchAll(nouns)].at(-1);
  if (!noun) return null;
  const before = segment.slice(0, noun.index).trim().split(/\s+/);
  const start =
    before.findLastIndex((word) => !palette.has(word.toLowerCase()) && !modifiers.has(word.toLowerCase())) + 1;
  const run = before.slice(start);
  const parents = run.map((word) => basicWords[word.toLowerCase()]);
  return parents.some((parent) => parent !== undefined && parent !== 'Multicolor') ? run.join(' ') : null;
};

/**
 * Color and size that stand only in a name, which comes without its brand
 * ('Helix - 40 Hyper Blue', "Boot - Men's, Black/Cajun, 7"). Conservative: a
 * segment counts when it is a color or a size and nothing else much.
 */
export const readTitleParts = memo((name: string): TitleParts => {
  const [first = '', ...rest] = segmentsOf(name);
  let color: string | null = null;
  let size: string | null = null;
  for (const segment of rest) {
    const bare = segment.replace(/^size\s+/i, '');
    const ahead = sizeAhead.exec(bare);
    if (sizeForm.test(bare)) size ??= bare;
    else if (ahead?.[1] && ahead[2] && isLikelyColor(ahead[2])) {
      size ??= ahead[1];
      color ??= ahead[2];
    } else color ??= colorOfSegment(withoutTrimmings(bare));
  }
  return { color: color ?? colorOfTail(first) ?? colorBeforeNoun(first), size };
}, fewNames);
