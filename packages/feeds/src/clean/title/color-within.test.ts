// cspell:ignore Zwarte broek Tabağı Noire Футболка женская черная базовая белая Комплект прикрас срібло каблучка
import { describe, expect, it } from 'vitest';
import { colorOfForeign, colorWithin } from './color-within.ts';

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
