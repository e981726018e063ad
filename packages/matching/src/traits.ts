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

/** What of an offer tells models apart. Lists are sorted and without doubles. */
export type Traits = {
  /** 'adult' is unisex, men's or unsaid; which of them is up to the brand. */
  audience: 'women' | 'adult' | 'girls' | 'boys' | 'kids';
  /** Whom the title itself names; '' where it names nobody, and a column or a guess said the audience. */
  namedAudience: Traits['audience'] | '';
  /** Whom the title names, else a column; '' where neither does, or it is for anybody. */
  toldAudience: Exclude<Audience, 'unisex'> | '';
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
  /** What it is: 'jacket', 'shoe'. */
  nouns: readonly string[];
  /** The last of them in the title, which says what it is: 'vest' of 'Sweater Vest'. '' where there is none. */
  head: string;
  /** The words that are left: the name of the model. */
  core: readonly string[];
  /** The same in their order and without spaces: 'Nano Air' and 'NanoAir' are one. */
  model: string;
  /** All of the title. */
  words: readonly string[];
  /** Offers with the same are one model as far as a title tells. */
  identity: string;
};

const groupOf = (audience: Audience | null): Traits['audience'] =>
  audience === null || audience === 'men' || audience === 'unisex' ? 'adult' : audience;

const toldOf = (audience: Audience | null): Traits['toldAudience'] =>
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

/** What a word is wherever it stands. */
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

/** What of the words of long trousers says how long they are, which is a size; of shorts it is the model. */
const isLegLength = (word: string): boolean => legLengths.has(word) || legMeasure.test(word);

/** Whether the word at this place is a purpose; some are one only beside another. */
const isPurpose = (words: readonly string[], at: number): boolean => {
  const word = words[at] ?? '';
  if (!namingPurposes.has(word)) return purposes.has(word);
  return purposes.has(words[at - 1] ?? '') || purposes.has(words[at + 1] ?? '');
};

/** What each word of a title is; a purpose before its noun is added to the name, as is what stands between the two. */
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

/** 'UL2 Tent - 2 Person' says the same number twice. */
const withoutPeople = (words: readonly string[]): readonly string[] =>
  words.filter((word) => !(/^\dp$/.test(word) && words.includes(word.slice(0, -1))));

const liters = /^[1-9]\d$/;

/** 'Stratos 24' of a pack is 'Stratos 24 L'. */
const withLiters = (words: readonly string[], kind: string | null): readonly string[] =>
  kind?.startsWith('bags/') || words.includes('pack')
    ? words.map((word) => (liters.test(word) ? `${word}l` : word))
    : words;

/** The name of a model; 'Crew Glove' is named by what tells other gloves apart. */
const namingOf = (words: readonly string[], parts: readonly Part[]): readonly string[] => {
  const naming = words.filter((_, at) => parts[at] === 'word');
  if (naming.length > 0) return naming;
  const unnamed = words.filter((_, at) => parts[at] !== 'noun' && parts[at] !== 'added');
  if (unnamed.length > 0) return unnamed;
  const added = words.filter((_, at) => parts[at] !== 'noun');
  return added.length > 0 ? added : words;
};

type Told = Pick<OfferEvidence, 'title' | 'audience' | 'kind' | 'brand'>;

const identityOf = (traits: Omit<Traits, 'identity'>): string =>
  [
    traits.audience,
    traits.model,
    traits.height,
    traits.closure,
    traits.volume,
    ...[traits.generation, traits.measures, traits.materials, traits.styles].map((words) => words.join(' ')),
  ].join('|');

const findTraits = (offer: Told): Traits => {
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
    toldAudience: toldOf(named ?? offer.audience),
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
 * How many offers' traits are cached. Weighing, comparing and joining ask for the same offers again, so this holds one part of
 * brands that is weighed at once and the offers that it is compared with.
 */
const mostKnown = 16_000;
let known = new Map<string, Traits>();
/** Those of before; what is asked for again stays. */
let older = new Map<string, Traits>();

/** Takes what tells models apart out of an offer's title and columns. */
export const traitsOf = (offer: Told): Traits => {
  const key = `${offer.title}\n${offer.audience}\n${offer.kind}\n${offer.brand}`;
  const kept = known.get(key);
  if (kept) return kept;
  const traits = older.get(key) ?? findTraits(offer);
  if (known.size >= mostKnown / 2) [older, known] = [known, new Map()];
  known.set(key, traits);
  return traits;
};
