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
  id: 'Id',
  name: 'Title',
  link: 'Product address',
  price: 'Price',
  sale_price: 'Sale price',
  retail_price: 'Regular price',
  currency: 'Currency',
  brand: 'Brand',
  category: 'Category',
  color: 'Color',
  size: 'Size',
  gender: 'Gender',
  image: 'Picture',
  more_images: 'More pictures',
  description: 'Description',
  group_id: 'Group',
  gtin: 'GTIN',
  stock: 'Stock',
  availability: 'Availability',
  sku: 'SKU',
  mpn: 'MPN',
  other_category: 'Other category',
  google_category: 'Google category',
  tags: 'Tags',
  age_group: 'Age group',
  size_system: 'Size system',
  size_type: 'Size type',
  material: 'Material',
  pattern: 'Pattern',
  condition: 'Condition',
  sale_dates: 'Sale dates',
  shipping: 'Delivery',
  free_shipping: 'Free delivery from',
  delivery_time: 'Delivery time',
  shipping_weight: 'Shipping weight',
  unit_measure: 'Unit measure',
  unit_base_measure: 'Unit base measure',
  image_width: 'Picture width',
  image_height: 'Picture height',
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
