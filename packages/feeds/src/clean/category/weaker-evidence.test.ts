import { describe, expect, it } from 'vitest';
import { placeRow } from './category.ts';
import type { CategoryHints } from './category-hints.ts';

describe('weaker evidence', () => {
  const menu = 'Shop > Women > Boots > Shoes > Jackets > Shirts > Pants > Harnesses > Ropes > Backpacks > Sal';
  const hints = { category: '', otherCategory: '', gender: '', ageGroup: '', name: 'Ridge' };
  const placeOf = (more: Partial<CategoryHints>) => {
    const { path, certainty } = placeRow({ ...hints, ...more }, new Map());
    return `${path} ${certainty}`;
  };

  it.each([
    ['ignores a menu', { category: menu }, 'other/unsorted/everything-else unknown'],
    ['prefers a name to a menu', { category: menu, name: "Men's Rain Jacket" }, 'men/clothing/jackets certain'],
    ['ignores General', { category: 'General', name: 'Ridge Boot' }, 'men/shoes/boots certain'],
    [
      'prefers a name to a category that every row has',
      { category: 'Shoes', isSameEverywhere: true, name: 'Rain Jacket' },
      'men/clothing/jackets certain',
    ],
    [
      'guesses by a category that every row has',
      { category: 'Shoes', isSameEverywhere: true },
      'men/shoes/casual-shoes guessed',
    ],
    ['guesses a shoe by its sizes', { sizes: ['40.5'] }, 'men/shoes/casual-shoes guessed'],
    [
      'guesses the kind of a shoe by its description',
      { sizes: ['38.5'], description: () => 'A stiff climbing shoe.' },
      'men/shoes/climbing-shoes guessed',
    ],
    [
      'takes a category of a sport for no shoe if a text names a pack',
      { name: 'Ridge 14', category: 'Day Hiking', asides: () => ['A hydration pack'] },
      'outdoor/camping/packs guessed',
    ],
    [
      'places a helmet by its category',
      { name: 'Ridge Helmet', category: 'Ski Helmets' },
      'outdoor/snow/snow-accessories certain',
    ],
    ['guesses a boot by a text', { sizes: ['9.5'], asides: () => ['A warm boot'] }, 'men/shoes/boots guessed'],
    ['guesses by the link', { asides: () => ['', 'ridge rain jacket'] }, 'men/clothing/jackets guessed'],
    ['uses the fallback that ops set for the store', { fallback: 'women/shoes/boots' }, 'women/shoes/boots certain'],
    ['places a handbag without audience under Women', { name: 'Leather Tote' }, 'women/bags/totes certain'],
    [
      'places a bag under handbags if its tags name women',
      { name: 'Duffel Bag', tags: 'women' },
      'women/bags/totes certain',
    ],
  ] as const)('%s', (_, more, expected) => {
    expect(placeOf(more)).toBe(expected);
  });

  it('applies a mapping by prefix, ignoring case and spaces', () => {
    const mapped = new Map([
      ['footwear > *', 'women/shoes/boots'],
      ['footwear>kids', 'kids/shoes/boots'],
      ['sale > * > old | br*', 'women/bags/totes'],
      ['187', 'men/shoes/boots'],
      ['floor 2 > corner', 'men/shoes/sneakers'],
    ]);
    const pathOf = (more: Partial<CategoryHints>) => placeRow({ ...hints, ...more }, mapped).path;

    expect(pathOf({ category: 'Footwear  > Winter' })).toBe('women/shoes/boots');
    expect(pathOf({ category: 'Sale > Winter > Old | Brushes' })).toBe('women/bags/totes');
    expect(pathOf({ otherCategory: '187' })).toBe('men/shoes/boots');
    expect(placeRow({ ...hints, name: 'Zorblat', category: '187' }, mapped).audience).toMatchObject({
      who: 'men',
      isKids: false,
      certainty: 'certain',
    });
    expect(pathOf({ category: 'FOOTWEAR > Kids' })).toBe('kids/shoes/boots');
    expect(pathOf({ otherCategory: 'Floor 2 > Corner' })).toBe('men/shoes/sneakers');
  });
});
