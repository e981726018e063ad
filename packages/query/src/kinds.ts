import { kindRules } from '@wearfolio/feeds/words/kind-rules';
import type { AnyOf } from '@wearfolio/listing-index/filter';
import { formsOf } from '@wearfolio/listing-index/word-forms';
import type { Kind as SizeKind } from '@wearfolio/sizes/size';
import { type KindNames, kindNames, looseClothes, looseLeaves } from './tables/kind-names.ts';
import type { Category, Vocabulary } from './vocabulary.ts';
import { textOf } from './words.ts';

/**
 * A kind in the category tree: its products, the wider kind if it is part of a category, its names, and the categories
 * that contain nothing else.
 */
export type Kind = {
  any: AnyOf;
  wider: AnyOf | null;
  /** All second-level categories that contain it. */
  widest: AnyOf;
  /** The kind of its last word if it is in the same section: boots for snow boots. */
  head: AnyOf | null;
  texts: readonly string[];
  categories: readonly number[];
  /** The kinds of sizes that its products have. */
  sized: readonly SizeKind[];
};

/** Maximum words in a kind's name. */
export const longestKind = 4;

const textsOf = (name: string): string[] => {
  if (name.startsWith('=')) return [name.slice(1)];
  const words = name.split(' ');
  return formsOf(words.at(-1) ?? '').map((last) => [...words.slice(0, -1), last].join(' '));
};

// Words that stores use for kinds, but shoppers for an activity, a fabric or a part.
const noKinds = new Set(
  `hiking approach climbing swim compression insulation hiker driver buff shell runner draw pick skin binding probe shelter sling leash
   hammer hangers cam atc footprint helmet traction crew cashmere knit swivel pedal throw whistle knife`.split(
    /[\s|]+/,
  ),
)
  .add('trail running')
  .add('performance tops')
  .add('gift set')
  .add('climbing apparel');

const headKinds = new Map(
  kindNames.flatMap((kind) =>
    kind.names.split('|').flatMap((name) => textsOf(name).map((text) => [text, kind] as const)),
  ),
);

// 'Skinny jeans' say no more than their words: jeans that are skinny.
const isOfWords = (leaves: string, name: string): boolean => {
  const head = name.includes(' ') ? headKinds.get(name.split(' ').at(-1) ?? '') : undefined;
  return head?.leaves.split('|').some((leaf) => leaf === leaves || leaves.endsWith(`/${leaf}`)) ?? false;
};

// Names from the feeds' rules, for kinds that have no shopper's name. A rule lists different things of one leaf: an
// umbrella is no key chain.
const rulesAsNames = (): KindNames[] =>
  kindRules
    .filter(({ rank }) => rank === 3)
    .flatMap(({ leaf, phrases }) => {
      const leaves = leaf.includes('/') ? leaf.split('/').slice(-2).join('/') : leaf;
      return phrases.filter((name) => !noKinds.has(name)).map((names) => ({ leaves, names }));
    });

const collect = (kinds: readonly KindNames[]): ReadonlyMap<string, KindNames> => {
  const known = new Map<string, KindNames>();
  for (const kind of kinds) {
    // A kind with several leaves is found by any of its names. The first kind with a name keeps it.
    for (const text of kind.names.split('|').flatMap(textsOf)) if (!known.has(text)) known.set(text, kind);
  }
  return known;
};

const { ofWords = [], others = [] } = Object.groupBy(rulesAsNames(), ({ leaves, names }) =>
  isOfWords(leaves, names) ? 'ofWords' : 'others',
);

const kindsByText = collect([...kindNames, ...others]);

const kindsOfWords = collect(ofWords);

/** The single-word names of kinds, sorted, as candidates for corrections. */
export const kindWords: readonly string[] = [...kindsByText.keys()].filter((text) => !text.includes(' ')).sort();

const isAt = ({ slug, path, level }: Category, place: string): boolean => {
  if (place.startsWith('*/')) return level === 2 && slug === place.slice(2);
  return place.includes('/') ? `/${path}`.endsWith(`/${place}`) : level > 1 && slug === place;
};

const idsAt = (categories: readonly Category[], places: string): number[] => {
  const asked = places.split('|').filter((place) => place !== '');
  return categories.filter((category) => asked.some((place) => isAt(category, place))).map(({ id }) => id);
};

/** The ids of the categories at places of the tree, in the notation of `KindNames`. */
export const placesIn = ({ categories }: Vocabulary, places: string): number[] => idsAt(categories, places);

const worn = new Set(
  `dresses tops t-shirts shirts knitwear sweatshirts-hoodies coats jackets blazers trousers jeans shorts swimwear activewear
   underwear-socks skirts leggings jumpsuits suits bottoms outerwear */clothing gloves hats`.split(/\s+/),
);

const isWornKind = ({ leaves }: Pick<KindNames, 'leaves'>): boolean => leaves.split('|').some((leaf) => worn.has(leaf));

/** Kinds of sizes of all clothes, because stores size a pair of jeans also as trousers or as clothes. */
const clothes: readonly SizeKind[] = ['tops', 'trousers', 'dresses', 'clothes'];

const sizedAt = (path: string): readonly SizeKind[] => {
  if (/(^|\/)shoes(\/|$)/.test(path)) return ['shoes'];
  if (path.endsWith('/underwear-socks')) return [...clothes, 'bras'];
  const own = (['hats', 'gloves', 'rings'] as const).filter((kind) => path.endsWith(`/${kind}`));
  return own.length > 0 || !worn.has(path.split('/').at(-1) ?? '') ? own : clothes;
};

const sizedIn = (categories: readonly Category[], ids: readonly number[]): SizeKind[] => {
  const wanted = new Set(ids);
  return [...new Set(categories.filter(({ id }) => wanted.has(id)).flatMap(({ path }) => sizedAt(path)))];
};

// A shop's tree can have categories that are not in our tables.
const idsNamed = (categories: readonly Category[], texts: readonly string[]): number[] =>
  categories.filter(({ name, level }) => level > 1 && texts.includes(textOf(name))).map(({ id }) => id);

const nothing: AnyOf = { categories: [], titles: [], texts: [], within: null };

const sectionsOf = (categories: readonly Category[], ids: readonly number[]): number[] => {
  const paths = categories
    .filter(({ id }) => ids.includes(id))
    .map(({ path }) => path.split('/').slice(0, 2).join('/'));
  return categories.filter(({ path, level }) => level === 2 && paths.includes(path)).map(({ id }) => id);
};

const collecting = new Set(looseLeaves.split('|'));

// A leaf of what has no leaf of its own says nothing of what is in it: a scarf there is no phone case.
const tellingLeaves = (leaves: string): string =>
  leaves
    .split('|')
    .filter((leaf) => !collecting.has(leaf.split('/').at(-1) ?? ''))
    .join('|');

/** Kinds that are not what their last word says. */
const headless = new Set(['sleeping bag', 'chalk bag', 'key ring', 'hair tie']);

/** Whether the last word of a kind's name means something else: the case of a phone is no case of a watch. */
export const isHeadless = (text: string): boolean => {
  const leaves = kindsByText.get(text)?.leaves;
  return (
    headless.has(text) || headless.has(text.replace(/s$/, '')) || (leaves !== undefined && tellingLeaves(leaves) === '')
  );
};

/** The section of a leaf, for shops that do not have the leaf: jeans are clothing. */
const familyOf: ReadonlyMap<string, string> = new Map(
  kindRules.map(({ leaf, family }) => [leaf.split('/').at(-1) ?? '', family]),
);

const sectionsAt = (categories: readonly Category[], { leaves }: KindNames): number[] => {
  const families = leaves.split('|').map((leaf) => familyOf.get(leaf.split('/').at(-1) ?? '') ?? '');
  return categories.filter(({ slug, level }) => level === 2 && families.includes(slug)).map(({ id }) => id);
};

// The 'glasses' of 'sun glasses' are not glasses: compounds that are also written as one word have no head.
const headOf = (vocabulary: Vocabulary, widest: AnyOf, asked: string): AnyOf | null => {
  const words = asked.split(' ');
  if (isHeadless(asked)) return null;
  const head = words.length > 1 && !kindsByText.has(words.join('')) ? findKind(vocabulary, words.at(-1) ?? '') : null;
  const { categories } = widest;
  const isNear = categories.length === 0 || head?.widest.categories.some((id) => categories.includes(id));
  return head && isNear ? { ...(head.wider ?? head.any), or: head.any } : null;
};

const resolve = (vocabulary: Vocabulary, kind: KindNames, asked: string): Kind => {
  const { categories } = vocabulary;
  const named = [asked, ...kind.names.split('|').flatMap(textsOf)];
  const texts = [...new Set([...named, ...(kind.called ?? '').split('|').filter((text) => text !== '')])];
  const placesOf = (leaves: string): number[] => [
    ...new Set([...idsAt(categories, leaves), ...idsNamed(categories, texts)]),
  ];
  const own = placesOf(kind.leaves);
  const loose = isWornKind(kind) ? `${looseLeaves}|${looseClothes}` : looseLeaves;
  const telling = tellingLeaves(kind.leaves);
  const wide = placesOf(telling);
  const sections = own.length > 0 ? sectionsOf(categories, wide) : sectionsAt(categories, { ...kind, leaves: telling });
  const widest = { ...nothing, categories: sections };
  const places = [...own, ...idsAt(categories, loose), ...idsAt(categories, kind.also ?? '')];
  const head = headOf(vocabulary, widest, asked);
  const sized = kind.leaves.includes('*/clothing') ? [...clothes] : sizedIn(categories, own);
  if (kind.whole) {
    const any = { ...nothing, categories: own, titles: texts, within: places };
    return { any, wider: null, widest, head, texts, categories: own, sized };
  }
  // 'Down jacket' is also a jacket whose text says down.
  const said = asked.includes(' ') ? textsOf(asked) : [];
  return {
    any: { ...nothing, titles: texts, texts: said, within: places },
    wider: wide.length === 0 && telling === '' ? null : { ...nothing, categories: wide },
    widest,
    head,
    texts,
    categories: [],
    sized,
  };
};

const known = new WeakMap<Vocabulary, Map<string, Kind>>();

const remember = (vocabulary: Vocabulary, names: KindNames, text: string): Kind => {
  const remembered = known.get(vocabulary) ?? new Map<string, Kind>();
  known.set(vocabulary, remembered);
  const kind = remembered.get(text) ?? resolve(vocabulary, names, text);
  remembered.set(text, kind);
  return kind;
};

/** The kind that folded words name, in British or American English, singular or plural; null for none. */
export const findKind = (vocabulary: Vocabulary, text: string): Kind | null => {
  const names = kindsByText.get(text);
  return names ? remember(vocabulary, names, text) : null;
};

/** The kind whose name says no more than its words: 'desert boots'. Only where products have the words, they suffice. */
export const findKindOfWords = (vocabulary: Vocabulary, text: string): Kind | null => {
  const names = kindsOfWords.get(text);
  return names && !kindsByText.has(text) ? remember(vocabulary, names, text) : null;
};
