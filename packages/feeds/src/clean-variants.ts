import { sizeOf as knownSize, type SizeContext } from '@wearfolio/sizes/read/context';
import { readSize } from '@wearfolio/sizes/read/read-size';
import { otherLadder } from '@wearfolio/sizes/size';
import { readStock } from './clean/availability.ts';
import type { Placement } from './clean/category/placement.ts';
import { colorAs, type ReadColor } from './clean/color/color.ts';
import { pictureBases, readImages } from './clean/images.ts';
import { memo } from './clean/memo.ts';
import { colorOfCell, findOptions, type OptionTexts, sizeOfCell } from './clean/options/find-options.ts';
import type { FoundOptions } from './clean/options/found-options.ts';
import type { DecimalMark } from './clean/price/price.ts';
import { type RowPrices, readPrices } from './clean/price/prices.ts';
import { sizesFromIds } from './clean/size/id-sizes.ts';
import { type KeyedContext, sizeContext } from './clean/size/size-context.ts';
import { shortText } from './clean/text/text.ts';
import type { CleaningRules } from './cleaning-rules.ts';
import { readMpn } from './details/details.ts';
import { readGtin } from './details/gtin.ts';
import { numberOf } from './identity.ts';
import type { FeedProfile } from './profile/profile.ts';
import { excerpt, type RawFields, type RuledColor } from './raw-record.ts';
import type { Certainty, CleanImage, CleanSize, CleanVariant, RowWarning } from './row.ts';

type RowSoFar = {
  externalId: string;
  fields: RawFields;
  variants: readonly RawFields[];
  hasNoSizes: boolean;
  placement: Placement;
  prices: RowPrices;
  stock: number | null;
  images: CleanImage[];
  url: string;
  /** The cleaned title and the options cut from the name. */
  title: string;
  fromTitle: FoundOptions;
  /** The palette colors that rules of ops decided, in their order. */
  ruledColors: readonly RuledColor[];
  warnings: RowWarning[];
};
type CleanedVariants = {
  variants: CleanVariant[];
  unknownColors: string[];
  namesColor: boolean;
  color: Certainty;
  size: Certainty;
};

/** One variant before cleaning: its fields and the texts of its size and color, empty if unknown. */
type RawVariant = { fields: RawFields; externalId: string; size: string; color: string };

/** A nested variant without size and color, whose id is the row's or missing, repeats the row. */
const isParent = (variant: RawFields, id: string): boolean =>
  !variant.size && !variant.color && (variant.id === undefined || variant.id === id);

/** Returns a variant's own prices if they are plausible, else the row's. */
const variantPrices = (
  variant: RawFields,
  row: RowSoFar,
  rules: CleaningRules,
  decimalMark: DecimalMark | null = null,
): Pick<RowPrices, 'priceCents' | 'retailCents' | 'currency'> => {
  const own = readPrices({ currency: row.fields.currency ?? row.prices.currency, ...variant }, rules, decimalMark);
  if ('reason' in own) {
    row.warnings.push({
      field: own.field,
      value: excerpt(own.value),
      reason: `variant ${variant.id ?? ''}: ${own.reason}`,
    });
    return row.prices;
  }
  if (own.warnings.length > 0) {
    // A price above the variant's own regular price means shifted columns, so the row's prices are safer.
    row.warnings.push(...own.warnings);
    return row.prices;
  }
  return own.priceCents === null ? row.prices : own;
};

const maxId = 200;

const idOf = (variant: RawFields, row: RowSoFar): string => {
  const own = shortText(variant.id ?? '') || [row.externalId, variant.color, variant.size].filter(Boolean).join('/');
  return own.slice(0, maxId);
};

/**
 * A row with nested variants is a variant itself if its part number ends in a size as their ids do: '5012-9.5' beside
 * '5012-10' and '5012-11'.
 */
const withOwn = (
  nested: readonly RawFields[],
  { fields, hasNoSizes }: RowSoFar,
  context: SizeContext,
): readonly RawFields[] => {
  const { mpn, gtin, stock, availability } = fields;
  if (!mpn || hasNoSizes || nested.length === 0 || nested.some(({ id }) => id === mpn)) return nested;
  const own: RawFields = { id: mpn };
  if (gtin) own.gtin = gtin;
  if (stock) own.stock = stock;
  if (availability) own.availability = availability;
  const all = [own, ...nested];
  return sizesFromIds(all, context).length > 0 ? all : nested;
};

/** Nested variants name all sizes or none, so the row's own size is one of them and not a default for all. */
const nestedVariants = (
  nested: readonly RawFields[],
  row: RowSoFar,
  context: SizeContext,
  { sizes, colors }: OptionTexts,
): RawVariant[] => {
  const idSizes = row.hasNoSizes ? [] : sizesFromIds(nested, context);
  const [size = ''] = sizes.texts.length === 1 ? sizes.texts : [];
  const [color = ''] = colors.texts.length === 1 ? colors.texts : [];
  return nested.map((fields, at) => ({
    fields,
    externalId: idOf(fields, row),
    size: sizeOfCell(fields.size) || idSizes[at] || (fields.color === undefined ? size : ''),
    color: colorOfCell(fields.color) || color,
  }));
};

/** A cell with more combinations than this does not list one product's sizes and colors. */
const mostVariants = 200;

/** Returns the row as one variant, or one variant for each combination that its cells list. */
const ownVariants = (row: RowSoFar, found: OptionTexts): RawVariant[] => {
  const { externalId, fields } = row;
  const sizes = found.sizes;
  const [size = ''] = sizes.texts;
  // A row of one size is one piece: 'Black, White' are the colors that it has.
  const isOnePiece = sizes.texts.length === 1 && sizeOfCell(fields.size) === size && /\d|^x*[sml]$/i.test(size);
  const colors = isOnePiece && found.colors.texts.length > 1 ? { texts: [colorOfCell(fields.color)] } : found.colors;
  const [color = ''] = colors.texts;
  const count = Math.max(1, sizes.texts.length) * Math.max(1, colors.texts.length);
  if (count === 1 || count > mostVariants) return [{ fields, externalId, size, color }];
  return (colors.texts.length > 0 ? colors.texts : ['']).flatMap((one) =>
    (sizes.texts.length > 0 ? sizes.texts : ['']).map((other) => ({
      fields,
      externalId: [externalId, one, other].filter(Boolean).join('/').slice(0, maxId),
      size: other,
      color: one,
    })),
  );
};

/** Returns the color that rules make of a variant's; null if there is none. */
const ruledColor = (
  { fields, color }: RawVariant,
  { ruledColors, variants }: RowSoFar,
  colorOf: (raw: string) => ReadColor,
): ReadColor | null => {
  let read = color === '' ? null : colorOf(color);
  let isRuled = false;
  for (const { to, variants: places, names } of ruledColors) {
    if (places && !places.some((at) => variants[at] === fields)) continue;
    if (names && !names.includes(read?.color.name ?? '')) continue;
    read = colorAs(read ?? colorOf(to), to);
    isRuled = true;
  }
  return isRuled ? read : null;
};

/** The systems of countries, as against letters, ages and measures. */
const ofCountries: ReadonlySet<string> = new Set('US UK EU DE FR IT ES JP CN BR MX AU'.split(' '));

/** A bare number of clothes: the store's currency suggests its system. */
const isSuggested = (size: CleanSize, { family, system }: SizeContext): boolean =>
  family === 'clothing' && system === null && /^\d/.test(size.value) && ofCountries.has(knownSize(size)?.system ?? '');

/** The kinds whose sizes have ladders. */
const sizedKinds = ['shoes', 'clothing'] as const;

/** A size on no shoe or clothing ladder is free text, so it is a guess, as is the system of a bare number. */
const sizeCertainty = (variants: readonly CleanVariant[], isCertain: boolean, context: SizeContext): Certainty => {
  const sizes = variants.flatMap(({ size }) => size ?? []);
  if (sizes.length === 0) return 'unknown';
  const isRead = context.family === 'other' || sizes.every(({ ladder }) => ladder !== otherLadder);
  const areSuggested = sizes.some((size) => isSuggested(size, context));
  return isCertain && isRead && !areSuggested ? 'certain' : 'guessed';
};

/** Builds a row's variants from its nested ones, or a single variant from the row itself. */
export const variantCleaner = (
  rules: CleaningRules,
  profile: FeedProfile | null,
  colorOf: (raw: string) => ReadColor,
): ((row: RowSoFar) => CleanedVariants) => {
  const sizeOf = memo((_key: string, raw: string, context: SizeContext): CleanSize => readSize(raw, context));

  const ownOf = (variant: RawFields, row: RowSoFar, isOneOfMany: boolean) => {
    // The feed gives one count for all of them, so the count of each is unknown.
    const stock = isOneOfMany && row.stock !== 0 ? null : row.stock;
    if (variant === row.fields) return { prices: row.prices, stock, images: row.images };
    const images = variant.image ? readImages(variant, pictureBases(rules), row.warnings) : [];
    return {
      prices: variantPrices(variant, row, rules, profile?.decimalMark),
      stock: row.stock === 0 ? 0 : (readStock(variant.stock, variant.availability) ?? null),
      images: images.length > 0 ? images : row.images,
    };
  };
  const build = (raw: RawVariant, row: RowSoFar, context: KeyedContext, isOneOfMany: boolean): CleanVariant => {
    const { fields, externalId, size } = raw;
    const { prices, stock, images } = ownOf(fields, row, isOneOfMany);
    return {
      externalId,
      color: colorIn(raw, row)?.color ?? null,
      size: size === '' ? null : sizeOf(`${context.key} ${size}`, size, context),
      stock,
      priceCents: prices.priceCents,
      retailCents: prices.retailCents,
      currency: prices.currency,
      images,
      gtin: fields.gtin ? readGtin(fields.gtin) : null,
      mpn: fields.mpn ? readMpn(fields.mpn) : null,
      sku: fields.sku || null,
    };
  };

  /** An unknown color of jeans is a wash, so it counts as a blue: 'Foundry'. */
  const colorIn = (raw: RawVariant, row: RowSoFar): ReadColor | null => {
    const ruled = row.ruledColors.length > 0 ? ruledColor(raw, row, colorOf) : null;
    if (ruled !== null || raw.color === '') return ruled;
    const read = colorOf(raw.color);
    return read.isKnown || !row.placement.path.endsWith('/jeans') ? read : { ...colorAs(read, 'Blue'), isGuess: true };
  };

  /** Returns whether sizes are read alike if a kind that is a guess should be another one. */
  const isOfAnyKind = (raw: readonly RawVariant[], { placement }: RowSoFar, context: KeyedContext): boolean =>
    placement.statedBy.length > 0 ||
    sizedKinds.every((family) => {
      const other = { ...context, family };
      return raw.every(({ size }) => {
        const [as, asOther] = [context.key, `${family} ${context.key}`];
        return (
          size === '' ||
          sizeOf(`${as} ${size}`, size, context).value === sizeOf(`${asOther} ${size}`, size, other).value
        );
      });
    });

  const optionsOf = (row: RowSoFar, context: SizeContext): OptionTexts => {
    const { fields, hasNoSizes, externalId, url, images, title, fromTitle } = row;
    return findOptions({
      fields,
      hasNoSizes,
      sku: numberOf(externalId, url),
      url,
      images,
      title,
      fromTitle,
      context,
      profile,
    });
  };

  const makeAll = (rawVariants: readonly RawVariant[], row: RowSoFar, context: KeyedContext): CleanVariant[] => {
    const isOneOfMany = rawVariants.length > 1 && rawVariants.every(({ fields }) => fields === row.fields);
    const made = new Map<string, CleanVariant>();
    for (const one of rawVariants) {
      if (!made.has(one.externalId)) made.set(one.externalId, build(one, row, context, isOneOfMany));
    }
    return [...made.values()];
  };

  return (row) => {
    const nested = row.variants.filter((variant) => !isParent(variant, row.externalId));
    const context = sizeContext(row.placement, row.fields, row.prices.currency);
    const options = optionsOf(row, context);
    const rawVariants =
      nested.length > 0
        ? nestedVariants(withOwn(nested, row, context), row, context, options)
        : ownVariants(row, options);
    const variants = makeAll(rawVariants, row, context);
    const unknownColors = rawVariants.filter((raw) => colorIn(raw, row)?.isKnown === false).map(({ color }) => color);
    const isRuled = row.ruledColors.length > 0;
    const namesColor = isRuled || rawVariants.some(({ color }) => color !== '');
    const isNested = (name: 'size' | 'color') => nested.some((variant) => variant[name]);
    const isGuess = rawVariants.some((raw) => colorIn(raw, row)?.isGuess === true);
    const colorSource =
      isRuled || (!isGuess && (options.colors.isCertain || isNested('color'))) ? 'certain' : 'guessed';
    return {
      variants,
      unknownColors: [...new Set(unknownColors.map(excerpt))],
      namesColor,
      color: namesColor && unknownColors.length === 0 ? colorSource : 'unknown',
      size: sizeCertainty(
        variants,
        (options.sizes.isCertain || isNested('size')) && isOfAnyKind(rawVariants, row, context),
        context,
      ),
    };
  };
};
