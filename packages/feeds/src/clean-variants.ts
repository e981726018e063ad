import { readStock } from './clean/availability.ts';
import type { Placement } from './clean/category/category.ts';
import type { ReadColor } from './clean/color/color.ts';
import { pictureBases, readImages } from './clean/images.ts';
import { memo } from './clean/memo.ts';
import { type RowPrices, readPrices } from './clean/price/prices.ts';
import { sizesFromIds } from './clean/size/id-sizes.ts';
import type { SizeContext } from './clean/size/ladders.ts';
import { readSize } from './clean/size/size.ts';
import { shortText } from './clean/text/text.ts';
import type { TitleParts } from './clean/title/title-parts.ts';
import type { CleaningRules } from './cleaning-rules.ts';
import { excerpt, type RawFields } from './raw-record.ts';
import type { CleanImage, CleanSize, CleanVariant, RowWarning } from './row.ts';

type RowSoFar = {
  externalId: string;
  fields: RawFields;
  variants: readonly RawFields[];
  placement: Placement;
  prices: RowPrices;
  stock: number | null;
  images: CleanImage[];
  /** Asked only where no field tells: most names are never searched for their color and size. */
  fromTitle: () => TitleParts;
  warnings: RowWarning[];
};
type CleanedVariants = { variants: CleanVariant[]; unknownColors: string[]; namesColor: boolean };

const contextOf = ({ family, isKids }: Placement, system: string | undefined): SizeContext => ({
  family: family === 'shoes' || family === 'clothing' ? family : 'other',
  isKids,
  system: system && /^(us|uk|eu)$/i.test(system.trim()) ? system.trim().toLowerCase() : null,
});

const empty = /^(?:n\/?a|none|null|-+|no colou?r|one colou?r|1 ?colou?r|unknown|default|\.)$/i;
const meant = (text: string): string => (empty.test(text) ? '' : text);

/** A nested variant without size and color that repeats the row's own id, or has none, stands for the row. */
const isParent = (variant: RawFields, id: string): boolean =>
  !variant.size && !variant.color && (variant.id === undefined || variant.id === id);

/** A variant's own prices where they make sense, else the row's. */
const variantPrices = (
  variant: RawFields,
  row: RowSoFar,
  rules: CleaningRules,
): Pick<RowPrices, 'priceCents' | 'retailCents'> => {
  const own = readPrices({ currency: row.fields.currency ?? row.prices.sourceCurrency, ...variant }, rules);
  if ('reason' in own) {
    row.warnings.push({
      field: own.field,
      value: excerpt(own.value),
      reason: `variant ${variant.id ?? ''}: ${own.reason}`,
    });
    return row.prices;
  }
  if (own.warnings.length > 0) {
    // A variant sold above its own regular price: the columns have slipped, the row's prices are safer.
    row.warnings.push(...own.warnings);
    return row.prices;
  }
  return own.priceCents === null ? row.prices : own;
};

/** Nested variants tell all their sizes or none: the row's own is one of them, not everyone's. */
const sizeTextOf = (variant: RawFields, row: RowSoFar, idSize: string | undefined): string => {
  const own = meant(shortText(variant.size ?? ''));
  const isNestedColor = variant !== row.fields && variant.color !== undefined;
  return own || idSize || (isNestedColor ? '' : row.fields.size || row.fromTitle().size || '');
};

const colorTextOf = (variant: RawFields, row: RowSoFar): string =>
  meant(shortText(variant.color ?? row.fields.color ?? '')) || row.fromTitle().color || '';

/** Makes a row's variants from its nested ones, or the single one that the row itself is. */
export const variantCleaner = (
  rules: CleaningRules,
  colorOf: (raw: string) => ReadColor,
): ((row: RowSoFar) => CleanedVariants) => {
  const sizeOf = memo((_key: string, raw: string, context: SizeContext): CleanSize => readSize(raw, context));

  const ownOf = (variant: RawFields, row: RowSoFar) => {
    if (variant === row.fields) return { prices: row.prices, stock: row.stock, images: row.images };
    const images = variant.image ? readImages(variant, pictureBases(rules), row.warnings) : [];
    return {
      prices: variantPrices(variant, row, rules),
      stock: row.stock === 0 ? 0 : (readStock(variant.stock, variant.availability) ?? null),
      images: images.length > 0 ? images : row.images,
    };
  };
  const build = (
    variant: RawFields,
    row: RowSoFar,
    externalId: string,
    color: ReadColor | null,
    size: string,
  ): CleanVariant => {
    const { prices, stock, images } = ownOf(variant, row);
    const context = contextOf(row.placement, row.fields.size_system);
    return {
      externalId,
      color: color?.color ?? null,
      size: size === '' ? null : sizeOf(`${context.family} ${context.isKids} ${context.system} ${size}`, size, context),
      stock,
      priceCents: prices.priceCents,
      retailCents: prices.retailCents,
      images,
      gtin: null,
      mpn: null,
      sku: null,
    };
  };

  return (row) => {
    const nested = row.variants.filter((variant) => !isParent(variant, row.externalId));
    const idSizes = sizesFromIds(nested, contextOf(row.placement, undefined));
    const unknownColors = new Set<string>();
    let namesColor = false;
    const made = new Map<string, CleanVariant>();
    (nested.length > 0 ? nested : [row.fields]).forEach((variant, at) => {
      const externalId = idOf(variant, row);
      if (made.has(externalId)) return;
      const colorText = colorTextOf(variant, row);
      const color = colorText === '' ? null : colorOf(colorText);
      namesColor ||= color !== null;
      if (color?.isKnown === false) unknownColors.add(excerpt(colorText));
      made.set(externalId, build(variant, row, externalId, color, sizeTextOf(variant, row, idSizes[at])));
    });
    return { variants: [...made.values()], unknownColors: [...unknownColors], namesColor };
  };
};

const idOf = (variant: RawFields, row: RowSoFar): string => {
  if (variant === row.fields) return row.externalId;
  const own = shortText(variant.id ?? '') || [row.externalId, variant.color, variant.size].filter(Boolean).join('/');
  return own.slice(0, 200);
};
