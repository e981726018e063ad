/**
 * The built-in category tree with three levels. A leaf's path is
 * `top/middle/leaf` in slugs, for example `women/shoes/boots`. Imports place every product on one of its leaves, or on
 * `fallbackPath`.
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

/** Top-level name -> second-level name -> third-level names, in menu order. */
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

/** Category for products that no mapping places. `catalogue status` lists them for ops. */
export const fallbackPath = 'other/unsorted/everything-else';

/** Names of the three levels of the fallback, in order. */
export const fallbackNames = ['Other', 'Unsorted', 'Everything Else'] as const;

// Letters that Unicode normalization does not turn into ASCII. Same list as `fold` in contracts, which this package
// cannot import.
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
  // Most names are ASCII and need no folding.
  if (/^[\x20-\x7e]*$/.test(name)) return name.toLowerCase();
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return bare.replace(/[øæœßłđðþı]/g, (letter) => plain[letter] ?? letter);
};

/** Slugs that keep their first spelling, because addresses must not change. */
const firstSlugs: Readonly<Record<string, string>> = Object.assign(Object.create(null), { jewelry: 'jewellery' });

/** `Beach & Straw Bags` -> `beach-straw-bags`, `Øre` -> `ore`: ASCII, lower case, single hyphens. */
export const slugOf = (name: string): string => {
  const slug = fold(name)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return firstSlugs[slug] ?? slug;
};
