import { describe, expect, it } from 'vitest';
import { card, color } from '../../../testing/card.ts';
import { colorPicture, mainColor, mainPicture, shapeClass } from './picture-source.ts';

describe('mainPicture', () => {
  it('is the image path, with the prefix if the path is relative', () => {
    const base_url = 'https://pictures.example/';

    expect(mainPicture(card({ base_url }))).toBe('/pictures/rust.avif');
    expect(mainPicture(card({ base_url, image_path: 'a/rust.jpg' }))).toBe('https://pictures.example/a/rust.jpg');
    expect(mainPicture(card({ base_url, image_path: 'http://other.example/x.jpg' }))).toBe(
      'http://other.example/x.jpg',
    );
  });

  it('is null if the feed has no picture', () => {
    expect(mainPicture(card({ image_path: null, primary_image: null }))).toBeNull();
  });
});

describe('colorPicture', () => {
  it('is the first picture of the color, or null', () => {
    expect(colorPicture(card({}), color(2, '/pictures/navy.avif'))).toBe('/pictures/navy.avif');
    expect(colorPicture(card({}), color(2, null))).toBeNull();
  });
});

describe('mainColor', () => {
  it('is the color of the main picture', () => {
    const colors = [color(1, '/pictures/navy.avif', 1), color(2, '/pictures/rust.avif')];

    expect(mainColor(card({ product_color_data: colors }))?.id).toBe(2);
  });

  it('is the primary color if no color has the main picture', () => {
    expect(mainColor(card({ product_color_data: [color(1, null), color(2, null, 1)] }))?.id).toBe(2);
  });
});

describe('shapeClass', () => {
  it('returns the class of the ratio', () => {
    expect(shapeClass(card({}))).toBe('shape-15x23');
    expect(shapeClass(card({ image_shape: 'default' }))).toBe('shape-default');
  });
});
