import { t } from '../../lib/t.tsx';
/**
 * A mapping as the API takes it: from our field to a path, or to several paths of which the first non-empty one counts.
 */
export type FieldPaths = Readonly<Record<string, string | readonly string[]>>;
export type Mapping = {
  readonly records?: string;
  readonly fields: FieldPaths;
  readonly variants?: { readonly records: string; readonly fields: FieldPaths };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses a mapping; null if it is invalid. The API reports the error. */
export const parseMapping = (text: string): Mapping | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && isObject(value.fields) ? (value as Mapping) : null;
  } catch {
    return null;
  }
};

/** The mapping with the path of one field changed; '' removes it. */
export const withPath = (paths: FieldPaths, field: string, path: string): FieldPaths => {
  const { [field]: _, ...others } = paths;
  return path === '' ? others : { ...others, [field]: path };
};

/** Our fields with their labels, the most important first. Those before `rest` are always shown. */
export const fieldWords = {
  id: t('desk.parts.id'),
  name: t('desk.parts.title'),
  link: t('desk.feeds.productAddress'),
  price: t('desk.parts.price'),
  sale_price: t('desk.feeds.salePrice'),
  retail_price: t('desk.parts.regularPrice'),
  currency: t('desk.parts.currency'),
  brand: t('desk.parts.brand'),
  category: t('desk.parts.category'),
  color: t('desk.parts.color'),
  size: t('desk.parts.size'),
  gender: t('desk.feeds.gender'),
  image: t('desk.parts.picture'),
  more_images: t('desk.feeds.morePictures'),
  description: t('desk.parts.description'),
  group_id: t('desk.parts.group'),
  gtin: 'GTIN',
  stock: t('desk.feeds.stock'),
  availability: t('desk.feeds.availability'),
  sku: t('desk.feeds.sku'),
  mpn: 'MPN',
  other_category: t('desk.feeds.otherCategory'),
  google_category: t('desk.feeds.googleCategory'),
  tags: t('desk.feeds.tags'),
  age_group: t('desk.feeds.ageGroup'),
  size_system: t('desk.feeds.sizeSystem'),
  size_type: t('desk.feeds.sizeType'),
  material: t('desk.feeds.material'),
  pattern: t('desk.feeds.pattern'),
  condition: t('desk.feeds.condition'),
  sale_dates: t('desk.feeds.saleDates'),
  sale_from: t('desk.feeds.saleFrom'),
  sale_to: t('desk.feeds.saleTo'),
  on_sale: t('desk.feeds.onSale'),
  is_active: t('desk.feeds.isActive'),
  summary: t('desk.feeds.shortText'),
  shipping: t('desk.feeds.delivery'),
  free_shipping: t('desk.feeds.freeDeliveryFrom'),
  delivery_time: t('desk.feeds.deliveryTime'),
  handling_time: t('desk.feeds.handlingTime'),
  shipping_weight: t('desk.feeds.shippingWeight'),
  unit_measure: t('desk.feeds.unitMeasure'),
  unit_base_measure: t('desk.feeds.unitBaseMeasure'),
  image_width: t('desk.feeds.pictureWidth'),
  image_height: t('desk.feeds.pictureHeight'),
} as const satisfies Record<string, string>;

export type OurField = keyof typeof fieldWords;

/** The label of a field of a feed's row. */
export const fieldLabel = (field: string): string =>
  (fieldWords as Readonly<Record<string, string>>)[field] ?? field.replaceAll('_', ' ');

const allFields = Object.keys(fieldWords) as OurField[];

/** The fields that are always shown, and those behind a button. */
export const firstFields: readonly OurField[] = allFields.slice(0, 19);
export const otherFields: readonly OurField[] = allFields.slice(19);

/** The required fields. */
export const neededFields: readonly OurField[] = ['id', 'name', 'link', 'price'];

/** The fields of a variant. */
export const variantFields: readonly OurField[] = [
  'id',
  'sku',
  'gtin',
  'mpn',
  'color',
  'size',
  'price',
  'sale_price',
  'retail_price',
  'image',
  'stock',
  'availability',
];
