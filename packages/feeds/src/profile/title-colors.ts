import { endsInColor, isWhollyColor, readsAsColor } from '../clean/color/color.ts';
import { areShadeNames } from '../clean/color/named-shade.ts';
import { basicWords } from '../clean/color/palette.ts';
import { colorAhead, colorBetween, headsOf, isKindAlone, isNamed } from '../clean/title/color-within.ts';
import { cutNotes } from '../clean/title/option-words.ts';

/**
 * The lower-cased colors that titles hold before their products, and whether a title's color is separate from its name.
 */
export type TitleColors = {
  colors: string[];
  areHeld: boolean;
};

const half = 0.5;
const fewColors = 3;
const fewNames = 8;
/** Minimum share of names with a color before the product. Below it, a few products are simply named after a color. */
const many = 0.25;
const noColors: ReadonlySet<string> = new Set();

const isPlain = (color: string): boolean =>
  color.split(' ').some((word) => basicWords[word.toLowerCase()] !== undefined);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];

const mostOfPair = 4;

/** Accepts 'Habitat/Sea Salt', 'Jake Blue' and 'Alpine/Lime', but not a name that merely contains a color. */
const isColor = (text: string): boolean => {
  if (isWhollyColor(text) || areShadeNames(wordsOf(text))) return true;
  const count = wordsOf(text).length;
  return text.includes('/') ? count <= mostOfPair && endsInColor(text) : count === 2 && endsInColor(text);
};

/** Returns the beginnings of several names with the same remaining words, if most beginnings are colors. */
const headsBeforeSame = (names: Iterable<string>): string[] => {
  const heads = new Map<string, Set<string>>();
  for (const name of names) {
    for (const { color, rest } of headsOf(name)) {
      if (!isNamed(rest) || (isKindAlone(rest) && !isPlain(color))) continue;
      heads.set(rest, (heads.get(rest) ?? new Set()).add(color));
    }
  }
  const several = [...heads.values()].filter((own) => own.size > 1);
  return several.flatMap((own) => {
    const known = [...own].filter(isColor);
    if (known.length < half * own.size) return [];
    // Among colors, a text that only contains a color counts too: 'Ocean Depths'.
    const like = [...own].filter((text) => wordsOf(text).length < mostOfPair && readsAsColor(text));
    return [...new Set([...known, ...like])].map((color) => color.toLowerCase());
  });
};

/**
 * Learns from a store's names, given without brands, whether they hold colors before their products: the same product
 * follows several colors, or a good share of all names contains a plain color.
 */
export const learnTitleColors = (all: readonly string[]): TitleColors => {
  const names = new Set(all.map(cutNotes));
  const repeated = [...new Set(headsBeforeSame(names))];
  const found = [...names].flatMap((name) => colorAhead(name, noColors) ?? colorBetween(name) ?? []);
  const plain = found.filter(({ color }) => isPlain(color));
  const isHabit =
    names.size >= fewNames &&
    plain.length >= many * names.size &&
    new Set(plain.map(({ color }) => color.toLowerCase())).size >= fewColors;
  return { colors: repeated, areHeld: isHabit || repeated.length >= fewColors };
};
