// cspell:ignore Zwarte broek Tabağı Noire Футболка женская черная базовая белая Комплект прикрас срібло каблучка
import { describe, expect, it } from 'vitest';
import { colorOfDescribed, colorOfForeign, colorWithin } from './color-within.ts';

const colors = new Set(['habitat/sea salt']);

describe('colorWithin', () => {
  it.each([
    ['Gray Beta AR Jacket', 'Gray', 'Beta AR Jacket'],
    ["Women's Deep Sea Blue Jacket", 'Deep Sea Blue', "Women's Jacket"],
    ['Elegant Black Shoulder Bag', 'Black', 'Elegant Shoulder Bag'],
    ['Elegant Sepia Brown Calfskin Handbag', 'Sepia Brown', 'Elegant Calfskin Handbag'],
    ['Habitat/Sea Salt Gamma Pant', 'Habitat/Sea Salt', 'Gamma Pant'],
  ])('splits %s', (name, color, rest) => {
    expect(colorWithin(name, colors)).toEqual({ color, rest });
  });

  it.each(['Ridge Mid Boot', 'Pebble Climbing Shoe', 'Black', "Men's Black", 'Jacket in Black'])(
    'finds no color in %s',
    (name) => {
      expect(colorWithin(name, colors)).toBeNull();
    },
  );
});

describe('colorOfDescribed', () => {
  it.each([
    ['Mocha Ribbed Knit Cardigan', 'Mocha', 'Ribbed Knit Cardigan'],
    ['Emerald Green Satin Maxi Dress', 'Emerald Green', 'Satin Maxi Dress'],
    ['Tarnbeck Tan Suede Ankle Boots', 'Tan', 'Tarnbeck Suede Ankle Boots'],
    ["Women's Dusty Rose Puff Sleeve Top", 'Dusty Rose', "Women's Puff Sleeve Top"],
    ['Elegant Black Shoulder Bag', 'Black', 'Elegant Shoulder Bag'],
    ['Pilot Green Unisex Sunglasses TB2140', 'Green', 'Pilot Unisex Sunglasses TB2140'],
    ['Tarnbeck Gold Hoop Earrings', 'Gold', 'Tarnbeck Hoop Earrings'],
    ['Evening Walk Black Dress', 'Black', 'Evening Walk Dress'],
    ['Over the Moon Rust Wide Leg Jumpsuit', 'Rust', 'Over the Moon Wide Leg Jumpsuit'],
  ])('splits %s', (name, color, rest) => {
    expect(colorOfDescribed(name)).toEqual({ color, rest });
  });

  it.each([
    'Black Hole Duffel Bag',
    'Olive Branch Leather Boots',
    'Ivy Wrap Dress',
    'Raven Lace Shoe',
    'Rain Hooded Jacket',
    'Little Black Dress',
    'Black Dress',
    '14K Gold-Plated Hoop Earrings',
    'Denim Wide Leg Pants',
  ])('keeps %s', (name) => {
    expect(colorOfDescribed(name)).toBeNull();
  });
});

describe('colorOfForeign', () => {
  it.each([
    ['Zwarte broek', 'Zwarte', 'broek'],
    ['Футболка женская черная базовая', 'черная', 'Футболка женская базовая'],
    ['오버핏 자켓 블랙', '블랙', '오버핏 자켓'],
  ])('splits %s', (name, color, rest) => {
    expect(colorOfForeign(name)).toEqual({ color, rest });
  });

  it.each([
    'Violet Tabağı',
    'Комплект прикрас срібло каблучка',
    'Черная белая футболка',
    'Noire',
    'Black Diamond Rock',
  ])('finds no color in %s', (name) => {
    expect(colorOfForeign(name)).toBeNull();
  });
});
