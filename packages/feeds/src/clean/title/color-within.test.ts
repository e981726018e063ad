import { describe, expect, it } from 'vitest';
import { colorWithin } from './color-within.ts';

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
