import { describe, expect, it } from 'vitest';
import { card, color } from '../../../testing/card.ts';
import { chosenColor, type ProductDetails, picturesOf, pictureText, shownColors, sizesOf, stockOf } from './offer.ts';

const rust = color(31, '/pictures/rust.avif', 1);
const navy = color(28, '/pictures/navy.avif');

const size = (id: number, colorId: number | null, quantity: number | null) => ({
  id,
  attribute_name: 'Clothes, letters',
  attribute_value: ['XS', 'S', 'M'][id] ?? '',
  sort_order: id,
  color_id: colorId,
  quantity,
});

const details = (changes: Partial<ProductDetails>): ProductDetails => ({
  id: 1,
  name: 'Tote',
  brand_name: 'Vael',
  brand_slug: 'vael',
  brand_text: '',
  description: '',
  compare_price: null,
  compare_kind: null,
  quantity: 20,
  product_url: 'https://store.example/tote',
  store_name: 'Northbound',
  store_slug: 'northbound',
  vendor_id: 1,
  proPrimaryMedia: { image_path: null, primary_image: null },
  productMedia: [],
  price: 10,
  sizes: [],
  categories: [],
  trait_ids: [],
  card: card({ product_color_data: [rust, navy], image_path: '/pictures/rust.avif' }),
  offers: [],
  ...changes,
});

describe('chosenColor', () => {
  it('is the requested color', () => {
    expect(chosenColor(details({}), 28)).toBe(navy);
  });

  it('is the color of the main picture if no color or an unknown one was requested', () => {
    expect(chosenColor(details({}), null)).toBe(rust);
    expect(chosenColor(details({}), 99)).toBe(rust);
  });
});

describe('shownColors', () => {
  it('leaves out the placeholder color of products without a color', () => {
    const plain = card({ product_color_data: [{ ...rust, color_name: 'Unspecified' }] });

    expect(shownColors(details({ card: plain }))).toEqual([]);
  });
});

describe('pictureText', () => {
  it('names the color unless it is the placeholder', () => {
    const plain = card({ product_color_data: [{ ...rust, color_name: 'Unspecified' }] });

    expect(pictureText(details({}), rust)).toBe(`${details({}).name}, ${rust.color_name}`);
    expect(pictureText(details({ card: plain }), rust)).toBe(details({}).name);
  });
});

describe('picturesOf', () => {
  it('returns only the pictures of the color, with the base before a relative path', () => {
    const productMedia = [
      { media_images: 'rust-front.jpg', color_id: 31 },
      { media_images: '/pictures/navy.avif', color_id: 28 },
      { media_images: 'https://cdn.example/rust-back.jpg', color_id: 31 },
    ];
    const offer = details({ productMedia, card: card({ base_url: 'https://cdn.example/' }) });

    expect(picturesOf(offer, rust)).toEqual([
      'https://cdn.example/rust-front.jpg',
      'https://cdn.example/rust-back.jpg',
    ]);
  });

  it('falls back to the picture of the card, or to none', () => {
    expect(picturesOf(details({}), navy)).toEqual(['/pictures/navy.avif']);
    const bare = card({ image_path: null, primary_image: null });
    expect(picturesOf(details({ card: bare }), undefined)).toEqual([]);
  });
});

describe('sizesOf', () => {
  const sizes = [size(0, 31, 2), size(0, 28, 0), size(1, 31, 0), size(1, 28, null), size(2, null, 4)];

  it('lists each size once, with its availability in the chosen color', () => {
    const names = (chosen: typeof rust) =>
      sizesOf(details({ sizes }), chosen).map(({ name, isAvailable }) => `${name} ${isAvailable}`);

    expect(names(rust)).toEqual(['XS true', 'S false', 'M true']);
    expect(names(navy)).toEqual(['XS false', 'S true', 'M true']);
  });

  it('has no available size if the product is sold out', () => {
    const offers = sizesOf(details({ sizes, quantity: 0 }), rust);

    expect(offers.map(({ isAvailable }) => isAvailable)).toEqual([false, false, false]);
  });
});

describe('stockOf', () => {
  it.each([
    ['plenty', { quantity: 20 }, { kind: 'in' }],
    ['an unknown number', { quantity: null }, { kind: 'in' }],
    ['three left', { quantity: 3 }, { kind: 'low', left: 3 }],
    ['four left', { quantity: 4 }, { kind: 'in' }],
    ['none', { quantity: 0 }, { kind: 'out' }],
    ['none, whatever its sizes say', { quantity: 0, sizes: [size(0, 31, 5)] }, { kind: 'out' }],
    ['two of the color', { sizes: [size(0, 31, 1), size(1, 31, 1), size(0, 28, 9)] }, { kind: 'low', left: 2 }],
    ['only other colors', { sizes: [size(0, 31, 0), size(0, 28, 9)] }, { kind: 'out' }],
    ['sizes of other colors alone', { sizes: [size(0, 28, 9)] }, { kind: 'out' }],
    ['a size without a number', { sizes: [size(0, 31, 1), size(1, 31, null)] }, { kind: 'in' }],
  ])('handles %s', (_, changes, stock) => {
    expect(stockOf(details(changes), rust)).toEqual(stock);
  });
});
