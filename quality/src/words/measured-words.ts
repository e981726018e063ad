/** The English name of a color -> the parents of our palette that it may be. 'Clear' is none of them. */
export const colorsOf: Readonly<Record<string, readonly string[]>> = {
  Beige: ['Beige'],
  Black: ['Black'],
  Blue: ['Blue'],
  Bronze: ['Brown', 'Gold'],
  Brown: ['Brown'],
  Gold: ['Gold'],
  Gray: ['Grey'],
  Green: ['Green'],
  Multicolor: ['Multicolor'],
  Navy: ['Blue'],
  Orange: ['Orange'],
  Pink: ['Pink'],
  Purple: ['Purple'],
  Red: ['Red'],
  'Rose gold': ['Pink', 'Gold'],
  Silver: ['Silver'],
  White: ['White'],
  Yellow: ['Yellow'],
};

/** The English name of a gender -> the first part of the path of a pair of boots. Unisex products are under Men. */
export const gendersOf: Readonly<Record<string, string>> = { Female: 'women', Male: 'men', Unisex: 'men' };

/** The English name of an age group -> whether it is of children. */
export const agesOf: Readonly<Record<string, boolean>> = {
  '0-6 months': true,
  '1-2 years': true,
  '6-12 months': true,
  Adults: false,
  'All ages': false,
  Babies: true,
  Kids: true,
  Newborn: true,
  Teens: true,
  Toddlers: true,
  Universal: false,
};

/** The id of a common category -> the leaves that it may be, without their audience. */
export const kindsOf: Readonly<Record<string, readonly string[]>> = {
  'aa-1-4': ['clothing/dresses'],
  'aa-1-13-8': ['clothing/t-shirts'],
  'aa-1-13-7': ['clothing/shirts'],
  'aa-1-13-1': ['clothing/shirts', 'clothing/tops'],
  'aa-1-13-12': ['clothing/knitwear'],
  'aa-1-13-13': ['clothing/sweatshirts-hoodies'],
  'aa-1-10-2': ['clothing/jackets', 'clothing/coats'],
  'aa-1-12': ['clothing/trousers'],
  'aa-1-12-4': ['clothing/jeans'],
  'aa-1-14': ['clothing/shorts'],
  'aa-1-15': ['clothing/skirts'],
  'aa-1-20': ['clothing/swimwear'],
  'aa-1-18': ['clothing/underwear-socks'],
  'aa-1-19': ['clothing/suits', 'clothing/blazers'],
  'aa-8-3': ['shoes/boots'],
  'aa-8-6': ['shoes/sandals'],
  'aa-8-7': ['shoes/slippers'],
  'aa-8-8': ['shoes/sneakers'],
  'aa-5-4': ['bags/totes', 'bags/shoulder-bags', 'bags/clutches'],
  'lb-1': ['bags/backpacks'],
  'aa-5-5-7': ['accessories/wallets'],
  'aa-2-6': ['accessories/belts'],
  'aa-2-26': ['accessories/scarves'],
  'aa-2-13': ['accessories/gloves'],
  'aa-2-17': ['accessories/hats'],
  'aa-2-27': ['accessories/sunglasses'],
  'aa-6-11': ['accessories/watches'],
  'aa-6-3': ['jewellery/bracelets'],
  'aa-6-6': ['jewellery/earrings'],
  'aa-6-8': ['jewellery/necklaces'],
  'aa-6-9': ['jewellery/rings'],
};
