import { colorInName } from './color-in-name.ts';
import {
  type ColorWithin,
  colorOfForeign,
  colorWithin,
  headsOf,
  isKindAlone,
  isNamed,
  joinsColor,
  madeOfMetal,
  pairAhead,
} from './color-within.ts';
import { hasNoun, lastNounEnd } from './nouns.ts';
import { mayBeOfRow } from './stated-options.ts';
import { isMaterial, maxColorWords, same, type TitleHints } from './title-kinds.ts';

/** Returns the store's color at the end of a name without a noun before it: 'Harrier 6 Bossa Nova'. */
const storeColorAtEnd = (title: string, { color, colors }: TitleHints): string => {
  if (color !== '' || colors.size === 0) return '';
  const words = title.split(' ');
  for (let count = Math.min(maxColorWords, words.length - 1); count > 0; count -= 1) {
    const end = words.slice(-count).join(' ');
    if (colors.has(end.toLowerCase())) return end;
  }
  return '';
};

/** Returns words joined by a slash that belong to the color after them: 'Ridge Nimbus/Methyl ' -> 'Nimbus/Methyl '. */
const joinedAhead = (rest: string): string => {
  const [whole = ''] = /(?<=\p{L}{2}.*\s)[\p{L}'’]{2,}\/\p{L}[\p{L}'’]*\s$/u.exec(rest) ?? [];
  return whole;
};

/** 'Ring in 14K White Gold' is another ring than one in rose gold. */
const preciousMetal = /\b(?:gold|silver|platinum)$/i;

/** Removes a color of the row or the store from the end of a name. */
export const withoutColorAtEnd = (title: string, hints: TitleHints): { title: string; color: string | null } => {
  const behind = title
    .slice(lastNounEnd(title))
    .replace(/^[\s–-]*(?:pair|set)\s+/i, '')
    .trim();
  const known = hints.colors.has(behind.toLowerCase()) ? behind : storeColorAtEnd(title, hints);
  const isOfStore = (one: string): boolean => one.includes('/') && hints.colors.has(one.toLowerCase());
  const found = [hints.color, known, colorInName(title) ?? ''].find(
    (one) =>
      one !== '' &&
      mayBeOfRow(one, hints, true) &&
      (isOfStore(one) || !isMaterial(one)) &&
      title.length > one.length + 1 &&
      same(title.slice(-one.length), one),
  );
  if (!found) return { title, color: null };
  const color = joinedAhead(title.slice(0, -found.length)) + found;
  const rest = title.slice(0, -color.length);
  // A color that is nearly the whole name, or joined to a word, belongs to the name. A metal is a material.
  if (!/[\s,-]$/.test(rest) || !/\p{L}{2}/u.test(rest)) return { title, color };
  if (preciousMetal.test(color) && madeOfMetal.test(rest)) return { title, color };
  return { title: rest.replace(/[\s,–-]+(?:in)?[\s,–-]*$/u, ''), color };
};

/** Finds the row's known color between model and product: 'Ridge 700 Agave Top'. */
const knownBetween = (title: string, color: string): ColorWithin | null => {
  const at = title.toLowerCase().indexOf(` ${color.toLowerCase()} `);
  const ahead = at < 0 ? '' : title.slice(0, at);
  const behind = title.slice(at + color.length + 2);
  const isModel = isNamed(ahead) || /\d/.test(ahead);
  const isThing = isNamed(behind) && hasNoun(behind) && !madeOfMetal.test(title);
  return isModel && isThing && !joinsColor.test(ahead) && !isMaterial(color)
    ? { color, rest: `${ahead} ${behind}` }
    : null;
};

/** Finds the row's known color before the product: 'Agave Ridge Top' if the description has 'Shown in Agave'. */
const knownAhead = (title: string, { color }: TitleHints): ColorWithin | null => {
  if (!/\p{L}{3}/u.test(color) || !title.toLowerCase().includes(color.toLowerCase())) return null;
  const found = headsOf(title).find((head) => same(head.color, color));
  return found && isNamed(found.rest) && !isKindAlone(found.rest) ? found : knownBetween(title, color);
};

/** Removes the color before the product, if another field of the row or the store's other titles show it. */
export const withoutColorWithin = (found: { title: string; color: string | null }, hints: TitleHints) => {
  const known = knownAhead(found.title, hints);
  if (known) return { title: known.rest, color: known.color };
  const within =
    (hints.holdsColors === true ? colorWithin(found.title, hints.colors) : pairAhead(found.title)) ??
    (found.color === null ? colorOfForeign(found.title) : null);
  return within && mayBeOfRow(within.color, hints, false) ? { title: within.rest, color: within.color } : found;
};
