// cspell:ignore moto powersports cycl alpin
import { areShoeSizes, shoeEvidence } from '../size/shoe-evidence.ts';
import type { CategoryHints } from './category-hints.ts';
import { classifyKind } from './kind-model.ts';
import { matchHead, matchName, matchPath } from './match-row.ts';
import type { Match } from './match-words.ts';
import { isMenu } from './menu.ts';
import { shoeOfBrand } from './shoe-brands.ts';

const noTexts = (): readonly string[] => [];

const anyShoe: Match = { rank: 1, family: 'shoes', leaf: 'casual-shoes', end: 0, length: 0 };

const finestShoeIn = (texts: readonly string[]): Match | undefined =>
  texts.map((text) => matchHead(text, 'shoes')).find((match) => match !== null && match.rank === 3) ?? undefined;

/** The kind of shoe that some text beside the name tells: the finest, else a boot or a sneaker. */
const shoeIn = (texts: readonly string[]): Match | undefined => {
  const found = texts.flatMap((text) => matchHead(text, 'shoes') ?? []);
  return found.find(({ rank }) => rank === 3) ?? found.find(({ rank, leaf }) => rank === 2 && leaf !== anyShoe.leaf);
};

const outdoorShoe = /\b(?:gtx|gv|gore[\s-]?tex|waterproof|wp|mid|trek(?:king)?|trail|approach)\b/i;

/** A shoe of which no text tells more: what its brand or store sells nearly always, one for outdoors by its name, or any. */
const likelyShoe = ({ name, brand = '', shoeKind = null }: CategoryHints): Match => {
  const leaf = shoeOfBrand(brand) ?? shoeKind ?? (outdoorShoe.test(name) ? 'hiking-shoes' : anyShoe.leaf);
  return { ...anyShoe, leaf };
};

const equivalentSizes = ({ sizes = [], sizeElsewhere }: CategoryHints): readonly string[] => {
  const found = sizes.length === 0 ? (sizeElsewhere?.() ?? null) : null;
  return found === null ? sizes : [found];
};

/** Whether a row's sizes, or those of other rows of its name, are those of shoes. */
const isSizedAsShoes = (hints: CategoryHints): boolean =>
  hints.isSizedAsShoe === true || areShoeSizes(equivalentSizes(hints));

const waistAndInseam = /^(?:w\s?)?\d{2}\s?[x×/]\s?(?:l\s?)?\d{2}$/i;
const anyTrousers: Match = { rank: 1, family: 'clothing', leaf: 'trousers', end: 0, length: 0 };
const isOfLegs = ({ leaf }: Match): boolean => /^(?:trousers|jeans|shorts)$/.test(leaf);

/** Waist and inseam, which only trousers have. */
const areTrouserSizes = (hints: CategoryHints): boolean => {
  const sizes = equivalentSizes(hints);
  return sizes.length > 0 && sizes.every((size) => waistAndInseam.test(size));
};

/** What the weaker evidence names: shoes by their sizes, else the first text beside the name that names a kind. */
const matchAside = (hints: CategoryHints): Match | null => {
  const { asides = noTexts, description } = hints;
  if (isSizedAsShoes(hints)) return shoeIn([...asides(), description?.() ?? '']) ?? likelyShoe(hints);
  return (
    asides()
      .map((text) => matchHead(text))
      .find((match) => match !== null && match.rank > 1) ?? null
  );
};

const noSlipper = /\b(?:sneakers?|trainers?|boots?)\b/i;
const baseLayer = /\bbase[\s-]?layers?\b|\bnext[\s-]to[\s-](?:the[\s-])?skin\b/i;
/** What may be a layer next to the skin as well as one above it. */
const anyLayer = /\b(?:crew|half[\s-]zip|quarter[\s-]zip|zip)\b/i;
const overLayer = /\b(?:fleece|hood(?:y|ie)|sweat\s?shirt|sweater|pullover|jacket|sock)\b/i;
const activewear: Match = { rank: 3, family: 'clothing', leaf: 'activewear', end: 0, length: 0 };

const helmet: Match = { rank: 3, family: 'gear', leaf: 'outdoor/climbing/protection-hardware', end: 0, length: 0 };
/** What texts about helmets speak of, the most specific first. */
const sportsOfHelmets: readonly (readonly [RegExp, string])[] = [
  [/\b(?:motorcycles?|motocross|moto|powersports?|equestrian)\b/i, 'outdoor/gear/more-gear'],
  [/\b(?:ski(?:s|ing|ers?)?|snow\w*|slopes?)\b/i, 'outdoor/snow/snow-accessories'],
  [/\b(?:bikes?|biking|cycl\w+|mtb|e-?bike|commuters?)\b/i, 'outdoor/cycling/cycling-gear'],
];
const climber = /\b(?:climb\w*|crags?|alpin\w*|mountaineer\w*|belay\w*|ropes?)\b/i;

/** The kind of a helmet by what its text speaks of; null for other things and silent texts. */
export const helmetOf = (match: Match, { name, asides = noTexts, description }: CategoryHints): Match | null => {
  if (match.leaf !== helmet.leaf || match.rank !== 2 || !/\bhelmets?\b/i.test(name)) return null;
  const text = [...asides(), description?.() ?? ''].join(' ');
  const leaf = sportsOfHelmets.find(([form]) => form.test(text))?.[1];
  return leaf !== undefined && !climber.test(text) ? { ...helmet, leaf } : null;
};

/** 'Ridge Shoe' is a climbing shoe where the first words about it say so, and a crew a base layer. */
export const refined = (match: Match, { name, brand = '', asides = noTexts }: CategoryHints): Match => {
  if (match.leaf === 'sweatshirts-hoodies' && anyLayer.test(name) && !overLayer.test(name))
    return asides().some((text) => baseLayer.test(text)) ? activewear : match;
  if (match.family !== 'shoes' || match.rank !== 2) return match;
  const told = finestShoeIn(asides());
  if (told?.leaf !== 'slippers') return told ?? match;
  // A maker of climbing shoes calls one a slipper.
  if (shoeOfBrand(brand) === 'climbing-shoes') return { ...told, leaf: 'climbing-shoes' };
  return noSlipper.test(name) ? match : told;
};

const onlyShoe = /^(?!.*\b(?:slides?|slip|clogs?|mocs?|casual|work)\b).*\bshoes?\b/i;

/** 'Ridge Shoe' may be any: the model of words tells which more often than casual shoes would be right. */
export const finerShoe = (match: Match, hints: CategoryHints): Match | null => {
  const { name, allWords, shoeKind = null } = hints;
  const isCasual = match.rank === 2 && match.family === 'shoes' && match.leaf === anyShoe.leaf;
  // 'Ridge' among shoes names no kind at all.
  const isAny = isCasual && (onlyShoe.test(name) || matchName(name) === null);
  if (isAny && shoeKind !== null) return likelyShoe(hints);
  const byWords = isAny && allWords ? classifyKind(allWords()) : null;
  if (byWords?.family === 'shoes') return byWords;
  const likely = isAny ? likelyShoe(hints) : anyShoe;
  return likely.leaf === anyShoe.leaf ? null : likely;
};

/**
 * The model of words decides ahead of weaker texts, but never against the sizes of shoes. Of two kinds of one family the
 * text's own words for it are the finer ones.
 */
export const guessKind = (hints: CategoryHints): Match | null => {
  const byWords = hints.allWords ? classifyKind(hints.allWords()) : null;
  const aside = matchAside(hints);
  if (areTrouserSizes(hints)) return [byWords, aside].find((match) => match && isOfLegs(match)) ?? anyTrousers;
  if (!byWords || (byWords.family !== 'shoes' && isSizedAsShoes(hints))) return aside;
  return aside?.rank === 3 && aside.family === byWords.family ? aside : byWords;
};

/** What a store of shoes alone sells in sizes that shoes may have. */
export const shoeOfStore = (hints: CategoryHints): Match | null => {
  const sizes = hints.sellsShoes === true ? equivalentSizes(hints) : [];
  const maybe = sizes.length > 0 && sizes.every((size) => shoeEvidence(size) !== 'no');
  return maybe ? likelyShoe(hints) : null;
};

/** What a category tells that nearly every row has. */
export const repeatedKind = ({ category, isSameEverywhere = false }: CategoryHints): Match | null =>
  isSameEverywhere && !isMenu(category) ? matchPath(category) : null;

/**
 * 'Ryder Harness' in half sizes is a boot where the store's one category or the text says so: the sizes of shoes outweigh
 * a word in the name of what has none.
 */
export const shoeDespiteName = (match: Match, hints: CategoryHints): Match | null => {
  const { asides = noTexts, description } = hints;
  if (!(match.family === 'gear' || match.family === 'accessories') || /shoes|boots|skates|sock/.test(match.leaf))
    return null;
  if (!isSizedAsShoes(hints)) return null;
  const told = finestShoeIn([...asides(), description?.() ?? '']);
  if (told) return told;
  // No glove comes in the half sizes of shoes: 'Trail Glove 7'.
  const isGlove = match.leaf === 'gloves' && hints.isSizedAsShoe === true;
  return isGlove || repeatedKind(hints)?.family === 'shoes' ? anyShoe : null;
};
