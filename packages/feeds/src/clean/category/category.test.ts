// cspell:ignore Heli Taschen Dečaci Jakne Zimska jakna Jupe
import { describe, expect, it } from 'vitest';
import { kindRules } from '../../words/kind-rules.ts';
import { placeRow } from './category.ts';
import type { CategoryHints } from './category-hints.ts';
import { categoryTree, slugOf } from './category-tree.ts';

const place = (
  category: string,
  name: string,
  more: Partial<CategoryHints> = {},
  mapped = new Map<string, string>(),
): string => placeRow({ category, name, otherCategory: '', gender: '', ageGroup: '', ...more }, mapped).path;

describe('placeRow', () => {
  it.each([
    ['', 'Jupe en jeans', 'women/clothing/skirts'],
    ['Swimwear', 'Delightful One Piece Jumpsuit', 'women/clothing/jumpsuits'],
  ])('only guesses where two words for the kind disagree: %s %s', (category, name, path) => {
    const hints = { category, name, otherCategory: '', gender: 'female', ageGroup: '' };

    expect(placeRow(hints, new Map())).toMatchObject({ path, certainty: 'guessed' });
  });

  it.each([
    ["Footwear > Women's Footwear > Women's Boots", 'Kestrel Boots', 'women/shoes/boots'],
    ["Footwear > Women's Footwear > Women's Boots", "Women's Ryder Harness", 'women/shoes/boots'],
    ["Footwear > Women's Footwear > Women's Boots", "Women's Kestrel Mid Hiking Boots", 'women/shoes/hiking-shoes'],
    ["Hike & Camp > Hiking Footwear > Men's Hiking Boots & Shoes", 'Swift GTX', 'men/shoes/hiking-shoes'],
    ['Climbing > Shoes', 'Mission LT', 'men/shoes/climbing-shoes'],
    ['General', 'Ridge 82 Skis + SPX 12 Bindings', 'outdoor/snow/skis'],
    ['Baby > Breast Pumps', 'Swing Maxi', 'other/unsorted/everything-else'],
    ['General', 'Wooden Shoe Rack', 'other/unsorted/everything-else'],
    ['Shoes', 'Pumps', 'women/shoes/heels'],
    ['General', 'Ridge Vest Skin 12', 'men/clothing/jackets'],
    ['General', 'Reclining Camp Chair', 'outdoor/gear/more-gear'],
    ['General', 'Traverse 45 Pack', 'outdoor/camping/packs'],
    ['General', 'Ridge Stand Bag', 'outdoor/gear/more-gear'],
    ['General', 'Ridge MAG Goggles', 'outdoor/snow/snow-accessories'],
    ['Luggage', 'Slim Backpack', 'men/bags/backpacks'],
    ['General', 'Minimizer Underwire Bra', 'women/clothing/underwear-socks'],
    ['General', 'Front Range Dog Harness', 'outdoor/gear/more-gear'],
    ['General', '32 oz Wide Mouth Bottle', 'home/kitchen/drinkware'],
    ['General', 'Leather Heli Ski 3-Finger', 'men/accessories/gloves'],
    ['Women > Clothing > Dresses', 'Wrap Coat Dress or Wrap Coat', 'women/clothing/dresses'],
    ["Climb > Climbing Footwear > Kids' Climbing Shoes", 'Heron Shoe', 'kids/shoes/climbing-shoes'],
    ['Men > Apparel > Insulation', "ITAVIC 3-STRIPE MEN'S", 'men/clothing/jackets'],
    ['Men > Shoes > Mountain Bike', "SLEUTH MEN'S MOUNTAIN BIKE SHOE", 'outdoor/cycling/cycling-shoes'],
    ['Outdoor Recreation > Climbing', 'Rookie Kids Harness', 'outdoor/climbing/harnesses'],
    ['Outdoor Recreation > Climbing', "Chalk Bag w/ Belt - Women's", 'outdoor/climbing/chalk-training'],
    ['Outdoor Recreation > Climbing', 'Triarch 2 Tent', 'outdoor/camping/tents'],
    ['Outdoor Recreation > Climbing', 'Something Else', 'outdoor/climbing/protection-hardware'],
    ['Clothing And Accessories', 'Fleece Glove Aluminum', 'men/accessories/gloves'],
    ['Clothing And Accessories', "Men's Terrex Shoe Blue Beauty / Grey One", 'men/shoes/casual-shoes'],
    ['Clothing And Accessories', "Women's Terrex Shoe Chalk White", 'women/shoes/casual-shoes'],
    ['Clothing And Accessories', 'Helio 88 Ski', 'outdoor/snow/skis'],
    ['Ski > Clothing', 'Powder Ridge Jacket', 'men/clothing/jackets'],
    ['Ski', 'Ridge 88', 'outdoor/snow/skis'],
    ['Ski', 'Ridge RS Ski Boot', 'outdoor/snow/snow-boots'],
    ['General', 'Ridge 35L Travel Pack', 'men/bags/backpacks'],
    ['Footwear > Hiking', 'Ridge', 'men/shoes/hiking-shoes'],
    ['Dress & Casual', 'Ridge Leather', 'men/shoes/casual-shoes'],
    ['Accessories', 'Acrylic Watch Hat', 'men/accessories/hats'],
    ['Women', 'Ridge Sweater Vest', 'women/clothing/knitwear'],
    ['Clothing And Accessories', 'Boundary Ski Poles', 'outdoor/snow/snow-accessories'],
    ['Apparel & Accessories > Shoes', "Women's Venice Sandals, Midnight Navy", 'women/shoes/sandals'],
    ['Apparel & Accessories > Shoes', "Boys' Slip-On Dress Shoes", 'kids/shoes/casual-shoes'],
    ['Women > Clothing > Dresses', 'Meadow', 'women/clothing/dresses'],
    ['', "Women's T-Shirt Dress", 'women/clothing/dresses'],
    ['', 'Oxford Dress Shirt', 'men/clothing/shirts'],
    ['', "Men's Jacket with Hood and Boot Pocket", 'men/clothing/jackets'],
    ['', 'Silk Scarf', 'men/accessories/scarves'],
    ['', "Men's Recovery Slide", 'men/shoes/sandals'],
    ['', "Men's Bull Run Moc Toe", 'men/shoes/boots'],
    ['', "Men's Nano Puff Hoody", 'men/clothing/jackets'],
    ['', 'Gold Hoop Earrings', 'women/jewellery/earrings'],
    ['', 'Rose Lipstick', 'beauty/makeup/lips'],
    ['', 'Stoneware Vase', 'home/decor/vases'],
    ['', "Men's Skirt", 'women/clothing/skirts'],
    ['', "Women's Suit", 'women/clothing/blazers'],
    ['', "Girls' Skirt", 'kids/girls/bottoms'],
    ['', 'Kids Rain Jacket', 'kids/boys/outerwear'],
    ['', "Boys' Beanie", 'kids/accessories/hats'],
    ['Bags > Backpacks', "Women's Daypack", 'women/bags/backpacks'],
    ['Bags > All Bags', "Women's Compact Wallet", 'women/accessories/wallets'],
    ['Outerwear', "Women's Wide Leg Pant", 'women/clothing/trousers'],
    ['', "Women's T-Shirt Underwire Bra", 'women/clothing/underwear-socks'],
    ['', "Men's Puffer Pant", 'men/clothing/trousers'],
    ['', "Women's Bikini Top", 'women/clothing/swimwear'],
    ['', "Men's Short Sleeve Crew", 'men/clothing/t-shirts'],
    ['', 'Ballet Flats', 'women/shoes/flats'],
    ['', 'Featherweight Jumpsuit', 'women/clothing/jumpsuits'],
  ])('puts %j %j on %s', (category, name, path) => {
    expect(place(category, name)).toBe(path);
  });

  it.each([
    ['', 'Kestrel'],
    ['Clothing And Accessories', 'Serac Pro Polished'],
    ['Gift Cards', 'Kestrel'],
  ])('sends %j %j to the fallback category', (category, name) => {
    expect(placeRow({ category, name, otherCategory: '', gender: '', ageGroup: '' }, new Map())).toMatchObject({
      path: 'other/unsorted/everything-else',
      names: ['Other', 'Unsorted', 'Everything Else'],
      isKnown: false,
    });
  });

  it.each([
    ['', "Women's Boot", { gender: 'male' }, 'men/shoes/boots'],
    ["Women's Boots", 'Kestrel', { gender: 'unisex' }, 'women/shoes/boots'],
    ['Boots', 'Kestrel', { gender: 'female' }, 'women/shoes/boots'],
    ['Boots', 'Kestrel', { gender: 'Unisex' }, 'men/shoes/boots'],
    ['Boots', "Men's and Women's Boot", {}, 'men/shoes/boots'],
    ['Boots', 'Kestrel', { gender: 'female', ageGroup: 'kids' }, 'kids/shoes/boots'],
    ['Jackets', 'Kestrel', { gender: 'female', ageGroup: 'toddler' }, 'kids/girls/outerwear'],
    ['Footwear W > Approach', 'Kestrel', {}, 'women/shoes/hiking-shoes'],
    ['Shoes', 'Kestrel W', {}, 'women/shoes/casual-shoes'],
    ['Shoes', 'Kestrel Wmn GTX', {}, 'women/shoes/casual-shoes'],
    ['Taschen', 'Le Sac Bambino', { gender: 'Damen' }, 'women/bags/shoulder-bags'],
    ['Robes', 'Robe en lin', { tags: 'Femme' }, 'women/clothing/dresses'],
    ['Dečaci > Jakne', 'Zimska jakna', {}, 'kids/boys/outerwear'],
    ['Underwear & Socks > Socks', 'Business Socks No Tight Elastic', {}, 'men/clothing/underwear-socks'],
  ])('reads the audience of %j %j %j', (category, name, more, path) => {
    expect(place(category, name, more)).toBe(path);
  });

  it('applies the mapping of ops first, by the lower-cased path', () => {
    const mapped = new Map([
      ['odd > things', 'women/bags/totes'],
      ['boots', 'no/such/leaf'],
    ]);

    expect(place('Odd > Things', 'Kestrel', {}, mapped)).toBe('women/bags/totes');
    expect(place('Boots', 'Kestrel', {}, mapped)).toBe('men/shoes/boots');
    // The second category column never moves what the first places with certainty.
    expect(place('Boots', 'Kestrel Boot', { otherCategory: 'Odd > Things' }, mapped)).toBe('men/shoes/boots');
    expect(place('', 'Kestrel', { otherCategory: 'Odd > Things' }, mapped)).toBe('women/bags/totes');
  });

  it.each([
    ['Outdoor Recreation > Climbing', 'Rookie Kids Harness', '', 'outdoor/climbing/harnesses'],
    ['Outdoor Recreation > Climbing', 'Something Else', '', 'women/bags/totes'],
    ['Odd > Things', 'Kestrel Boot', '', 'men/shoes/boots'],
    ['Odd > Things', 'Kestrel', 'Apparel > Clothing > Dresses', 'women/clothing/dresses'],
    ['Jackets', 'Rain Jacket', '', 'women/bags/totes'],
    ['Regntøj', 'Rain Jacket', '', 'men/clothing/jackets'],
  ])('moves %j %j %j only if no other column is sure', (category, name, otherCategory, path) => {
    const mapped = new Map([[category.toLowerCase(), 'women/bags/totes']]);

    expect(place(category, name, { otherCategory }, mapped)).toBe(path);
  });

  it("uses the other category if the feed's own is less specific", () => {
    expect(place('New In', 'Kestrel', { otherCategory: 'Apparel & Accessories > Clothing > Dresses' })).toBe(
      'women/clothing/dresses',
    );
  });
});

describe('slugOf', () => {
  it.each([
    ['Beach & Straw Bags', 'beach-straw-bags'],
    ["Levi's", 'levis'],
    ['Élan Vital', 'elan-vital'],
    ['Øre', 'ore'],
    ['Wennerström-Łukasiewicz', 'wennerstrom-lukasiewicz'],
    ['Ærø & Œuvre', 'aero-oeuvre'],
    ['GROẞ, Weiß', 'gross-weiss'],
    ['Đuro, Ðór, Þór, Işıl', 'duro-dor-thor-isil'],
    ['Яр', ''],
  ])('gives %s the slug %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe('kindRules', () => {
  const leaves = new Set<string>();
  for (const [top, middles] of Object.entries(categoryTree)) {
    for (const [middle, names] of Object.entries(middles))
      for (const name of names) leaves.add([top, middle, name].map(slugOf).join('/'));
  }

  it('maps every rule to a leaf of the tree for every audience', () => {
    for (const { phrases } of kindRules.filter(({ family }) => family !== 'other')) {
      for (const phrase of phrases) {
        for (const gender of ['female', 'male', 'unisex']) {
          for (const ageGroup of ['adult', 'kids'])
            expect(`${phrase}: ${place('', phrase, { gender, ageGroup })}`).toSatisfy((text: string) =>
              leaves.has(text.split(': ')[1] ?? ''),
            );
        }
      }
    }
  });

  it('lists every phrase once', () => {
    const phrases = kindRules.flatMap(({ phrases }) => phrases);

    expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
  });
});
