/** Where a feed tells our fields, as the API takes it: our field -> a path, or several of which the first filled one counts. */
export type FieldPaths = Readonly<Record<string, string | readonly string[]>>;
export type Mapping = {
  readonly records?: string;
  readonly fields: FieldPaths;
  readonly variants?: { readonly records: string; readonly fields: FieldPaths };
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A mapping from its text; null where it is none. The API says what is wrong with it. */
export const parseMapping = (text: string): Mapping | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && isObject(value.fields) ? (value as Mapping) : null;
  } catch {
    return null;
  }
};

/** The paths with that of a field changed; '' takes it out. */
export const withPath = (paths: FieldPaths, field: string, path: string): FieldPaths => {
  const { [field]: _, ...others } = paths;
  return path === '' ? others : { ...others, [field]: path };
};

/** Our fields as staff know them, those that matter most first. What stands before `rest` is shown at once. */
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
  shipping: 'Shipping',
  shipping_weight: 'Shipping weight',
  unit_measure: 'Unit measure',
  unit_base_measure: 'Unit base measure',
  image_width: 'Picture width',
  image_height: 'Picture height',
} as const satisfies Record<string, string>;

export type OurField = keyof typeof fieldWords;

const allFields = Object.keys(fieldWords) as OurField[];

/** Fields that stand there at once, and those that are opened. */
export const firstFields: readonly OurField[] = allFields.slice(0, 19);
export const otherFields: readonly OurField[] = allFields.slice(19);

/** What a row cannot do without. */
export const neededFields: readonly OurField[] = ['id', 'name', 'link', 'price'];

/** What a variant may tell. */
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
