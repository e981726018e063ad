import { describe, expect, it } from 'vitest';
import { readTitleParts } from './title-parts.ts';

describe('readTitleParts', () => {
  it.each([
    ['Heron - 40 Hyper Blue', 'Hyper Blue', '40'],
    ["Heron - Women's - Black", 'Black', null],
    ['Heron Boot, Red', 'Red', null],
    ['Heron - 37.5 - Iron Grey', 'Iron Grey', '37.5'],
    ["Men's Heron Climbing Shoe - 11 - Yellow", 'Yellow', '11'],
    ["Heron Mountaineering Boot - Men's, Black/Cajun, 7, 16691-Black/Cajun-7", 'Black/Cajun', '7'],
    ["Heron Approach Shoe - Men's, Olive, 10 US", 'Olive', '10 US'],
    ["Heron Shoe - Men's-Charcoal-Medium-7.5", 'Charcoal', '7.5'],
    ['Heron Shoes, Black/white - Size 6', 'Black/white', '6'],
    ['Heron Boots - Size 10', null, '10'],
    ["Men's Heron Shoe Core Green / Black / Easy Orange", 'Core Green / Black / Easy Orange', null],
    ["Women's Heron Shoe Black/Grey Five/Chalk Coral", 'Black/Grey Five/Chalk Coral', null],
    ["Women's Heron Hoody Wine", 'Wine', null],
    ['Heron Trekking Poles - Pair Fire Red', 'Fire Red', null],
    ['Cam Green', 'Green', null],
    ['Little Black Dress', 'Black', null],
    ['Silk Dress in Emerald', 'Emerald', null],
    ['Boot Brown 38', 'Brown', null],
    ['Jacket (Black)', 'Black', null],
    ['Heron Tee - XL - Navy', 'Navy', 'XL'],
  ])('reads %s', (name, color, size) => {
    expect(readTitleParts(name)).toEqual({ color, size });
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
  ])('finds neither color nor size in %s', (name) => {
    expect(readTitleParts(name)).toEqual({ color: null, size: null });
  });
});
