import { type FieldName, fieldNames } from '../raw-record.ts';
import { amountsOf } from './amounts.ts';
import { askFor, type Needed, needed } from './candidates.ts';
import { canBe, isOwnKey, isOwnPage, mustBe, type Shape, shapeOf } from './fits.ts';
import { type Leaf, leavesOf, variantsIn } from './leaves.ts';
import type { FeedMapping, FieldPaths } from './mapping.ts';
import { fieldsNamed } from './names.ts';
import { pathReader } from './path.ts';

/** A proposed mapping, the fields that are certain, and the paths that were not understood. */
export type Proposal = {
  mapping: FeedMapping;
  certain: ReadonlySet<FieldName>;
  /** Paths that got no field. */
  unread: readonly string[];
  /** Asks for fields in one line, with the columns that may be them. */
  ask: (missing: readonly Needed[]) => string;
};

const namesKey =
  /(?:^|[_\s.-])(?:id|asin|sku|code|no|nr|ref|number|key|slug)$|(?:Id|Asin|Sku|Code|No|Nr|Ref|Number|Key)$/;
const enoughKeys = 5;
/** A column that repeats more is no key, whatever its name. */
const leastUnique = 0.9;

/** Finds an id under an unknown name: its values are distinct, and it comes first or its name looks like a key. */
const otherId = (free: Iterable<Place>, first: Place | undefined): Match | null => {
  const keys = [...free].filter(({ shape, values }) => isOwnKey(shape) && values.length >= enoughKeys);
  const place = keys.find(({ path }) => namesKey.test(path)) ?? keys.find((one) => one === first);
  return place ? { place, score: certainScore } : null;
};

/** A number of the store is the id of a feed without another. */
const ownNumber = (matches: ReadonlyMap<FieldName, Match>): Match | null => {
  const sku = matches.get('sku');
  return !matches.has('id') && sku && sku.place.shape.distinct >= leastUnique && sku.place.shape.filled === 1
    ? { ...sku, score: certainScore }
    : null;
};

/** The fields that choose their paths before the others. */
const first = [
  ...(['id', 'name', 'link', 'price', 'sale_price', 'retail_price', 'currency', 'image', 'more_images'] as const),
  ...(['brand', 'group_id', 'sku', 'gtin', 'mpn', 'color', 'size'] as const),
] satisfies readonly FieldName[];

/** Fields that only a header of a known table is sure to mean. */
const unwanted: ReadonlySet<FieldName> = new Set(['summary', 'image_width', 'image_height', 'is_active', 'on_sale']);

const wanted = [...new Set<FieldName>([...first, ...fieldNames])].filter((field) => !unwanted.has(field));

type Place = Leaf & { shape: Shape };
type Match = { place: Place; score: number };

/** Scores how well a name fits a field: an exact name scores best, a name combined with its parent's less. */
const nameScore = (field: FieldName, names: readonly string[]): number => {
  let best = 0;
  for (const [at, name] of names.entries()) {
    const { fields, isExact } = fieldsNamed(name);
    const place = fields.indexOf(field);
    if (place >= 0) best = Math.max(best, (isExact ? 3 : 1.6) - 0.8 * place - 0.2 * at);
  }
  return best;
};

const pictureQuality = (path: string): number => {
  if (/thumb|small|icon|swatch|logo|preview/i.test(path)) return -0.3;
  return /large|hi_?res|zoom|full|original|big/i.test(path) ? 0.1 : 0;
};

const depthOf = (path: string): number => path.split(/[.[]/).length;

const scoreOf = (field: FieldName, { names, path, shape }: Place): number => {
  const named = nameScore(field, names);
  const isPossible = canBe[field]?.(shape) ?? true;
  const isSure = mustBe[field]?.(shape) ?? false;
  if (!isPossible || (named === 0 && !isSure)) return 0;
  const spread = ['id', 'name', 'link'].includes(field) ? 0.6 * shape.distinct : 0;
  // Prefer English texts, the shop's language.
  const english = /[._]en(?:[-_][a-z]{2})?$/i.test(path) ? 0.2 : 0;
  const quality = field === 'image' ? pictureQuality(path) : 0;
  return named + quality + (isSure ? 1 : 0) + 0.4 * shape.filled + spread + english - 0.05 * depthOf(path);
};

/** From this score on, a path is certain for a field: by its exact name, or by values that only this field has. */
const certainScore = 2.4;
const isCertain = (field: FieldName, { place, score }: Match): boolean =>
  score >= certainScore || ((mustBe[field]?.(place.shape) ?? false) && score >= 1.2);

const leastRepeated = 3;

/**
 * Returns how many other columns the texts of a place repeat on average: a scraped 'product' holds brand, color and price,
 * while the name beside it holds none of them.
 */
const repeatsOthers = (place: Place, others: readonly Place[]): number => {
  const texts = place.values.map((own) => (own[0] ?? '').toLowerCase());
  const short = others.filter(
    (other) => other !== place && other.shape.length < place.shape.length && other.shape.url < 0.3,
  );
  const counts = short.map(({ values }) => {
    const filled = values.flatMap((own, at) => {
      const text = (own[0] ?? '').toLowerCase();
      return text.length < leastRepeated ? [] : [texts[at]?.includes(text) === true];
    });
    return filled.length === 0 ? 0 : filled.filter(Boolean).length / filled.length;
  });
  return counts.filter((count) => count > 0.6).length;
};

const parentOf = ({ path }: Place): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/** 'categories.slug' repeats 'categories.name'. */
const isBeside = (place: Place, other: Match | undefined): boolean =>
  other !== undefined && parentOf(place) !== '' && parentOf(place) === parentOf(other.place);

const fitOf = (
  field: FieldName,
  place: Place,
  places: readonly Place[],
  matches: ReadonlyMap<FieldName, Match>,
): number => {
  if (field === 'other_category' && isBeside(place, matches.get('category'))) return 0;
  const score = scoreOf(field, place);
  return field === 'name' && score > 0 ? score - 0.2 * Math.min(3, repeatsOthers(place, places)) : score;
};

const assign = (places: readonly Place[], fields: readonly FieldName[]) => {
  const free = new Set(places);
  const matches = new Map<FieldName, Match>();
  for (const field of fields) {
    let best: Match | null = null;
    for (const place of free) {
      const score = fitOf(field, place, places, matches);
      if (score > (best?.score ?? 0.8)) best = { place, score };
    }
    if (!best) continue;
    matches.set(field, best);
    free.delete(best.place);
  }
  return { matches, free };
};

const pathsIn = (matches: ReadonlyMap<FieldName, Match>): FieldPaths =>
  Object.fromEntries([...matches].map(([field, { place }]) => [field, place.path]));

const placesOf = (leaves: readonly Leaf[]): Place[] => leaves.map((leaf) => ({ ...leaf, shape: shapeOf(leaf) }));

const variantFields: readonly FieldName[] = [
  ...(['id', 'sku', 'gtin', 'mpn', 'color', 'size', 'price', 'sale_price', 'retail_price', 'image', 'stock'] as const),
  ...(['availability', 'shipping_weight'] as const),
];

/** Recognizes unnamed options ('option1') by their values. */
const withOptions = (found: ReturnType<typeof assign>): Map<FieldName, Match> => {
  const matches = new Map(found.matches);
  const free = [...found.free].filter(({ names }) => names.some((name) => /option|attribute|value|title/i.test(name)));
  for (const field of ['size', 'color'] as const) {
    const place = free.find(({ shape }) => shape[field] > 0.7 && shape.length < 40);
    if (!matches.has(field) && place) matches.set(field, { place, score: 1 });
  }
  return matches;
};

/** If a variant's id has no name of an SKU, the id is the SKU. */
const variantMapping = (records: readonly unknown[]): FeedMapping['variants'] | null => {
  const path = variantsIn(records);
  if (path === null) return null;
  const variants = records.flatMap(pathReader(path));
  const fields = pathsIn(withOptions(assign(placesOf(leavesOf(variants)), variantFields)));
  const id = fields.id ?? fields.sku ?? fields.gtin;
  const own = id === undefined ? fields : { ...fields, id };
  return Object.keys(own).length > 1 ? { records: path, fields: own } : null;
};

/** Takes fields that products have only in their variants from the first variant. */
const fromVariants = (fields: FieldPaths, variants: FeedMapping['variants']): FieldPaths => {
  const more: { [Name in FieldName]?: string } = {};
  for (const field of ['id', 'price', 'retail_price', 'image'] as const) {
    const path = variants?.fields[field];
    if (fields[field] === undefined && typeof path === 'string' && (field !== 'retail_price' || more.price)) {
      more[field] = `${variants?.records}.${path}`;
    }
  }
  return { ...fields, ...more };
};

/** If a feed has only one price, it is the price, whatever its name. */
const onlyPrice = (matches: Map<FieldName, Match>): void => {
  for (const field of ['sale_price', 'retail_price'] as const) {
    const match = matches.get(field);
    if (matches.has('price') || !match) continue;
    matches.set('price', match);
    matches.delete(field);
  }
};

/** A price in fewer rows than this may be one of several prices. */
const nearlyAllRows = 0.95;

/**
 * Finds the price by the amounts where no name says which column it is, or where the column so named is mostly empty while
 * another is full.
 */
const byAmounts = ({ matches, free }: ReturnType<typeof assign>): void => {
  const named = matches.get('price');
  const isPlain = named !== undefined && isCertain('price', named) && named.place.shape.filled >= nearlyAllRows;
  if (isPlain) return;
  const [sale, regular] = [matches.get('sale_price'), matches.get('retail_price')];
  const places = [...free, ...[named, sale, regular].flatMap((match) => match?.place ?? [])];
  const found = amountsOf(places);
  if (found === null) return;
  if (named && named.place === found.price) {
    matches.set('price', { ...named, score: certainScore });
    return;
  }
  for (const [field, match] of matches) {
    if (match.place !== found.price && match.place !== found.regular) continue;
    matches.delete(field);
  }
  matches.set('price', { place: found.price, score: certainScore });
  // What stands in few rows is the price of a sale.
  if (named && named.place !== found.regular) matches.set('sale_price', { ...named, score: certainScore });
  if (found.regular) matches.set('retail_price', { place: found.regular, score: certainScore });
  for (const { place } of matches.values()) free.delete(place);
};

/** If several records share an id, it is the group id, and another distinct number is the record's id. */
const byRecord = (found: ReturnType<typeof assign>): Map<FieldName, Match> => {
  const { matches } = found;
  const [id, sku, group] = [matches.get('id'), matches.get('sku'), matches.get('group_id')];
  const isShared = id !== undefined && id.place.shape.distinct < leastUnique;
  const isOwn = sku !== undefined && sku.place.shape.distinct > 0.98 && sku.place.shape.filled > 0.98;
  if (!isShared || !isOwn) return matches;
  const others = [...matches].filter(([field]) => field !== 'sku');
  return new Map([...others, ['id', sku], ...(group ? [] : [['group_id', id] as const])]);
};

/** Chooses the id where no column is named so, or where the one so named repeats. */
const chooseKey = ({ matches, free }: ReturnType<typeof assign>, places: readonly Place[]): void => {
  const named = matches.get('id');
  if (named && named.place.shape.distinct >= leastUnique) return;
  const key = ownNumber(matches) ?? otherId(free, named ? undefined : places[0]);
  const isLink = ({ names }: Place): boolean => names.some((name) => fieldsNamed(name).fields[0] === 'link');
  const page = matches.get('link')?.place ?? [...free].find(isLink);
  if (key) {
    matches.set('id', key);
    free.delete(key.place);
    if (named && !matches.has('sku')) matches.set('sku', named);
    // Without a number of its own, a row is the page that it links to.
  } else if (!named && page && isOwnPage(page.shape)) matches.set('id', { place: page, score: certainScore });
};

/**
 * Proposes a mapping from sample records, by the names of properties, elements or columns in several languages and by
 * their values. `records` is the path at which the samples were found.
 */
export const proposeMapping = (all: readonly unknown[], records: string | null): Proposal => {
  // A record that is listed twice says nothing about what is unique.
  const samples = [...new Map(all.map((sample) => [JSON.stringify(sample), sample])).values()];
  const variants = variantMapping(samples);
  const places = placesOf(leavesOf(samples, variants?.records ?? null));
  const found = assign(places, wanted);
  chooseKey(found, places);
  onlyPrice(found.matches);
  byAmounts(found);
  const matches = byRecord(found);
  const fields = fromVariants(pathsIn(matches), variants ?? undefined);
  const certain = new Set<FieldName>(
    [...matches].flatMap(([field, match]) => (isCertain(field, match) ? [field] : [])),
  );
  for (const field of ['id', 'price'] as const)
    if (!matches.has(field) && fields[field] !== undefined) certain.add(field);
  return {
    mapping: { ...(records === null ? {} : { records }), fields, ...(variants ? { variants } : {}) },
    certain,
    unread: [...found.free].map(({ path }) => path),
    ask: (missing) => askFor(missing, places),
  };
};

/** What a feed is read for: a link pattern replaces the link, and texts alone need neither a link nor a price. */
export type Purpose = { hasLinkPattern: boolean; onlyTexts?: boolean | undefined };

/** Returns the required fields that a proposal is not certain of. */
export const missingIn = ({ certain }: Proposal, { hasLinkPattern, onlyTexts = false }: Purpose): Needed[] =>
  needed.filter(
    (field) =>
      !certain.has(field) && !(field === 'link' && (hasLinkPattern || onlyTexts)) && !(field === 'price' && onlyTexts),
  );
