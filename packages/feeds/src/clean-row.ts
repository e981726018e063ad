import { readStock } from './clean/availability.ts';
import { brandResolver } from './clean/brand/brand.ts';
import { brandDecider, type DecidedBrand } from './clean/brand/decide-brand.ts';
import { isUnisex } from './clean/category/audience.ts';
import { placeRow } from './clean/category/category.ts';
import type { CategoryHints } from './clean/category/category-hints.ts';
import { levelsOfPath } from './clean/category/mapped-path.ts';
import type { Placement } from './clean/category/placement.ts';
import { type ReadColor, readColor } from './clean/color/color.ts';
import { pictureBases, readImages } from './clean/images.ts';
import { memo } from './clean/memo.ts';
import { colorBeside, sizeElsewhere } from './clean/options/find-options.ts';
import { readPrices } from './clean/price/prices.ts';
import { cleanHtml } from './clean/text/html.ts';
import { plainText, shortText } from './clean/text/text.ts';
import { readUrl } from './clean/text/url.ts';
import { bareName, withoutIdAhead } from './clean/title/bare-name.ts';
import { type CutTitle, cutTitle } from './clean/title/cut-title.ts';
import { nameFromLink } from './clean/title/name-from-link.ts';
import { plainMarks, withoutSigns, withoutTail } from './clean/title/plain-marks.ts';
import { caseTitle, withoutBrand } from './clean/title/title.ts';
import type { TitleHints } from './clean/title/title-kinds.ts';
import { titlePattern } from './clean/title/title-pattern.ts';
import { variantCleaner } from './clean-variants.ts';
import type { CleaningRules } from './cleaning-rules.ts';
import { readDetails } from './details/details.ts';
import { groupStem, linkPath, titleKey } from './group/group-stem.ts';
import type { FeedProfile } from './profile/profile.ts';
import { excerpt, type RawFields, type RawRecord, type Refused } from './raw-record.ts';
import type { Certainty, CleanRow, CleanVariant, Facts, RecordEvent, RowDetails, RowWarning, Unmapped } from './row.ts';

const maxId = 200;
const maxName = 500;
const maxCategory = 500;

const categoryPath = (raw: string): string => levelsOfPath(shortText(raw)).join(' > ').slice(0, maxCategory);

type Identity = { externalId: string; name: string; url: string };

/** Reads the fields that every row must have. */
const readIdentity = (fields: RawFields): Identity | Refused => {
  const externalId = plainText(fields.id ?? '');
  if (externalId === '') return { field: 'id', value: fields.id ?? '', reason: 'missing' };
  if (externalId.length > maxId) return { field: 'id', value: externalId, reason: `longer than ${maxId} characters` };
  const name = plainText(fields.name ?? '');
  if (name === '') return { field: 'name', value: fields.name ?? '', reason: 'missing' };
  if (name.length > maxName) return { field: 'name', value: name, reason: `longer than ${maxName} characters` };
  if (!fields.link) return { field: 'link', value: '', reason: 'missing' };
  const link = readUrl(fields.link);
  return 'url' in link
    ? { externalId, name, url: link.url }
    : { field: 'link', value: fields.link, reason: link.reason };
};

const stockOf = (fields: RawFields, warnings: RowWarning[]): number | null => {
  const stock = readStock(fields.stock, fields.availability);
  if (stock !== undefined) return stock;
  const value = excerpt(fields.availability ?? fields.stock ?? '');
  warnings.push({ field: 'availability', value, reason: 'not understood' });
  return null;
};

/** Caches the parts of a row that depend only on texts that many rows share. */
const remember = (rules: CleaningRules, profile: FeedProfile | null) => {
  const { store, knownBrands } = rules;
  const decideBrand = brandDecider({ store, profile, knownBrands, resolve: memo(brandResolver(rules.brands)) });
  const pattern = store.titlePattern === null ? null : titlePattern(store.titlePattern);
  const colors = new Set(profile?.colors ?? []);
  const endsInSizes = profile?.titlesEndInSizes ?? false;
  const holdsColors = profile?.titlesHoldColors ?? false;
  const frames = new Set(profile?.titleFrames ?? []);
  const models = new Set(profile?.models ?? []);
  const titleOf = (
    whole: string,
    { spellings }: DecidedBrand,
    hints: Pick<TitleHints, 'color' | 'size' | 'ids'>,
  ): CutTitle => {
    const name = withoutTail(whole, profile?.titleTail ?? '');
    const found = pattern?.(name, spellings);
    if (found) return { ...found, title: withoutBrand(found.title, spellings) };
    // A promotion can precede the brand: 'SALE! Oboro Boot'.
    const all = { ...hints, colors, endsInSizes, holdsColors, frames, models };
    const cut = cutTitle(bareName(withoutIdAhead(name, hints.ids), spellings), all);
    // Some models are named like their brand: 'TARNBECK MENS - 40' is not a product called 'Mens'.
    return cut.title !== '' && titleKey(cut.title) === '' ? cutTitle(plainMarks(name), all) : cut;
  };
  const colorOf = memo((raw: string): ReadColor => readColor(raw, rules.colors));
  const textOf = memo(shortText);
  return {
    textOf,
    profile,
    shoes: new Set(profile?.shoes ?? []),
    sizedForBoth: new Set(profile?.sizedForBoth ?? []),
    store,
    brandOf: decideBrand,
    categoryOf: memo(categoryPath),
    htmlOf: memo(cleanHtml, 200, 20_000),
    titleOf,
    placementOf: (hints: CategoryHints): Placement => placeRow(hints, rules.categories),
    variantsOf: variantCleaner(rules, profile, colorOf),
  };
};

type Remembered = ReturnType<typeof remember>;

/** Where no column holds brands, the feed profile was learned from titles that still begin with their brands. */
const isOneOf = ({ title, brand }: TitleOf, titles: ReadonlySet<string>): boolean =>
  titles.size > 0 && (titles.has(titleKey(title)) || titles.has(titleKey(`${brand} ${title}`)));

/** A numeric category has no meaning by itself, but ops may have mapped it. */
const hintsOf = (
  fields: RawFields,
  variants: readonly RawFields[],
  title: TitleOf,
  known: Remembered,
): CategoryHints => {
  const { textOf, categoryOf, profile, store } = known;
  const others = [fields.google_category ?? '', fields.other_category ?? ''].filter((text) => text !== '');
  const other = others.find((text) => /\D/.test(text)) ?? others[0] ?? '';
  const tags = textOf(fields.tags ?? '');
  const linkWords = () => nameFromLink(linkPath(title.url));
  const description = () => textOf(fields.description ?? '').slice(0, asideLength);
  const sizes = [fields.size, title.cut.size, ...variants.map(({ size }) => size)].filter((size) => size != null);
  const constant = profile?.constants.category;
  return {
    category: categoryOf(fields.category ?? ''),
    otherCategory: categoryOf(other),
    isSameEverywhere: constant !== undefined && constant === fields.category,
    gender: textOf(fields.gender ?? ''),
    ageGroup: textOf(fields.age_group ?? ''),
    name: title.title,
    wholeName: title.name,
    tags,
    linkWords,
    description,
    brand: title.brand,
    allWords: () => `${title.brand} ${title.name} ${description()}`,
    asides: () => [tags, linkWords(), description().split(/[.!?](?:\s|$)/)[0] ?? ''],
    sizes: sizes.slice(0, mostSizes),
    sizeElsewhere: () => (sizes.length > 0 ? null : sizeElsewhere(fields, profile?.skuOptions ?? null)),
    shoeKind: profile?.shoeKind ?? null,
    sellsShoes: profile?.sellsShoes ?? false,
    isEnglishFeed: profile?.isEnglish ?? false,
    isSizedAsShoe: isOneOf(title, known.shoes),
    isSizedForBoth: isOneOf(title, known.sizedForBoth),
    storeAudience: store.audience ?? profile?.audience ?? null,
    fallback: store.category,
  };
};

/** The cut title, the fed brand and name, and the row's link. */
type TitleOf = { title: string; cut: CutTitle; url: string; brand: string; name: string };

/** How many characters of a description are read for the kind of product. Later text describes what it goes with. */
const asideLength = 300;
const mostSizes = 5;

/** The numbers that a row's title may repeat: its id, the product number at its front, the manufacturer's number. */
const idsOf = (externalId: string, { mpn = '' }: RawFields): string[] => {
  const first = externalId.split(/[-_./ ]/, 1)[0] ?? '';
  const own = /^\d{3,}$/.test(first) && first !== externalId ? [externalId, first] : [externalId];
  return mpn === '' ? own : [...own, shortText(mpn)];
};

type Found = {
  decided: DecidedBrand;
  groupStem: string | null;
  placement: Placement;
  made: ReturnType<Remembered['variantsOf']>;
  groupId: string | null;
};

/** Rows that share only their titles may be two products with one name. */
const groupCertainty = ({ groupId, groupStem }: Found): Certainty => {
  if (groupId === null && groupStem === null) return 'unknown';
  return groupStem?.startsWith('title|') ? 'guessed' : 'certain';
};

/** The audience of a row under Men; null, so undecided, if the gender field of a men's product contains 'unisex'. */
const audienceUnderMen = ({ path, audience }: Placement, { gender = '' }: RawFields): RowDetails['audience'] => {
  const { who, isKids, certainty } = audience;
  if (isKids) return null;
  if (who === 'men') return certainty === 'certain' && !isUnisex(gender) ? 'men' : null;
  return path.startsWith('men/') ? 'unisex' : null;
};

const factsOf = (found: Found): Facts => {
  const { decided, placement, made } = found;
  return {
    brand: decided.certainty,
    kind: placement.certainty,
    audience: placement.audience.certainty,
    color: made.color,
    size: made.size,
    group: groupCertainty(found),
  };
};

/** If a name holds nothing but options, the link may hold the product's name. */
const bareTitle = (title: string, name: string, { spellings }: DecidedBrand, url: string): string => {
  if (/\p{L}{2}/u.test(title)) return title;
  const linked = withoutBrand(nameFromLink(linkPath(url)), spellings);
  return linked === '' ? title || name : linked;
};

/** A row that nests the sizes of one color may be one color of a model; one of several colors is a model by itself. */
const isOfOneColor = (variants: readonly CleanVariant[]): boolean =>
  new Set(variants.map(({ color }) => color?.name ?? '')).size === 1 && variants[0]?.color != null;

/** Returns the row's color from its column, or else from its link or description. */
const colorHint = (fed: string, fields: RawFields): string => fed || (colorBeside(fields) ?? '');

const cleanRecord = ({ fields, variants }: RawRecord, rules: CleaningRules, known: Remembered): CleanRow | Refused => {
  const identity = readIdentity(fields);
  if ('reason' in identity) return identity;
  const prices = readPrices(fields, rules, known.profile?.decimalMark);
  if ('reason' in prices) return prices;

  const { externalId, name, url } = identity;
  const warnings: RowWarning[] = [...prices.warnings];
  const fedBrand = withoutSigns(known.textOf(fields.brand ?? '')).slice(0, 100);
  const decided = known.brandOf(fedBrand, name);
  const [fedColor, fedSize] = [known.textOf(fields.color ?? ''), known.textOf(fields.size ?? '')];
  const cut = known.titleOf(name, decided, {
    color: colorHint(fedColor, fields),
    size: fedSize,
    ids: idsOf(externalId, fields),
  });
  const title = caseTitle(bareTitle(cut.title, name, decided, url));
  const hints = hintsOf(fields, variants, { title, cut, url, brand: decided.brand, name }, known);
  const placement = known.placementOf(hints);
  const stock = stockOf(fields, warnings);
  const images = readImages(fields, pictureBases(rules), warnings);
  const made = known.variantsOf({
    externalId,
    fields,
    variants,
    placement,
    prices,
    stock,
    images,
    url,
    title,
    fromTitle: cut,
    warnings,
  });

  const unmapped: Unmapped[] = made.unknownColors.map((value) => ({ kind: 'color', value }));
  const sourceCategory = (hints.isSameEverywhere && hints.otherCategory) || hints.category || hints.otherCategory;
  if (placement.certainty !== 'certain') unmapped.unshift({ kind: 'category', value: sourceCategory });
  if (decided.certainty === 'unknown') unmapped.unshift({ kind: 'brand', value: '' });

  const groupId = known.textOf(fields.group_id ?? '').slice(0, maxId) || null;
  const hasOptions = made.variants.some(({ color, size }) => color !== null || size !== null);
  const evidence = {
    sku: externalId,
    link: url,
    brand: decided.brand,
    audience: placement.audience.who,
    title,
    hasOptions,
    isOneColor: variants.length > 0,
  };
  const isAlone = groupId === null && (variants.length === 0 || isOfOneColor(made.variants));
  const stem = isAlone ? groupStem(evidence, known.profile) : null;
  return {
    externalId,
    groupId,
    groupStem: stem,
    name,
    title,
    brand: decided.brand,
    categoryPath: placement.path,
    categoryNames: placement.names,
    sourceCategory,
    description: known.htmlOf(fields.description ?? ''),
    currency: prices.currency,
    priceCents: prices.priceCents,
    retailCents: prices.retailCents,
    isCurrencyAssumed: prices.isAssumed,
    url,
    images,
    stock,
    variants: made.variants,
    unmapped,
    namesColor: made.namesColor,
    facts: factsOf({ decided, groupStem: stem, placement, made, groupId }),
    ...readDetails(fields, prices),
    audience: audienceUnderMen(placement, fields),
    warnings,
  };
};

/**
 * Cleans the records of one feed: each record becomes a row or a reject. Repeated values are cleaned once. `profile` is
 * what sampling found out about the whole feed.
 */
export const rowCleaner = (
  rules: CleaningRules,
  profile: FeedProfile | null = null,
): ((record: RawRecord) => RecordEvent) => {
  const known = remember(rules, profile);
  return (record) => {
    const { line } = record;
    const row = record.fault ?? cleanRecord(record, rules, known);
    if (!('reason' in row)) return { type: 'row', line, row };
    const reject = { line, field: row.field, value: excerpt(row.value), reason: row.reason };
    return { type: 'reject', reject, id: plainText(record.fields.id ?? '').slice(0, maxId) || null };
  };
};
