// cspell:disable
import { withoutBrand } from './brand.ts';
import type { Audience, OfferEvidence } from './evidence.ts';
import { isShoeKind } from './kinds.ts';
import { audienceIn, normalWords } from './normal-words.ts';
import {
  additions,
  closures,
  generations,
  heights,
  legLengths,
  lengths,
  looseMaterials,
  namingPurposes,
  nouns,
  purposes,
  shaftHeights,
  sockLengths,
  strictMaterials,
  styles,
  volumes,
} from './trait-words.ts';

/** The distinguishing traits of an offer. Lists are sorted and have no duplicates. */
export type Traits = {
  /** 'adult' means unisex, men's or unknown. The brand decides which. */
  audience: 'women' | 'adult' | 'girls' | 'boys' | 'kids';
  /** The audience in the title; empty if the title names none and a column or guess supplied it. */
  namedAudience: Traits['audience'] | '';
  /** The audience in the title or else in a column; empty if neither names one or it is unisex. */
  statedAudience: Exclude<Audience, 'unisex'> | '';
  height: string;
  closure: string;
  volume: string;
  /** Numbers and words that count generations. */
  generation: readonly string[];
  /** Numbers with their unit: '30l', '9.8mm'. */
  measures: readonly string[];
  /** Materials and membranes that are part of the name. */
  materials: readonly string[];
  styles: readonly string[];
  /** Nouns: 'jacket', 'shoe'. */
  nouns: readonly string[];
  /** The last noun in the title, which names the product: 'vest' of 'Sweater Vest'. Empty if there is none. */
  head: string;
  /** The remaining words: the name of the model. */
  core: readonly string[];
  /** The same words in order, without spaces, so that 'Nano Air' equals 'NanoAir'. */
  model: string;
  /** All words of the title. */
  words: readonly string[];
  /** Equal for offers whose titles name the same model. */
  identity: string;
};

const groupOf = (audience: Audience | null): Traits['audience'] =>
  audience === null || audience === 'men' || audience === 'unisex' ? 'adult' : audience;

const statedOf = (audience: Audience | null): Traits['statedAudience'] =>
  audience === null || audience === 'unisex' ? '' : audience;

const measure = /^\d+(?:\.\d+)?(?:l|mm|cm|m|oz|p|pk|f|g|in)$/;
/** A longer number is part of a name: 'Mountain 600'. */
const count = /^\d{1,2}(?:\.\d)?$/;

const none: readonly string[] = [];

const sorted = (words: Iterable<string>): readonly string[] => {
  const list = [...new Set(words)];
  return list.length === 0 ? none : list.sort();
};

type Part =
  | 'height'
  | 'closure'
  | 'volume'
  | 'generation'
  | 'measure'
  | 'material'
  | 'style'
  | 'noun'
  | 'added'
  | 'word';

const isIn = (record: Readonly<Record<string, string>>, word: string): boolean => Object.hasOwn(record, word);

/** The part that a word is, regardless of its position. */
const partOf = (word: string): Part => {
  if (isIn(heights, word)) return 'height';
  if (isIn(closures, word)) return 'closure';
  if (volumes.has(word)) return 'volume';
  if (generations.has(word) || count.test(word)) return 'generation';
  if (measure.test(word)) return 'measure';
  if (strictMaterials.has(word) || looseMaterials.has(word)) return 'material';
  if (styles.has(word)) return 'style';
  if (isIn(nouns, word)) return 'noun';
  return additions.has(word) ? 'added' : 'word';
};

const isFootwear = (kind: string | null, words: readonly string[]): boolean =>
  kind === null ? words.includes('boot') : isShoeKind(kind);

const legs: ReadonlySet<string> = new Set(['pant', 'jean', 'tight', 'bib']);

const hasLegs = (words: readonly string[]): boolean => words.some((word) => legs.has(nouns[word] ?? ''));

const legMeasure = /^\d{2}in$/;

/** Whether a word of long trousers is a leg length, which is a size. For shorts it distinguishes models. */
const isLegLength = (word: string): boolean => legLengths.has(word) || legMeasure.test(word);

/** Whether the word at this position is a purpose. Some words are a purpose only next to another one. */
const isPurpose = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  if (!namingPurposes.has(word)) return purposes.has(word);
  return purposes.has(words[at - 1] ?? '') || purposes.has(words[at + 1] ?? '');
};

/** The part that each word of a title is. A purpose before the noun is an addition, like the words between the two. */
const partsOf = (words: readonly string[], kind: string | null): Part[] => {
  const [isShoe, isSock] = [isFootwear(kind, words), words.includes('sock')];
  const isGarment = kind?.startsWith('clothing/') ?? false;
  const isLong = hasLegs(words);
  const parts = words.map((word): Part => {
    if (isShoe && isIn(shaftHeights, word)) return 'height';
    if (isSock && sockLengths.has(word)) return 'style';
    if (isGarment && lengths.has(word)) return 'added';
    if (isLong && isLegLength(word)) return 'added';
    return partOf(word);
  });
  let isBeforeNoun = false;
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at];
    if (part === 'noun') isBeforeNoun = true;
    else if (part === 'generation' || (part === 'word' && !isPurpose(words, at))) isBeforeNoun = false;
    else if (part === 'word' && isBeforeNoun) parts[at] = 'added';
  }
  return parts;
};

const gtxIsWaterproof = (words: readonly string[]): readonly string[] =>
  words.includes('gtx') ? words.filter((word) => word !== 'waterproof') : words;

/** 'UL2 Tent - 2 Person' repeats the number. */
const withoutPeople = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !(/^\dp$/.test(word) && words.includes(word.slice(0, -1))));

const liters = /^[1-9]\d$/;

/** 'Stratos 24' of a pack means 'Stratos 24 L'. */
const withLiters = (words: readonly string[], kind: string | null): readonly string[] =>
  kind?.startsWith('bags/') || words.includes('pack')
    ? words.map((word) => (liters.test(word) ? `${word}l` : word))
    : words;

/** The name of a model. Without other words it consists of distinguishing words, as in 'Crew Glove'. */
const namingOf = (words: readonly string[], parts: readonly Part[]): readonly string[] => {
  const naming = words.filter((_, at) => parts[at] === 'word');
  if (naming.length > 0) return naming;
  const unnamed = words.filter((_, at) => parts[at] !== 'noun' && parts[at] !== 'added');
  if (unnamed.length > 0) return unnamed;
  const added = words.filter((_, at) => parts[at] !== 'noun');
  return added.length > 0 ? added : words;
};

type TitledOffer = Pick<OfferEvidence, 'title' | 'audience' | 'kind' | 'brand'>;

const identityOf = (traits: Omit<Traits, 'identity'>): string =>
  [
    traits.audience,
    traits.model,
    traits.height,
    traits.closure,
    traits.volume,
    ...[traits.generation, traits.measures, traits.materials, traits.styles].map((words) => words.join(' ')),
  ].join('|');

const findTraits = (offer: TitledOffer): Traits => {
  const named = audienceIn(offer.title);
  const own = withoutPeople(gtxIsWaterproof(withoutBrand(normalWords(offer.title), offer.brand)));
  const words = withLiters(own, offer.kind);
  const parts = partsOf(words, offer.kind);
  const of = (part: Part): readonly string[] => sorted(words.filter((_, at) => parts[at] === part));
  const naming = namingOf(words, parts);
  const nounsOf = words.filter((_, at) => parts[at] === 'noun').map((word) => nouns[word] ?? word);
  const traits: Omit<Traits, 'identity'> = {
    audience: groupOf(named ?? offer.audience),
    namedAudience: named === null ? '' : groupOf(named),
    statedAudience: statedOf(named ?? offer.audience),
    height: of('height').join(' '),
    closure: of('closure').join(' '),
    volume: of('volume').join(' '),
    generation: of('generation'),
    measures: of('measure'),
    materials: of('material'),
    styles: of('style'),
    nouns: sorted(nounsOf),
    head: nounsOf.at(-1) ?? '',
    core: sorted(naming),
    model: naming.join(''),
    words: sorted(words),
  };
  return { ...traits, identity: identityOf(traits) };
};

/**
 * The number of offers whose traits are cached: a group of brands that is weighed together, plus the offers it is
 * compared with. Weighing, comparing and merging read the same offers again.
 */
const mostKnown = 16_000;
let known = new Map<string, Traits>();
/** The previous generation of the cache. Entries that are read again stay. */
let older = new Map<string, Traits>();

/** Extracts the distinguishing traits of an offer's title and columns. */
export const traitsOf = (offer: TitledOffer): Traits => {
  const key = `${offer.title}\n${offer.audience}\n${offer.kind}\n${offer.brand}`;
  const kept = known.get(key);
  if (kept) return kept;
  const traits = older.get(key) ?? findTraits(offer);
  if (known.size >= mostKnown / 2) [older, known] = [known, new Map()];
  known.set(key, traits);
  return traits;
};
