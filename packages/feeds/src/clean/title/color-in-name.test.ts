import { describe, expect, it } from 'vitest';
import { colorInName } from './color-in-name.ts';

describe('colorInName', () => {
  it.each([
    ['Heron - 40 Hyper Blue', 'Hyper Blue'],
    ["Heron - Women's - Black", 'Black'],
    ['Heron Boot, Red', 'Red'],
    ['Heron - 37.5 - Iron Grey', 'Iron Grey'],
    ["Men's Heron Climbing Shoe - 11 - Yellow", 'Yellow'],
    ["Heron Mountaineering Boot - Men's, Black/Cajun, 7, 16691-Black/Cajun-7", 'Black/Cajun'],
    ["Heron Approach Shoe - Men's, Olive, 10 US", 'Olive'],
    ["Heron Shoe - Men's-Charcoal-Medium-7.5", 'Charcoal'],
    ['Heron Shoes, Black/white - Size 6', 'Black/white'],
    ['Heron Boots - Size 10', null],
    ["Men's Heron Shoe Core Green / Black / Easy Orange", 'Core Green / Black / Easy Orange'],
    ["Women's Heron Shoe Black/Grey Five/Chalk Coral", 'Black/Grey Five/Chalk Coral'],
    ["Women's Heron Hoody Wine", 'Wine'],
    ['Heron Trekking Poles - Pair Fire Red', 'Fire Red'],
    ['Cam Green', 'Green'],
    ['Silk Dress in Emerald', 'Emerald'],
    ['Boot Brown 38', 'Brown'],
    ['Jacket (Black)', 'Black'],
    ['Heron Tee - XL - Navy', 'Navy'],
  ])('reads %s', (name, color) => {
    expect(colorInName(name)).toBe(color);
  });

  it.each([
    'Heron',
    'Black Gold Loose Chalk',
    'Blackwing Climbing Shoe',
    'Olive Branch Hiking Boots',
    'Tote - Olive Branch',
    'Gold Hoop Earrings',
    'Snow Boots',
    'Heron 2.0 Boot',
    "Heron Boot - Women's",
    'Moab 2 Mid Boots',
    'Stopper #6',
    'Heron Carabiner - Cosmetic Blemish',
    'Big Wall Shoe - Limited Edition',
  ])('finds no color in %s', (name) => {
    expect(colorInName(name)).toBe(null);
  });
});
