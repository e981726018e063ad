// cspell:ignore Heli Tenaya Merrell Vivobarefoot
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
      'guesses the kind of a shoe by its brand',
      { sizes: ['40.5'], brand: 'Tenaya' },
      'men/shoes/climbing-shoes guessed',
    ],
    [
      'guesses a hiking shoe by words in its name',
      { sizes: ['9.5'], name: 'Ridge Mid GTX' },
      'men/shoes/hiking-shoes guessed',
    ],
    [
      'guesses a climbing shoe in a store of climbing shoes',
      { name: 'Ridge Shoe', shoeKind: 'climbing-shoes' },
      'men/shoes/climbing-shoes guessed',
    ],
    [
      'guesses a shoe for any size in a store of shoes',
      { name: 'Ridge', sizes: ['12'], sellsShoes: true },
      'men/shoes/casual-shoes guessed',
    ],
    [
      'guesses the hiking shoe of its brand if a text names a plain boot',
      { name: 'Ridge 3 Waterproof', brand: 'Merrell', sizes: ['6.5'], asides: () => ['A boot with grip'] },
      'men/shoes/hiking-shoes guessed',
    ],
    [
      'takes a category of a sport for no shoe if a text names a pack',
      { name: 'Ridge 14', category: 'Day Hiking', asides: () => ['A hydration pack'] },
      'outdoor/camping/packs guessed',
    ],
    [
      'takes two European sizes for a shoe where shoes are sold',
      { name: 'Ridge Kids', sizes: ['29/30'], sellsShoes: true },
      'kids/shoes/casual-shoes guessed',
    ],
    [
      'takes a shoe with a number and its width for a shoe despite its name',
      { name: 'Ridge 81 Amber Harness', sizes: ['8.5 D(M) US'], asides: () => ['A work boot'] },
      'men/shoes/boots guessed',
    ],
    [
      'takes a knit of a shoe brand in shoe sizes for a shoe',
      { name: 'Ridge Lite Knit', brand: 'Vivobarefoot', sizes: ['38'] },
      'men/shoes/casual-shoes guessed',
    ],
    [
      'takes webbing in a text for a material',
      { name: 'Ridge H2', asides: () => ['Toe protection and washable webbing'] },
      'other/unsorted/everything-else unknown',
    ],
    [
      'guesses no climbing shoe without a word about climbing',
      {
        name: 'Ridge',
        sizes: ['7.5'],
        allWords: () => 'A rubber outsole adapts to the shape of your foot',
      },
      'men/shoes/casual-shoes guessed',
    ],
    [
      'guesses a shoe in a store of shoes although a text names a part of it',
      { name: 'Ridge 2', sizes: ['10'], sellsShoes: true, asides: () => ['A soft cushion'] },
      'men/shoes/casual-shoes guessed',
    ],
    [
      'places a crew as activewear if a text calls it a base layer',
      { name: 'Tech Crew', asides: () => ['A base layer'] },
      'men/clothing/activewear certain',
    ],
    [
      'places a helmet by the sport in its texts',
      { name: 'Ridge Helmet', asides: () => ['Warm on the slopes'] },
      'outdoor/snow/snow-accessories guessed',
    ],
    [
      'keeps a helmet in climbing if a text mentions climbing',
      { name: 'Ridge Helmet', asides: () => ['For climbing and skiing'] },
      'outdoor/climbing/protection-hardware certain',
    ],
    [
      'places a helmet by its category',
      { name: 'Ridge Helmet', category: 'Ski Helmets' },
      'outdoor/snow/snow-accessories certain',
    ],
    ['guesses a boot by a text', { sizes: ['9.5'], asides: () => ['A warm boot'] }, 'men/shoes/boots guessed'],
    ['guesses by the link', { asides: () => ['', 'ridge rain jacket'] }, 'men/clothing/jackets guessed'],
    ['uses the fallback that ops set for the store', { fallback: 'women/shoes/boots' }, 'women/shoes/boots guessed'],
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
