import { isLikelyColor, isWhollyColor } from '../color/color.ts';
import { isPlainlySize } from '../size/size-text.ts';
import { type ColorWithin, headsOf } from './color-within.ts';
import { hasNoun, lastNounEnd } from './nouns.ts';
import { isWidth, sizeIn } from './option-words.ts';
import { fitAlone, isColor, kindOf, type Part, type TitleHints } from './title-kinds.ts';

const separator =
  /(\s+[-–—|•]\s+|:\s+|(?<!\d),\s*(?!\d{3}\b)|,\s+(?!\d{3}\b)|,(?!\d|\s)|[-–—]\s+|\s+[-–—](?=\S)|\s*[([{]\s*|\s*[)\]}]\s*|(?<=['’]s)-(?=\S)|\s*\|\s*)/u;

// Rules out most names with one search.
const mayBeParted = /[-–—|•:,()[\]{}]/;

/** '40 Hyper Blue' and '10.0 medium Black': a size and a color in one part. */
const sizeAhead =
  /^(\d{1,2}(?:\.\d{1,2})?|(?:X{1,3}|[2-4]X)?[SL]|M|(?:X{1,2}-?)?(?:Small|Large)|Medium)\s+(?:(?:medium|wide|narrow|regular)\b\s*)?(\p{L}.*)$/u;

const splitOptions = (part: Part, hints: TitleHints): Part[] => {
  if (part.kind === 'size' || part.kind === 'drop') return [part];
  const [, size, color] = sizeAhead.exec(part.text) ?? [];
  if (!size || !color || !isColor(color, hints)) return [part];
  return [
    { ...part, text: size, kind: 'size' },
    { ...part, text: color, kind: 'color' },
  ];
};

/** Splits off a color before the product noun: 'Arco - Green Climbing Shoes'. */
const splitColorAhead = (part: Part): Part[] => {
  const found = part.kind === 'size' || !hasNoun(part.text) ? undefined : headsOf(part.text).find(isColorOfProduct);
  if (!found) return [part];
  return [
    { ...part, text: found.color, kind: 'color' },
    { text: found.rest, before: ' ', kind: 'keep' },
  ];
};

const isColorOfProduct = ({ color, rest }: ColorWithin): boolean =>
  isWhollyColor(color) && rest.includes(' ') && lastNounEnd(rest) === rest.length;

const tightOption = /^(.+)-([^\s-][^-]*)$/u;

/** Splits 'Shoe Womens-Graphite-Beet' into name and color, after a size showed that hyphens separate options. */
const cutTightColor = (text: string, { colors }: TitleHints): string[] => {
  for (const { index } of text.matchAll(/(?<=\S)-(?=\S)/g)) {
    const color = text.slice(index + 1);
    if (colors.has(color.toLowerCase()) || isWhollyColor(color) || (isLikelyColor(color) && !hasNoun(color)))
      return [text.slice(0, index), color];
  }
  return [text];
};

/** Splits options at hyphens without spaces ('Shoe-11.5 US', 'Gray-Medium-8.5'), which names can contain too. */
const cutTight = (text: string, hints: TitleHints): string[] => {
  const [, rest, last] = tightOption.exec(text) ?? [];
  if (!rest || !last || sizeIn(text) !== null) return [text];
  const isSize =
    sizeIn(last) !== null &&
    (hints.endsInSizes === true ||
      isPlainlySize(last) ||
      lastNounEnd(rest) === rest.length ||
      isWhollyColor(rest) ||
      hints.colors.has(rest.toLowerCase()));
  if (isSize) {
    const before = cutTight(rest, hints);
    return [...(before.length > 1 ? before : cutTightColor(rest, hints)), last];
  }
  return isWidth(last) && last.length > 2 ? [...cutTight(rest, hints), last] : [text];
};

/** Splits off the size at either end of a text with slashes: 'Black / 9.5', '9.5 / Black / White'. */
const cutSlashes = (text: string): string[] => {
  // "Shoe-Men's 8 / Women's 9.5"
  const [, name, both = ''] = text.includes('-') ? (tightOption.exec(text) ?? []) : [];
  if (name && both.includes(' / ') && sizeIn(both) !== null) return [name, both];
  const pieces = text.split(/\s+\/\s+/);
  const isOption = (piece: string): boolean => sizeIn(piece) !== null || fitAlone.test(piece);
  if (pieces.length < 2 || isOption(text)) return [text];
  // The longest possible size wins: "Men's 9 / Women's 10.5", 'Long / Left Zip'.
  const joined = (from: number, to?: number): string => pieces.slice(from, to).join(' / ');
  for (let at = 1; at < pieces.length; at += 1) {
    if (isOption(joined(at))) return [joined(0, at), joined(at)];
    if (isOption(joined(0, -at))) return [joined(0, -at), joined(-at)];
  }
  // 'Ridge Jacket / S / Frost'
  const middle = pieces.findIndex((piece, at) => at > 0 && isOption(piece));
  return middle < 0 ? [text] : [joined(0, middle), pieces[middle] ?? '', joined(middle + 1)];
};

/** Returns the parts of a name with the separators between them. */
export const splitName = (name: string, hints: TitleHints): string[] =>
  (mayBeParted.test(name) ? name.split(separator) : [name]).flatMap((piece, at) =>
    at % 2 === 1
      ? [piece]
      : cutSlashes(piece)
          .flatMap((part) => cutTight(part, hints))
          .flatMap((part, nth) => (nth === 0 ? [part] : [' - ', part])),
  );

/** Returns the parts of a name, each with its separator and kind. */
export const partsOf = (name: string, hints: TitleHints): Part[] => {
  const pieces = splitName(name, hints);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const text = (pieces[at] ?? '').trim();
    if (text === '') continue;
    const before = parts.length === 0 ? '' : (pieces[at - 1] ?? '');
    // Most names are one part with a product noun, so they need no classification.
    const kind = parts.length === 0 && hasNoun(text) ? 'keep' : kindOf(text, hints);
    const part: Part = { text, before, kind };
    const isFirst = parts.length === 0;
    const split = splitOptions(part, hints);
    parts.push(...(isFirst ? split : split.flatMap(splitColorAhead)));
  }
  return parts;
};
