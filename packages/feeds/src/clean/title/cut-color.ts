import { isWhollyColor, mayBeColor } from '../color/color.ts';
import {
  type ColorWithin,
  colorOfDescribed,
  colorOfDial,
  colorOfWash,
  colorWithin,
  headsOf,
  isKindAlone,
  isNamed,
  joinsColor,
  madeOfMetal,
  pairAhead,
  withoutColorCode,
} from './color-within.ts';
import { colorInFrame } from './framed-color.ts';
import { hasNoun, lastNounEnd } from './nouns.ts';
import { mayBeOfRow } from './stated-options.ts';
import { isMaterial, maxColorWords, same, type TitleHints } from './title-kinds.ts';
import { readTitleParts } from './title-parts.ts';

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

/** Returns two colors joined by a slash, which never name a product: 'Spikes Black/Red'. */
const pairAtEnd = (title: string): string => {
  const last = title.slice(title.lastIndexOf(' ') + 1);
  return /\p{L}\/\p{L}/u.test(last) && isWhollyColor(last) ? last : '';
};

const colorOfMaterial = /^(.*\p{L}{2}\S*)\s+((?:\S+\s){1,2}?)(?:suede|leather|nubuck|patent|canvas)(?:\sleather)?$/iu;

/** Removes a color and its material from the end of a name: 'Ridge Maple Suede'. */
const withoutMaterialAtEnd = (title: string): { title: string; color: string } | null => {
  const [, product = '', words = ''] = colorOfMaterial.exec(title) ?? [];
  const color = words.trim();
  // 'Pump in Mirror Leather' keeps its material.
  return isNamed(product) && !joinsColor.test(product) && color !== '' && isWhollyColor(color)
    ? { title: product, color }
    : null;
};

const finishAtEnd = /(?<=\p{L}.*)\s(?:matte|glossy?|shiny|metallic|patent)$/iu;

/** 'Ring in 14K White Gold' is another ring than one in rose gold. */
const preciousMetal = /\b(?:gold|silver|platinum)$/i;

const withoutColorAtEnd = (title: string, hints: TitleHints): { title: string; color: string | null } => {
  const behind = title
    .slice(lastNounEnd(title))
    .replace(/^[\s–-]*(?:pair|set)\s+/i, '')
    .trim();
  const known = hints.colors.has(behind.toLowerCase()) ? behind : storeColorAtEnd(title, hints);
  const isOfStore = (one: string): boolean => one.includes('/') && hints.colors.has(one.toLowerCase());
  const found = [hints.color, known, readTitleParts(title).color ?? '', pairAtEnd(title)].find(
    (one) =>
      one !== '' &&
      mayBeOfRow(one, hints, true) &&
      (isOfStore(one) || !isMaterial(one)) &&
      title.length > one.length + 1 &&
      same(title.slice(-one.length), one),
  );
  if (!found) {
    const material = withoutMaterialAtEnd(title);
    return material && mayBeOfRow(material.color, hints, true) ? material : { title, color: null };
  }
  const color = joinedAhead(title.slice(0, -found.length)) + found;
  const rest = title.slice(0, -color.length);
  // A color that is nearly the whole name, or joined to a word, belongs to the name. A metal is a material.
  if (!/[\s,-]$/.test(rest) || !/\p{L}{2}/u.test(rest)) return { title, color };
  if (preciousMetal.test(color) && madeOfMetal.test(rest)) return { title, color };
  return { title: rest.replace(/[\s,–-]+(?:in)?[\s,–-]*$/u, '').replace(finishAtEnd, ''), color };
};

/** 'Sandal in Imperial Palace' */
const colorIn = /^(.*\S)\s+in\s+(\p{Lu}[\p{L}'’/]*(?:\s\p{Lu}[\p{L}'’/]*){0,3})$/u;

/**
 * Cuts 'in Imperial Palace' after a product. Before a size, the color can have any name; otherwise it must be one of
 * the store's colors or look like a color.
 */
export const withoutColorIn = (
  title: string,
  hints: TitleHints,
  isSized: boolean,
): { title: string; color: string | null } => {
  const [, product = '', color = ''] = / in /.test(title) ? (colorIn.exec(title) ?? []) : [];
  const isColorName = color !== '' && (hints.colors.has(color.toLowerCase()) || mayBeColor(color));
  const isColor =
    color !== '' &&
    !hasNoun(color) &&
    !isMaterial(color) &&
    (hasNoun(product) ? isSized || isColorName : isSized && isColorName);
  return isColor ? { title: product, color } : withoutColorAtEnd(title, hints);
};

/** Finds the row's known color between model and product: 'Ridge 700 Agave Top'. */
const knownBetween = (title: string, color: string): ColorWithin | null => {
  const at = title.toLowerCase().indexOf(` ${color.toLowerCase()} `);
  const ahead = at < 0 ? '' : withoutColorCode(title.slice(0, at), color);
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

const noFrames: ReadonlySet<string> = new Set();

/** Removes the color before the product, if another field of the row or the store's other titles show it. */
export const withoutColorWithin = (found: { title: string; color: string | null }, hints: TitleHints) => {
  const known = knownAhead(found.title, hints);
  if (known) return { title: known.rest, color: known.color };
  const within =
    colorInFrame(found.title, hints.frames ?? noFrames) ??
    colorOfDial(found.title) ??
    colorOfWash(found.title) ??
    colorOfDescribed(found.title) ??
    (hints.holdsColors === true ? colorWithin(found.title, hints.colors) : pairAhead(found.title));
  return within && mayBeOfRow(within.color, hints, false) ? { title: within.rest, color: within.color } : found;
};
