import { describe, expect, it } from 'vitest';
import { card, color } from '../../../testing/card.ts';
import { colorPicture, mainColor, mainPicture, pictureOfCategory, shapeClass } from './picture-source.ts';

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
