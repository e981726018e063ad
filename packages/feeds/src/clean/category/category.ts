import type { Certainty } from '../../row.ts';
import { memo } from '../memo.ts';
import { areShoeSizes, shoeEvidence } from '../size/shoe-evidence.ts';
import { readTitleParts } from '../title/title-parts.ts';
import { type Audience, type AudienceHints, type ReadAudience, readAudience } from './audience.ts';
import { type Family, substitutes } from './category-rules.ts';
import { categoryTree, fallbackNames, fallbackPath, slugOf } from './category-tree.ts';
import { classifyKind } from './kind-model.ts';
import { mappedPath } from './mapped-path.ts';
import { bestMatch, type Match, matchAtEnd } from './match-words.ts';
import { isMenu } from './menu.ts';
import { shoeOfBrand } from './shoe-brands.ts';
import { looksForeign, type Translated, translateKind } from './translate-kind.ts';

/**
 * What a row tells about its place. `category` is the feed's path, its levels parted by ' > '. The others are weaker: what
 * stands in tags, link, picture and description, the sizes that the row names, and what ops said of its store.
 */
export type CategoryHints = AudienceHints & {
  otherCategory: string;
  /** Whether the feed says the same category of nearly every row, so that it tells little of this one. */
  isSameEverywhere?: boolean;
  brand?: string;
  /** Brand, name and description, from which the model of words tells the kind. Asked only where no rule tells. */
  allWords?: () => string;
  /** Texts that may name the kind, the strongest first. Asked only where name and category do not tell. */
  asides?: () => readonly string[];
  sizes?: readonly string[];
  /** A size that no column and no title tells. Asked only where name and category do not tell the kind. */
  sizeElsewhere?: () => string | null;
  /** The leaf of most shoes of the store, and whether it sells hardly anything else. */
  shoeKind?: string | null;
  sellsShoes?: boolean;
  /** Whether the texts of the feed are English, so that a name which English does not explain is only a name. */
  isEnglishFeed?: boolean;
  /** Whether the sizes of other rows of the same name are those of shoes. */
  isSizedAsShoe?: boolean;
  /** A path of our tree for rows that nothing else places. */
  fallback?: string | null;
};

/** A leaf of the tree, what kind of thing lies there, and whether it is a place at all or the fallback. */
export type Placement = {
  path: string;
  names: readonly [string, string, string];
  family: Family | null;
  isKids: boolean;
  isKnown: boolean;
  /** How sure the kind is; of whom it is for, the audience tells by itself. */
  certainty: Certainty;
  audience: ReadAudience;
};

const namesOfPath = new Map<string, readonly [string, string, string]>([[fallbackPath, fallbackNames]]);
for (const [top, middles] of Object.entries(categoryTree)) {
  for (const [middle, leaves] of Object.entries(middles)) {
    for (const leaf of leaves) namesOfPath.set([top, middle, leaf].map(slugOf).join('/'), [top, middle, leaf]);
  }
}
const middleOf: Readonly<Partial<Record<Family, string>>> = {
  shoes: 'shoes',
  clothing: 'clothing',
  bags: 'bags',
  accessories: 'accessories',
};

/** Words that only join the names of two neighborhoods say nothing about one. */
const withoutPairs = (level: string): string =>
  level.replace(/\b(?:apparel|clothing)\s*(?:&|and)\s*accessories\b/gi, ' ');

/** A path's best rule: the deepest level that says more than the one above it. */
const matchPath = (path: string, family?: Family): Match | null => {
  let best: Match | null = null;
  for (const level of withoutPairs(path).split(/[>|]|\s\/\s/)) {
    const match = bestMatch(level, family);
    if (match && (!best || match.rank >= best.rank)) best = match;
  }
  // Levels can be two halves of one phrase: 'Climbing > Shoes'.
  const joined = bestMatch(withoutPairs(path).replaceAll('>', ' '), family);
  return joined && (!best || joined.rank > best.rank) ? joined : best;
};

/** The name's own head: what it is made with, or for, is not what it is. */
const headOf = (name: string): string => name.split(/\s(?:with|w\/|for|featuring|inspired by|\+)\s/i)[0] ?? name;

/** 'Inspired by approach shoes': what a thing only resembles. */
const likeness = /\b(?:inspired by|as seen on|similar to|pairs? with|perfect with)\b.*$/i;

/** What a text names before it says what the thing is made with, else what it names at all. */
const matchHead = (text: string, family?: Family): Match | null =>
  bestMatch(headOf(text), family) ?? bestMatch(text.replace(likeness, ''), family);

const shortAtEnd = /\s+short(?:\s*[/,-].*)?$/i;

/** What is worn so close that a word for any garment behind it is no other kind: 'Bikini Top', 'Base Layer Bottom'. */
const closeFitting: ReadonlySet<string> = new Set(['swimwear', 'activewear', 'underwear-socks', 'leggings']);

/**
 * Of two garments in one name the last is the thing, where it ends the name: 'Softshell Pant', 'T-Shirt Bra'. A plain word
 * behind a finer one of the same kind says nothing new.
 */
const garmentAtEnd = (text: string, best: Match | null): Match | null => {
  if (best?.family !== 'clothing' || best.rank !== 3) return best;
  const last = matchAtEnd(text);
  const isOther = last !== null && last.end > best.end && last.family === 'clothing' && last.leaf !== best.leaf;
  return isOther && !closeFitting.has(best.leaf) ? last : best;
};

/** Color and size behind the product's own words would mislead: 'Chalk White', 'Blue Beauty'. */
const matchName = (name: string, family?: Family): Match | null => {
  const { color } = readTitleParts(name);
  const bare = color ? name.replace(color, ' ') : name;
  const first = bare.split(/\s[-–—]\s|,\s/)[0] ?? bare;
  // 'Sleeping Bag Short' is no pair of shorts.
  const gear = shortAtEnd.test(first) ? bestMatch(first.replace(shortAtEnd, ''), family) : null;
  if (gear?.family === 'gear' && gear.rank === 3) return gear;
  const head = headOf(first);
  return (
    garmentAtEnd(head, bestMatch(head, family)) ??
    bestMatch(first, family) ??
    bestMatch(bare, family) ??
    bestMatch(name, family)
  );
};

/**
 * A path that names a kind of thing keeps the name within it: 'Ryder Harness'
 * among boots is a boot. One that names a neighborhood only lets the name speak,
 * and of two kinds of thing in one path ('Shoes > Mountain Bike') the name tells.
 */
const choose = (name: string, path: string, byPath: Match | null): Match | null => {
  const free = matchName(name);
  if (!byPath || byPath.rank === 1) return free ?? byPath;
  // 'Compact Wallet' among bags
  if (free?.family === 'accessories' && free.rank === 3 && byPath.family === 'bags') return free;
  const other = free && free.family !== byPath.family ? matchPath(path, free.family) : null;
  const within = other && other.rank > 1 ? other : byPath;
  const byName = free?.family === within.family ? free : matchName(name, within.family);
  return byName && byName.rank >= within.rank ? byName : within;
};

const kidsPath = (match: Match, audience: Audience): string => {
  const leaf = substitutes.kids[match.leaf] ?? match.leaf;
  if (match.family === 'shoes') return `kids/shoes/${leaf}`;
  if (match.family === 'clothing') {
    const girls = audience.who === 'girls' || leaf === 'dresses' || match.leaf === 'skirts';
    const known = ['dresses', 'tops', 'bottoms', 'outerwear'].includes(leaf) ? leaf : 'tops';
    return `kids/${girls ? 'girls' : 'boys'}/${known}`;
  }
  return `kids/accessories/${['hats', 'bags'].includes(leaf) ? leaf : 'more-accessories'}`;
};

/** What women are asked whether they want first, where nothing tells for whom it is. */
const womenFirst: ReadonlySet<string> = new Set(['totes', 'shoulder-bags', 'straw-bags', 'clutches']);

const topOf = ({ family, leaf, rank }: Match, { who }: Audience): 'women' | 'men' => {
  if (who !== null && who !== 'unisex') return who === 'women' ? 'women' : 'men';
  // Nothing says that it is for men, whose tree has no such leaf: 'Ballet Flats', 'Jumpsuit'.
  const isOfWomen = rank > 1 && leaf !== 'tops' && isOnlyWomens(middleOf[family] ?? '', leaf);
  return womenFirst.has(leaf) || (who === null && isOfWomen) ? 'women' : 'men';
};

const isOnlyWomens = (middle: string, leaf: string): boolean =>
  namesOfPath.has(`women/${middle}/${leaf}`) && !namesOfPath.has(`men/${middle}/${leaf}`);

/**
 * The leaf for whom it is worn by. One leaf only: unisex and unsaid go under Men, whose sizes unisex goods are made in,
 * unless only Women has such a leaf, or it is a handbag. The listing shows them under Women as well.
 */
const pathFor = (match: Match, audience: Audience): string => {
  const middle = middleOf[match.family];
  if (match.leaf.includes('/') || middle === undefined) return match.leaf;
  if (audience.isKids) return kidsPath(match, audience);
  const top = topOf(match, audience);
  const own = `${top}/${middle}/${match.leaf}`;
  if (namesOfPath.has(own)) return own;
  const other = substitutes[top][match.leaf];
  return other === 'women' ? `women/${middle}/${match.leaf}` : `${top}/${middle}/${other ?? match.leaf}`;
};

const familyOfPath = (path: string): Family | null => {
  const [top = '', middle = '', leaf = ''] = path.split('/');
  if (/shoes|boots/.test(leaf) || middle === 'shoes') return 'shoes';
  if (['clothing', 'girls', 'boys', 'summer-shop'].includes(middle)) return 'clothing';
  return top === 'outdoor' ? 'gear' : null;
};

const placed = (path: string, certainty: Certainty, audience: ReadAudience): Placement => ({
  path,
  names: namesOfPath.get(path) ?? fallbackNames,
  family: familyOfPath(path),
  isKids: path.startsWith('kids/'),
  isKnown: path !== fallbackPath,
  certainty: path === fallbackPath ? 'unknown' : certainty,
  audience,
});

/** Whom a leaf that ops chose is for, where nothing else tells it. */
const audienceAt = (path: string, told: ReadAudience): ReadAudience => {
  if (told.certainty !== 'unknown') return told;
  const [top, middle] = path.split('/');
  if (top === 'women' || top === 'men') return { who: top, isKids: false, certainty: 'certain' };
  if (top !== 'kids') return told;
  return { who: middle === 'girls' || middle === 'boys' ? middle : null, isKids: true, certainty: 'certain' };
};

/** The leaf of our own tree that a feed's path names. */
const ownPath = memo((category: string): string => {
  const path = category.split('>').map(slugOf).join('/');
  return namesOfPath.has(path) ? path : '';
});

/** A path for the audience, or the fallback where the tree has no such leaf. */
const leafFor = (match: Match, audience: Audience): string => {
  const found = pathFor(match, audience);
  return namesOfPath.has(found) ? found : fallbackPath;
};

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

const toldSizes = ({ sizes = [], sizeElsewhere }: CategoryHints): readonly string[] => {
  const found = sizes.length === 0 ? (sizeElsewhere?.() ?? null) : null;
  return found === null ? sizes : [found];
};

/** Whether a row's sizes, or those of other rows of its name, are those of shoes. */
const isSizedAsShoes = (hints: CategoryHints): boolean =>
  hints.isSizedAsShoe === true || areShoeSizes(toldSizes(hints));

const waistAndInseam = /^(?:w\s?)?\d{2}\s?[x×/]\s?(?:l\s?)?\d{2}$/i;
const anyTrousers: Match = { rank: 1, family: 'clothing', leaf: 'trousers', end: 0, length: 0 };
const isOfLegs = ({ leaf }: Match): boolean => /^(?:trousers|jeans|shorts)$/.test(leaf);

/** Waist and inseam, which only trousers have. */
const areTrouserSizes = (hints: CategoryHints): boolean => {
  const sizes = toldSizes(hints);
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

/** 'Ridge Shoe' is a climbing shoe where the first words about it say so, and a crew a base layer. */
const refined = (match: Match, { name, brand = '', asides = noTexts }: CategoryHints): Match => {
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
const finerShoe = (match: Match, hints: CategoryHints): Match | null => {
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
const guessKind = (hints: CategoryHints): Match | null => {
  const byWords = hints.allWords ? classifyKind(hints.allWords()) : null;
  const aside = matchAside(hints);
  if (areTrouserSizes(hints)) return [byWords, aside].find((match) => match && isOfLegs(match)) ?? anyTrousers;
  if (!byWords || (byWords.family !== 'shoes' && isSizedAsShoes(hints))) return aside;
  return aside?.rank === 3 && aside.family === byWords.family ? aside : byWords;
};

/** What a store of shoes alone sells in sizes that shoes may have. */
const shoeOfStore = (hints: CategoryHints): Match | null => {
  const sizes = hints.sellsShoes === true ? toldSizes(hints) : [];
  const maybe = sizes.length > 0 && sizes.every((size) => shoeEvidence(size) !== 'no');
  return maybe ? likelyShoe(hints) : null;
};

/** What a category tells that nearly every row has. */
const repeatedKind = ({ category, isSameEverywhere = false }: CategoryHints): Match | null =>
  isSameEverywhere && !isMenu(category) ? matchPath(category) : null;

/**
 * 'Ryder Harness' in half sizes is a boot where the store's one category or the text says so: the sizes of shoes outweigh
 * a word in the name of what has none.
 */
const shoeDespiteName = (match: Match, hints: CategoryHints): Match | null => {
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

/** The kind that a name and a category tell by the rules, whoever it is for; null where they tell none for sure. */
export const kindByRules = (name: string, category: string): Match | null => {
  const match = matchRow(name, { category, other: '' });
  return match && match.rank > 1 ? match : null;
};

type Evidence = { category: string; other: string };

/** The category columns that speak of this row: no shop's menu does, and what every row says can only let guess. */
const evidenceOf = ({ category, otherCategory, isSameEverywhere = false }: CategoryHints): Evidence => ({
  category: isSameEverywhere || isMenu(category) ? '' : category,
  other: isMenu(otherCategory) ? '' : otherCategory,
});

/** The kind by name and category. */
const matchRow = (name: string, { category, other }: Evidence): Match | null => {
  const byPath = matchPath(category) ?? matchPath(other);
  const byOther = byPath && byPath.rank < 3 ? matchPath(other) : null;
  const path = byOther && byOther.rank > (byPath?.rank ?? 0) && byOther.family === byPath?.family ? byOther : byPath;
  return choose(name, category, path);
};

/** The levels of a category, the deepest first. */
const levelsOf = (category: string): string[] => category.split('>').toReversed();

const translated = (texts: readonly string[]): Translated | null => {
  for (const text of texts) {
    const found = translateKind(text);
    if (found) return found;
  }
  return null;
};

/** What other languages tell, where English does not: a name of an English feed is in another only where it looks so. */
const inOtherLanguages = (
  inEnglish: Match | null,
  { name, isEnglishFeed = false }: CategoryHints,
  { category }: Evidence,
): Translated | null => {
  const isEnglish = isEnglishFeed || (inEnglish !== null && inEnglish.rank > 1);
  return isEnglish && !looksForeign(name) ? null : translated([name, ...levelsOf(category)]);
};

/** Where rules place a row, in the finest kind that anything tells. */
const placedByRules = (match: Match, hints: CategoryHints, audience: ReadAudience): Placement => {
  const fine = refined(match, hints);
  const byWords = fine === match ? finerShoe(match, hints) : null;
  return placed(leafFor(byWords ?? fine, audience), byWords ? 'guessed' : 'certain', audience);
};

/**
 * Finds a row's leaf. Ops' map of source paths comes first, then what name and category say, then the weaker evidence,
 * which is a guess, as is a category that every row has and the name does not bear out. What contradicts itself or says
 * nothing goes to the fallback.
 */
export const placeRow = (hints: CategoryHints, mapped: ReadonlyMap<string, string>): Placement => {
  const evidence = evidenceOf(hints);
  const audience = readAudience({ ...hints, category: evidence.category });
  const wanted = mappedPath(hints.category, mapped) ?? mappedPath(hints.otherCategory, mapped);
  if (wanted !== undefined && namesOfPath.has(wanted)) return placed(wanted, 'certain', audienceAt(wanted, audience));
  // A feed that speaks in our own tree's names knows better than its products' names do.
  const own = ownPath(hints.category);
  if (own !== '') return placed(own, 'certain', audienceAt(own, audience));

  const inEnglish = matchRow(hints.name, evidence);
  const foreign = inOtherLanguages(inEnglish, hints, evidence);
  const match = foreign?.isSure ? foreign.match : inEnglish;
  const shoe = match && shoeDespiteName(match, hints);
  if (match && match.rank > 1 && !shoe) return placedByRules(match, hints, audience);
  const guess = shoe ?? guessKind(hints) ?? shoeOfStore(hints) ?? foreign?.match ?? repeatedKind(hints) ?? match;
  if (guess) return placed(leafFor(guess, audience), 'guessed', audience);
  return placed(hints.fallback && namesOfPath.has(hints.fallback) ? hints.fallback : fallbackPath, 'guessed', audience);
};
