import type { CardColor, ProductCard } from '@wearfolio/contracts/catalogue';
import { describe, expect, it } from 'vitest';
import { colorPicture, mainColor, mainPicture, pictureOfCategory, shapeClass } from './picture-source.ts';

const color = (id: number, image: string | null, isPrimary = 0): CardColor => ({
  id,
  color_id: id,
  color_name: `Color ${id}`,
  is_primary: isPrimary,
  parent_color_id: id,
  image_index: id,
  product_image: image === null ? [] : [image],
  colors: { id, hexa: 'B5553C' },
});

const card = (changes: Partial<ProductCard>): ProductCard => ({
  product_id: 1,
  id: 1,
  user_id: null,
  product_name: 'tote',
  title: 'Tote',
  brand_id: 1,
  brand_name: 'Vael',
  store_id: 1,
  store_name: 'Northbound',
  vendor_id: 1,
  price: 10,
  retail_price: 10,
  primary_image: 'rust.avif',
  image_path: '/pictures/rust.avif',
  image_name: 'rust.avif',
  base_url: '',
  product_url: 'https://store.example/tote',
  shipping_policy: null,
  is_active: 1,
  primary_image_index: 0,
  primary_color_image_data: null,
  product_color_images: [],
  product_color_data: [],
  color_primary_image: null,
  is_favorite: 0,
  favorite_color_ids: [],
  slug: 'tote',
  stock: 3,
  category_path: 'women/bags/totes',
  image_shape: '15:23',
  image_width: 750,
  image_height: 1150,
  ...changes,
});

describe('mainPicture', () => {
  it('is the image path, with the prefix only where it lacks one', () => {
    const base_url = 'https://pictures.example/';

    expect(mainPicture(card({ base_url }))).toBe('/pictures/rust.avif');
    expect(mainPicture(card({ base_url, image_path: 'a/rust.jpg' }))).toBe('https://pictures.example/a/rust.jpg');
    expect(mainPicture(card({ base_url, image_path: 'http://other.example/x.jpg' }))).toBe(
      'http://other.example/x.jpg',
    );
  });

  it('is null when the feed shows none', () => {
    expect(mainPicture(card({ image_path: null, primary_image: null }))).toBeNull();
  });
});

describe('colorPicture', () => {
  it('is the first picture of the colour, or null', () => {
    expect(colorPicture(card({}), color(2, '/pictures/navy.avif'))).toBe('/pictures/navy.avif');
    expect(colorPicture(card({}), color(2, null))).toBeNull();
  });
});

describe('mainColor', () => {
  it('is the colour that the main picture shows', () => {
    const colors = [color(1, '/pictures/navy.avif', 1), color(2, '/pictures/rust.avif')];

    expect(mainColor(card({ product_color_data: colors }))?.id).toBe(2);
  });

  it('is the primary colour when no colour has the main picture', () => {
    expect(mainColor(card({ product_color_data: [color(1, null), color(2, null, 1)] }))?.id).toBe(2);
  });
});

describe('shapeClass', () => {
  it('names the natural ratio', () => {
    expect(shapeClass(card({}))).toBe('shape-15x23');
    expect(shapeClass(card({ image_shape: 'default' }))).toBe('shape-default');
  });
});

describe('pictureOfCategory', () => {
  it('is that of the first card below the category that has one', () => {
    const cards = [
      card({ category_path: 'women/bags', image_path: null, primary_image: null }),
      card({ category_path: 'womens-archive/bags', image_path: '/pictures/other.avif' }),
      card({}),
    ];

    expect(pictureOfCategory(cards, 'women')).toBe('/pictures/rust.avif');
    expect(pictureOfCategory(cards, 'men')).toBeNull();
  });
});
