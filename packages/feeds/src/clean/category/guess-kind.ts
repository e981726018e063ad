// cspell:ignore moto powersports cycl alpin footbeds clipless
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

/** Returns the kind of shoe that one of the texts names: the most specific one, else a boot or a sneaker. */
const shoeIn = (texts: readonly string[]): Match | undefined => {
  const found = texts.flatMap((text) => matchHead(text, 'shoes') ?? []);
  return found.find(({ rank }) => rank === 3) ?? found.find(({ rank, leaf }) => rank === 2 && leaf !== anyShoe.leaf);
};

const outdoorShoe = /\b(?:gtx|gv|gore[\s-]?tex|waterproof|wp|mid|trek(?:king)?|trail|approach)\b/i;

/** Returns the likely shoe if no text names one: the usual one of the brand or store, a hiking shoe by name, or any. */
const likelyShoe = ({ name, brand = '', shoeKind = null }: CategoryHints): Match => {
  const leaf = shoeOfBrand(brand) ?? shoeKind ?? (outdoorShoe.test(name) ? 'hiking-shoes' : anyShoe.leaf);
  return { ...anyShoe, leaf };
};

const equivalentSizes = ({ sizes = [], sizeElsewhere }: CategoryHints): readonly string[] => {
  const found = sizes.length === 0 ? (sizeElsewhere?.() ?? null) : null;
  return found === null ? sizes : [found];
};

/** Returns whether the row, or another row of its name, has shoe sizes. */
const isSizedAsShoes = (hints: CategoryHints): boolean =>
  hints.isSizedAsShoe === true || areShoeSizes(equivalentSizes(hints));

const waistAndInseam = /^(?:w\s?)?\d{2}\s?[x×/]\s?(?:l\s?)?\d{2}$/i;
const anyTrousers: Match = { rank: 1, family: 'clothing', leaf: 'trousers', end: 0, length: 0 };
const isOfLegs = ({ leaf }: Match): boolean => /^(?:trousers|jeans|shorts)$/.test(leaf);

/** '29/30' is one size of children's shoes where shoes are sold. */
const isDualOfShoes = (size: string, { brand = '', sellsShoes = false }: CategoryHints): boolean => {
  const [first = 0, second = 0] = size.match(/\d{2}/g)?.map(Number) ?? [];
  return second === first + 1 && (sellsShoes || shoeOfBrand(brand) !== undefined);
};

/** Returns whether all sizes consist of waist and inseam, which only trousers have. */
const areTrouserSizes = (hints: CategoryHints): boolean => {
  const sizes = equivalentSizes(hints);
  return sizes.length > 0 && sizes.every((size) => waistAndInseam.test(size) && !isDualOfShoes(size, hints));
};

/** A material of shoes, bags and harnesses in texts, and a product only in names. */
const webbing = /\bwebbing\b/gi;

/** Descriptions of shoes name their footbeds and laces. */
const partOfShoe = /^outdoor\/gear\/(?:insoles|footwear)/;

/** Returns the kind by weaker evidence: a shoe if the sizes are shoe sizes, else the kind that the first text names. */
const matchAside = (hints: CategoryHints): Match | null => {
  const { asides = noTexts, description } = hints;
  if (isSizedAsShoes(hints)) {
    const named = shoeIn([...asides(), description?.() ?? '']);
    const isHikingBoot =
      named?.leaf === 'boots' && named.rank === 2 && shoeOfBrand(hints.brand ?? '') === 'hiking-shoes';
    return named && !isHikingBoot ? named : likelyShoe(hints);
  }
  return (
    asides()
      .map((text) => matchHead(text.replace(webbing, ' ')))
      .find((match) => match !== null && match.rank > 1 && !partOfShoe.test(match.leaf)) ?? null
  );
};

const noSlipper = /\b(?:sneakers?|trainers?|boots?)\b/i;
const baseLayer = /\bbase[\s-]?layers?\b|\bnext[\s-]to[\s-](?:the[\s-])?skin\b/i;
/** Words for a garment that can be a base layer or worn over one. */
const anyLayer = /\b(?:crew|half[\s-]zip|quarter[\s-]zip|zip)\b/i;
const overLayer = /\b(?:fleece|hood(?:y|ie)|sweat\s?shirt|sweater|pullover|jacket|sock)\b/i;
const activewear: Match = { rank: 3, family: 'clothing', leaf: 'activewear', end: 0, length: 0 };

const helmet: Match = { rank: 3, family: 'gear', leaf: 'outdoor/climbing/protection-hardware', end: 0, length: 0 };
/** Words in texts about helmets -> the leaf, most specific first. */
const sportsOfHelmets: readonly (readonly [RegExp, string])[] = [
  [/\b(?:motorcycles?|motocross|moto|powersports?|equestrian)\b/i, 'outdoor/gear/more-gear'],
  [/\b(?:ski(?:s|ing|ers?)?|snow\w*|slopes?)\b/i, 'outdoor/snow/snow-accessories'],
  [/\b(?:bikes?|biking|cycl\w+|mtb|e-?bike|commuters?)\b/i, 'outdoor/cycling/cycling-gear'],
];
const climber = /\b(?:climb\w*|crags?|alpin\w*|mountaineer\w*|belay\w*|ropes?)\b/i;

/** Returns the kind of a helmet by the sport in its texts; null for other products and for texts without a sport. */
export const helmetOf = (match: Match, { name, asides = noTexts, description }: CategoryHints): Match | null => {
  if (match.leaf !== helmet.leaf || match.rank !== 2 || !/\bhelmets?\b/i.test(name)) return null;
  const text = [...asides(), description?.() ?? ''].join(' ');
  const leaf = sportsOfHelmets.find(([form]) => form.test(text))?.[1];
  return leaf !== undefined && !climber.test(text) ? { ...helmet, leaf } : null;
};

const thick = /\b\d\s?mm\b/i;
const cyclist = /\b(?:pedals?|clipless|spd(?:-sl)?|cycling|bike shoes?)\b/i;

/** Returns shoes for cyclists, and neoprene boots by their thickness: 'Split Toe 5mm Boots'. Null for other shoes. */
const shoeOfSport = (match: Match, { name, asides = noTexts, description }: CategoryHints): Match | null => {
  if (match.leaf === 'boots') return thick.test(name) ? { ...match, leaf: 'outdoor/water/water-shoes' } : null;
  if (!/^(?:running-shoes|flats|casual-shoes|sneakers)$/.test(match.leaf) || /\brun/i.test(name)) return null;
  const text = [name, ...asides(), description?.() ?? ''].join(' ');
  return cyclist.test(text) && !/\brun/i.test(text) ? { ...match, leaf: 'outdoor/cycling/cycling-shoes' } : null;
};

/** Makes a kind more specific by other texts: a 'Ridge Shoe' can be a climbing shoe, a crew a base layer. */
export const refined = (match: Match, hints: CategoryHints): Match => {
  const { name, brand = '', asides = noTexts } = hints;
  if (match.leaf === 'sweatshirts-hoodies' && anyLayer.test(name) && !overLayer.test(name))
    return asides().some((text) => baseLayer.test(text)) ? activewear : match;
  const special = match.family === 'shoes' ? shoeOfSport(match, hints) : null;
  if (special !== null || match.family !== 'shoes' || match.rank !== 2) return special ?? match;
  const named = finestShoeIn(asides());
  // A sneaker can have 'desert boot roots'.
  if (match.leaf === 'sneakers' && named?.leaf === 'boots') return match;
  if (named?.leaf !== 'slippers') return named ?? match;
  // Brands of climbing shoes call some of them slippers.
  if (shoeOfBrand(brand) === 'climbing-shoes') return { ...named, leaf: 'climbing-shoes' };
  return noSlipper.test(name) ? match : named;
};

const climbing = /\b(?:climb\w*|crags?|boulder\w*|edg(?:es|ing)|smear\w*|slab|crimp\w*|cracks?)\b/i;

/** Words in nearly all texts about shoes. 'Hiking' also occurs in those about packs. */
const partOfFootwear =
  /\b(?:shoes?|boots?|booties?|sneakers?|trainers?|sandals?|slippers?|slides?|clogs?|mules?|footwear|\w*soles?|uppers?|foot\w*|feet|toes?|heels?|laces?|laced|runners?)\b/i;

/**
 * Returns the kind by the kind model. It knows too many texts about shoes, so a shoe needs a word of shoes or a size, and
 * a climbing shoe a word about climbing.
 */
const kindByWords = (hints: CategoryHints): Match | null => {
  const { allWords, brand = '', shoeKind = null } = hints;
  const words = allWords?.() ?? '';
  const found = words === '' ? null : classifyKind(words);
  const usual = shoeOfBrand(brand) ?? shoeKind;
  if (found?.family !== 'shoes' || usual === found.leaf) return found;
  if (found.leaf === 'climbing-shoes' && !climbing.test(words)) return null;
  return partOfFootwear.test(words) || isSizedAsShoes(hints) ? found : null;
};

const onlyShoe = /^(?!.*\b(?:slides?|slip|clogs?|mocs?|casual|work)\b).*\bshoes?\b/i;

/** Guesses the kind of a plain 'Ridge Shoe'. The kind model is right more often than casual shoes would be. */
export const finerShoe = (match: Match, hints: CategoryHints): Match | null => {
  const { name, shoeKind = null } = hints;
  const isCasual = match.rank === 2 && match.family === 'shoes' && match.leaf === anyShoe.leaf;
  // 'Ridge' in a shoe category names no kind.
  const isAny = isCasual && (onlyShoe.test(name) || matchName(name) === null);
  if (isAny && shoeKind !== null) return likelyShoe(hints);
  const byWords = isAny ? kindByWords(hints) : null;
  if (byWords?.family === 'shoes') return byWords;
  const likely = isAny ? likelyShoe(hints) : anyShoe;
  return likely.leaf === anyShoe.leaf ? null : likely;
};

/**
 * Guesses the kind. The kind model outweighs weaker texts, but never shoe sizes. If both give one family, a specific
 * kind that a text names wins.
 */
export const guessKind = (hints: CategoryHints): Match | null => {
  const byWords = kindByWords(hints);
  const aside = matchAside(hints);
  if (areTrouserSizes(hints)) return [byWords, aside].find((match) => match && isOfLegs(match)) ?? anyTrousers;
  if (!byWords || (byWords.family !== 'shoes' && isSizedAsShoes(hints))) return aside;
  return aside?.rank === 3 && aside.family === byWords.family ? aside : byWords;
};

/** Returns a shoe for a store or brand that sells only shoes, if all sizes can be shoe sizes. */
export const shoeOfStore = (hints: CategoryHints): Match | null => {
  const isOfShoes = hints.sellsShoes === true || shoeOfBrand(hints.brand ?? '') !== undefined;
  const sizes = isOfShoes ? equivalentSizes(hints) : [];
  const maybe = sizes.length > 0 && sizes.every((size) => shoeEvidence(size) !== 'no');
  return maybe ? likelyShoe(hints) : null;
};

/** Returns the kind by a category that nearly every row has. */
export const repeatedKind = ({ category, isSameEverywhere = false }: CategoryHints): Match | null =>
  isSameEverywhere && !isMenu(category) ? matchPath(category) : null;

/**
 * Returns a shoe although the name matched gear or an accessory: shoe sizes outweigh such a word. 'Ryder Harness' in
 * half sizes is a boot if the store's only category or a text names boots.
 */
export const shoeDespiteName = (match: Match, hints: CategoryHints): Match | null => {
  const { asides = noTexts, description } = hints;
  // 'Ridge Lite Knit' is a shoe in a store of shoes.
  const knit = match.leaf === 'knitwear' ? shoeOfStore(hints) : null;
  if (knit) return knit;
  if (!(match.family === 'gear' || match.family === 'accessories') || /shoes|boots|skates|sock/.test(match.leaf))
    return null;
  if (!isSizedAsShoes(hints)) return null;
  const named = finestShoeIn([...asides(), description?.() ?? '']);
  if (named) return named;
  // 'Trail Glove 7' is a shoe if other rows of that name have half sizes, because gloves have none.
  const isGlove = match.leaf === 'gloves' && hints.isSizedAsShoe === true;
  return isGlove || repeatedKind(hints)?.family === 'shoes' ? anyShoe : null;
};
