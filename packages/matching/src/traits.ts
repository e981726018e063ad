// cspell:disable
import type { Audience, OfferEvidence } from './evidence.ts';
import { audienceIn, normalWords } from './normal-words.ts';

/** What of an offer tells models apart. Lists are sorted and without doubles. */
export type Traits = {
  /** 'adult' is unisex, men's or unsaid; which of them is up to the brand. */
  audience: 'women' | 'adult' | 'girls' | 'boys' | 'kids';
  /** Whom the title itself names; '' where it names nobody, and a column or a guess said the audience. */
  namedAudience: Traits['audience'] | '';
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
  /** The words that are left: the name of the model. */
  core: readonly string[];
  /** The same in their order and without spaces: 'Nano Air' and 'NanoAir' are one. */
  model: string;
  /** All of the title. */
  words: readonly string[];
};

const heights: Readonly<Record<string, string>> = { mid: 'mid', high: 'high', low: 'low' };
const closures: Readonly<Record<string, string>> = {
  lace: 'lace',
  velcro: 'velcro',
  slipper: 'slipper',
  boa: 'boa',
  pullon: 'pullon',
};
const volumes = new Set(['lowvolume', 'highvolume']);
const generations = new Set(['evo', 'next', 'neo', 'v']);
const materials = new Set(
  'gtx waterproof leather suede nubuck canvas wool merino fleece down synthetic insulated thermo mesh knit woven vegan eco cotton linen silk cashmere denim nylon flannel corduroy softshell hardshell windstopper stretch primaloft polartec'.split(
    ' ',
  ),
);
/** Cuts and grades: 'Pro', 'Lite', 'Hooded'. */
const styles = new Set(
  'plus pro comp lite light ultralight superlight max mini x hooded quarterzip halfzip fullzip longsleeve shortsleeve sleeveless crew vneck slim relaxed straight skinny crop cropped bootcut capri maxi midi reversible convertible 3in1'.split(
    ' ',
  ),
);
const nouns: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    shoe: 'shoe sneaker trainer footwear runner',
    boot: 'boot bootie',
    sandal: 'sandal flip flop',
    clog: 'clog',
    jacket: 'jacket shell anorak windbreaker',
    coat: 'coat',
    parka: 'parka',
    vest: 'vest gilet',
    pullover: 'pullover sweater jumper sweatshirt',
    cardigan: 'cardigan',
    pant: 'pant trouser',
    jean: 'jean',
    short: 'short boardshort',
    skirt: 'skirt skort',
    dress: 'dress',
    tight: 'tight legging',
    bib: 'bib',
    tank: 'tank',
    tee: 'tee',
    shirt: 'shirt top blouse',
    polo: 'polo',
    bra: 'bra',
    brief: 'brief boxer underwear',
    glove: 'glove',
    mitt: 'mitt mitten',
    beanie: 'beanie toque',
    cap: 'cap',
    hat: 'hat',
    sock: 'sock',
    belt: 'belt',
    scarf: 'scarf',
    gaiter: 'gaiter',
    pack: 'pack bag',
    harness: 'harness',
    rope: 'rope',
    helmet: 'helmet',
    tent: 'tent',
    pole: 'pole',
    jersey: 'jersey',
    hoop: 'earring',
    ring: 'ring',
    necklace: 'necklace',
    bracelet: 'bracelet',
    watch: 'watch',
  }).flatMap(([noun, words]) => words.split(' ').map((word) => [word, noun])),
);

/** What a thing is for, and what shops add to a name: none of it tells models apart. */
const fillers = new Set(
  'winter climbing climb rock hiking hike trail running run approach mountaineering mountain alpine walking training gym outdoor sport travel casual lifestyle backpacking trekking camping ski snow snowboard cycling bike bouldering performance technical classic new collection edition style regular fit wide narrow medium standard size color pair set demo closeout sale clearance multi use multisport'.split(
    ' ',
  ),
);

const groupOf = (audience: Audience | null): Traits['audience'] =>
  audience === null || audience === 'men' || audience === 'unisex' ? 'adult' : audience;

const measure = /^\d+(?:\.\d+)?(?:l|mm|cm|m|oz|p|f|g|in)$/;
/** A longer number is part of a name: 'Mountain 600'. */
const count = /^\d{1,2}(?:\.\d)?$/;

const gtxIsWaterproof = (words: readonly string[]): readonly string[] =>
  words.includes('gtx') ? words.filter((word) => word !== 'waterproof') : words;

const sorted = (words: Iterable<string>): string[] => [...new Set(words)].sort();

/** Takes what tells models apart out of an offer's title and columns. */
export const traitsOf = (offer: OfferEvidence): Traits => {
  const named = audienceIn(offer.title);
  const words = gtxIsWaterproof(normalWords(offer.title));
  const of = (test: (word: string) => boolean): string[] => sorted(words.filter(test));
  const found = (map: Readonly<Record<string, string>>): string =>
    sorted(words.flatMap((word) => (Object.hasOwn(map, word) ? [map[word] ?? ''] : []))).join(' ');
  const isNoun = (word: string): boolean => Object.hasOwn(nouns, word);
  const isGeneration = (word: string): boolean => count.test(word) || generations.has(word);
  const isTrait = (word: string): boolean =>
    Object.hasOwn(heights, word) ||
    Object.hasOwn(closures, word) ||
    volumes.has(word) ||
    materials.has(word) ||
    styles.has(word) ||
    measure.test(word) ||
    isGeneration(word);
  const naming = words.filter((word) => !isTrait(word) && !isNoun(word) && !fillers.has(word));
  // 'Crew Glove' is named by what tells other gloves apart.
  const unnamed = naming.length > 0 ? naming : words.filter((word) => !isNoun(word));
  const model = unnamed.length > 0 ? unnamed : words;
  return {
    audience: groupOf(named ?? offer.audience),
    namedAudience: named === null ? '' : groupOf(named),
    height: found(heights),
    closure: found(closures),
    volume: of((word) => volumes.has(word)).join(' '),
    generation: of(isGeneration),
    measures: of((word) => measure.test(word)),
    materials: of((word) => materials.has(word)),
    styles: of((word) => styles.has(word)),
    nouns: sorted(words.flatMap((word) => (isNoun(word) ? [nouns[word] ?? ''] : []))),
    core: sorted(model),
    model: model.join(''),
    words: sorted(words),
  };
};
