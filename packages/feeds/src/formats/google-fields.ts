import type { FieldName } from '../raw-record.ts';

/** Google's product attributes and what we call them; `price` is the regular price, `sale_price` the actual one. */
export const googleFields: Readonly<Record<string, FieldName>> = {
  id: 'id',
  item_group_id: 'group_id',
  title: 'name',
  brand: 'brand',
  product_type: 'category',
  google_product_category: 'other_category',
  gender: 'gender',
  age_group: 'age_group',
  color: 'color',
  colour: 'color',
  size: 'size',
  size_system: 'size_system',
  price: 'price',
  sale_price: 'sale_price',
  link: 'link',
  image_link: 'image',
  additional_image_link: 'more_images',
  availability: 'availability',
  quantity: 'stock',
  description: 'description',
  summary: 'description',
  content: 'description',
};
