import { readStock } from './clean/availability.ts';
import type { DecidedBrand } from './clean/brand/decide-brand.ts';
import { isUnisex } from './clean/category/audience.ts';
import { ownCategory } from './clean/category/category.ts';
import type { CategoryHints } from './clean/category/category-hints.ts';
import type { Placement } from './clean/category/placement.ts';
import { pictureBases, readImages } from './clean/images.ts';
import { type RowPrices, readPrices } from './clean/price/prices.ts';
import { readTimetable } from './clean/price/timetable.ts';
import { linkPath } from './clean/text/link-target.ts';
import { plainText, shortText } from './clean/text/text.ts';
import { nameFromLink } from './clean/title/name-from-link.ts';
import { valuesIn } from './clean/title/own-size.ts';
import { withoutSigns } from './clean/title/plain-marks.ts';
import { caseTitle, withoutBrand } from './clean/title/title.ts';
import type { CleaningRules } from './cleaning-rules.ts';
import { readDetails } from './details/details.ts';
import { doubtsAbout, factSources } from './fact-sources.ts';
import { groupStem } from './group/group-stem.ts';
import { type Identity, maxId, numberOf, readIdentity } from './identity.ts';
import type { FeedProfile } from './profile/profile.ts';
import { excerpt, type RawFields, type RawRecord, type Refused } from './raw-record.ts';
import type { Certainty, CleanRow, CleanVariant, Facts, RecordEvent, RowDetails, RowWarning, Unmapped } from './row.ts';
import { hintsOf } from './row-hints.ts';
import { type RowRules, rowRules } from './row-rules.ts';
import { lateRules, planRules } from './rules/apply-rules.ts';

const stockOf = (fields: RawFields, warnings: RowWarning[]): number | null => {
  const stock = readStock(fields.stock, fields.availability);
  if (stock !== undefined) return stock;
  const value = excerpt(fields.availability ?? fields.stock ?? '');
  warnings.push({ field: 'availability', value, reason: 'not understood' });
  return null;
};

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
  made: ReturnType<RowRules['variantsOf']>;
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

/** Texts that may mention a child whom the product is not for. */
const weakSources: ReadonlySet<string> = new Set(['link', 'description']);

/** Children's clothes have leaves of their own, so a child that is only mentioned makes the kind a guess. */
const kindCertainty = ({ certainty, statedBy, isKids, audience }: Placement): Certainty =>
  certainty === 'certain' && (statedBy.length === 0 || (isKids && weakSources.has(audience.source)))
    ? 'guessed'
    : certainty;

const factsOf = (found: Found): Facts => {
  const { decided, placement, made } = found;
  return {
    brand: decided.certainty,
    kind: kindCertainty(placement),
    // Where a product has no place, the shop shows no audience.
    audience:
      placement.isKnown || placement.audience.certainty === 'unknown' ? placement.audience.certainty : 'guessed',
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

const valuesOf = (cell: string | undefined): string[] => (cell === undefined ? [] : valuesIn(cell));

/** The colors and sizes that columns and options state, unless all rows of the feed repeat one. */
const statedOf = (fields: RawFields, variants: readonly RawFields[], { profile }: RowRules) => {
  const all = (field: 'color' | 'size'): string[] => {
    const isConstant = profile?.constants[field] !== undefined && profile.constants[field] === fields[field];
    return [...(isConstant ? [] : valuesOf(fields[field])), ...variants.flatMap((variant) => valuesOf(variant[field]))];
  };
  return { colors: all('color'), sizes: all('size') };
};

/** What rules of ops decided of the kind and the audience. */
const ruledHints = ({ ruled }: RawRecord): Pick<CategoryHints, 'ruledKind' | 'ruledAudience'> => ({
  ruledKind: ruled?.kind,
  ruledAudience: ruled?.audience,
});

/** A default of ops places a row, but its category stays unknown. */
const isUnplaced = ({ ruled }: RawRecord, { certainty, statedBy }: Placement): boolean =>
  certainty !== 'certain' || (ruled?.kind === undefined && statedBy.includes('rule'));

const decideBrand = ({ ruled }: RawRecord, fed: string, name: string, known: RowRules): DecidedBrand =>
  ruled?.fields.includes('brand') ? known.ruledBrand(fed, ruled.fedBrand ?? '') : known.brandOf(fed, name);

/** A record whose identity, prices and brand were read. */
type Begun = {
  record: RawRecord;
  identity: Identity;
  prices: RowPrices;
  decided: DecidedBrand;
  brand: string;
};

const beginRow = (record: RawRecord, rules: CleaningRules, known: RowRules): Begun | Refused => {
  if (record.fault) return record.fault;
  const { fields } = record;
  const identity = readIdentity(fields, rules);
  if ('reason' in identity) return identity;
  const prices = readPrices(fields, rules, known.profile?.decimalMark);
  if ('reason' in prices) return prices;
  const fedBrand = withoutSigns(known.textOf(fields.brand ?? '')).slice(0, 100);
  const decided = decideBrand(record, fedBrand, identity.name, known);
  return { record, identity, prices, decided, brand: decided.brand };
};

const finishRow = ({ record, identity, prices, decided }: Begun, rules: CleaningRules, known: RowRules): CleanRow => {
  const { fields, variants, hasNoSizes = false } = record;
  const { externalId, name, url } = identity;
  const warnings: RowWarning[] = [...prices.warnings];
  const [fedColor, fedSize] = [known.textOf(fields.color ?? ''), known.textOf(fields.size ?? '')];
  const cut = known.titleOf(name, decided, {
    color: fedColor,
    size: fedSize,
    ids: idsOf(externalId, fields),
    stated: statedOf(fields, variants, known),
  });
  const title = caseTitle(bareTitle(cut.title, name, decided, url), known.language);
  const hints = {
    ...hintsOf(fields, variants, { title, cut, url, brand: decided.brand, name }, known),
    ...ruledHints(record),
  };
  const placement = known.placementOf(hints);
  warnings.push(
    ...doubtsAbout('brand', record, decided.doubts ?? []),
    ...doubtsAbout('kind', record, placement.doubts),
    ...doubtsAbout('audience', record, placement.audience.doubts),
  );
  const stock = stockOf(fields, warnings);
  const images = readImages(fields, pictureBases(rules), warnings);
  const made = known.variantsOf({
    externalId,
    fields,
    variants,
    hasNoSizes,
    placement,
    prices,
    stock,
    images,
    url,
    title,
    fromTitle: cut,
    ruledColors: record.ruled?.colors ?? [],
    warnings,
  });

  const unmapped: Unmapped[] = made.unknownColors.map((value) => ({ kind: 'color', value }));
  const sourceCategory = ownCategory(hints);
  if (isUnplaced(record, placement)) unmapped.unshift({ kind: 'category', value: sourceCategory });
  if (decided.certainty === 'unknown') unmapped.unshift({ kind: 'brand', value: '' });

  const groupId = known.textOf(fields.group_id ?? '').slice(0, maxId) || null;
  const hasOptions = made.variants.some(({ color, size }) => color !== null || size !== null);
  const evidence = {
    sku: numberOf(externalId, url),
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
    isUnmovable: placement.isUnmovable,
    description: known.htmlOf(fields.description ?? ''),
    currency: prices.currency,
    priceCents: prices.priceCents,
    retailCents: prices.retailCents,
    url,
    images,
    stock,
    variants: made.variants,
    unmapped,
    namesColor: made.namesColor,
    facts: factsOf({ decided, groupStem: stem, placement, made, groupId }),
    sources: factSources(record, {
      cut,
      placement,
      isGrouped: groupId !== null,
      isBrandRuled: decided.isRuled === true,
    }),
    ...readDetails(fields, prices),
    timetable: readTimetable(record, prices, (own) => readPrices(own, rules, known.profile?.decimalMark)),
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
  const known = rowRules(rules, profile);
  const begin = (record: RawRecord): Begun | Refused => beginRow(record, rules, known);
  const finish = (begun: Begun): CleanRow => finishRow(begun, rules, known);
  const clean = (record: RawRecord): CleanRow | Refused => {
    const begun = begin(record);
    return 'reason' in begun ? begun : finish(begun);
  };
  const late = lateRules(planRules(rules.rules ?? []), { begin, finish });
  return (fed) => {
    const { record, row } = late?.(fed) ?? { record: fed, row: clean(fed) };
    const { line, ruled } = record;
    const ruledBy = ruled && ruled.by.length > 0 ? { ruledBy: ruled.by } : {};
    if (!('reason' in row)) return { type: 'row', line, row, ...ruledBy };
    const reject = { line, field: row.field, value: excerpt(row.value), reason: row.reason };
    return { type: 'reject', reject, id: plainText(record.fields.id ?? '').slice(0, maxId) || null, ...ruledBy };
  };
};
