/**
 * The shop's own three-level category tree as it ships. A leaf's path is
 * `top/middle/leaf` in slugs, for example `women/shoes/boots`. Imports place
 * every product on a leaf of it, or on `fallbackPath`.
 */
type Leaves = readonly string[];
type Middle = Readonly<Record<string, Leaves>>;

const clothingForAll = [
  'T-Shirts',
  'Shirts',
  'Knitwear',
  'Sweatshirts & Hoodies',
  'Coats',
  'Jackets',
  'Blazers',
  'Trousers',
  'Jeans',
  'Shorts',
  'Swimwear',
  'Activewear',
  'Underwear & Socks',
] as const;

const shoesForAll = [
  'Sneakers',
  'Boots',
  'Sandals',
  'Loafers',
  'Running Shoes',
  'Hiking Shoes',
  'Climbing Shoes',
  'Casual Shoes',
  'Slippers',
] as const;

const accessoriesForAll = [
  'Belts',
  'Scarves',
  'Hats',
  'Gloves',
  'Sunglasses',
  'Watches',
  'Wallets',
  'More Accessories',
] as const;

/** Top level name -> second level name -> third level names, in menu order. */
export const categoryTree: Readonly<Record<string, Middle>> = {
  Women: {
    Clothing: ['Dresses', 'Tops', ...clothingForAll, 'Skirts', 'Leggings', 'Jumpsuits'],
    Shoes: [...shoesForAll, 'Heels', 'Flats'],
    Bags: ['Totes', 'Shoulder Bags', 'Backpacks', 'Straw Bags', 'Clutches'],
    Jewelry: ['Necklaces', 'Earrings', 'Rings', 'Bracelets'],
    Accessories: accessoriesForAll,
    'Summer Shop': ['Breezy Tops', 'Poolside Fits', 'Beach & Straw Bags', 'Chill Shorts', 'Trendy Sandals'],
  },
  Men: {
    Clothing: [...clothingForAll, 'Suits'],
    Shoes: [...shoesForAll, 'Formal Shoes'],
    Bags: ['Totes', 'Messenger Bags', 'Backpacks', 'Travel Bags'],
    Accessories: [...accessoriesForAll, 'Ties'],
  },
  Kids: {
    Girls: ['Dresses', 'Tops', 'Bottoms', 'Outerwear'],
    Boys: ['Tops', 'Bottoms', 'Outerwear'],
    Shoes: ['Sneakers', 'Boots', 'Sandals', 'Hiking Shoes', 'Climbing Shoes', 'Casual Shoes'],
    Accessories: ['Hats', 'Bags', 'More Accessories'],
  },
  Beauty: {
    Makeup: ['Lips', 'Face', 'Eyes', 'Nails'],
    Fragrance: ['Perfume', 'Deodorant'],
    Care: ['Skin', 'Hair', 'Bath & Body'],
  },
  Home: {
    Decor: ['Vases', 'Candles', 'Lighting'],
    Textiles: ['Cushions', 'Throws', 'Bedding'],
    Kitchen: ['Tableware', 'Drinkware'],
  },
  Outdoor: {
    Climbing: ['Harnesses', 'Ropes', 'Protection & Hardware', 'Chalk & Training'],
    Camping: ['Tents', 'Sleeping', 'Cooking', 'Lighting', 'Packs'],
    Snow: ['Skis', 'Snowboards', 'Snow Boots', 'Snow Accessories'],
    Cycling: ['Bikes', 'Cycling Shoes', 'Cycling Gear'],
    Water: ['Wetsuits', 'Water Shoes', 'Paddling'],
    Gear: ['Footwear Care', 'Insoles & Laces', 'Traction', 'More Gear'],
  },
};

/** Where a product goes whose category no map knows; ops see it in `catalogue status`. */
export const fallbackPath = 'other/unsorted/everything-else';

/** Names of the fallback's three levels, in order. */
export const fallbackNames = ['Other', 'Unsorted', 'Everything Else'] as const;

// What has no accent to lose and still has a plain spelling, as `fold` of the contracts has it, which this room does not know.
const plain: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

const fold = (name: string): string => {
  // Most names are ASCII, which has nothing to lose.
  if (/^[\x20-\x7e]*$/.test(name)) return name.toLowerCase();
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[øæœßłđðþı]/g, (letter) => plain[letter] ?? letter);
};

/** Addresses keep the spelling that they began with. */
const firstSlugs: Readonly<Record<string, string>> = Object.assign(Object.create(null), { jewelry: 'jewellery' });

/** `Beach & Straw Bags` -> `beach-straw-bags`, `Øre` -> `ore`: ASCII, lower case, single hyphens. */
export const slugOf = (name: string): string => {
  const slug = fold(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return firstSlugs[slug] ?? slug;
};
