import type { Model } from '../model.ts';

const inSummerShop = (leaf: string) => ['Women', 'Summer Shop', leaf] as const;

export const summerShop: readonly Model[] = [
  {
    kind: 'camisole',
    category: inSummerShop('Breezy Tops'),
    sizes: 'letters',
    items: [
      ['Silk Sunday Camisole', 'Hollis & Fern', 1, 95, { first: 'butter' }],
      ['Linen Strap Top', 'Monday Linen', 1, 68, { first: 'rust' }],
      ['Sunrise Satin Cami', 'Marelle', 1, 82, { off: 20, first: 'sky' }],
      ['Lace-Trim Sun Top', 'Minor Key', 2, 44, { first: 'white' }],
      ['Ribbed Beach Tank', 'Moss & Tide', 3, 38, { first: 'rust' }],
      ['Dotted Holiday Cami', 'Marelle', 4, 78, { first: 'butter' }],
    ],
  },
  {
    kind: 'shirt',
    category: inSummerShop('Breezy Tops'),
    sizes: 'letters',
    items: [
      ['Gauze Camp Shirt', 'Monday Linen', 4, 79, { first: 'rose' }],
      ['Open-Weave Beach Shirt', 'Moss & Tide', 4, 72, { off: 30, first: 'sand' }],
      ['Striped Voile Shirt', 'Marelle', 2, 118, { first: 'butter' }],
    ],
  },
  {
    kind: 'tee',
    category: inSummerShop('Breezy Tops'),
    sizes: 'letters',
    items: [
      ['Boxy Linen Tee', 'Monday Linen', 3, 54, { first: 'olive' }],
      ['Sailor Tee', 'Moss & Tide', 2, 46, { off: 15, first: 'sand' }],
    ],
  },
  {
    kind: 'swimsuit',
    category: inSummerShop('Poolside Fits'),
    sizes: 'letters',
    items: [
      ['Scoop Swimsuit in Recycled Yarn', 'Moss & Tide', 1, 98, { first: 'rust' }],
      ['Long Lunch Swimsuit', 'Marelle', 1, 135, { first: 'butter' }],
      ['Square-Set Belted Swimsuit', 'Marelle', 2, 152, { off: 30, first: 'butter' }],
      ['Plunge One-Piece', 'Moss & Tide', 2, 115, { first: 'ink' }],
      ['Regatta Stripe Swimsuit', 'Moss & Tide', 3, 108, { first: 'red' }],
      ['Garden Stripe One-Piece', 'eVerde', 3, 72, { first: 'sage' }],
      ['Dotted Retro Swimsuit', 'Marelle', 4, 142, { first: 'rose' }],
      ['Speckled Swimsuit', 'Moss & Tide', 4, 112, { off: 20, first: 'forest' }],
    ],
  },
  {
    kind: 'wrap-dress',
    category: inSummerShop('Poolside Fits'),
    sizes: 'letters',
    items: [
      ['Poolside Wrap Cover-Up', 'Moss & Tide', 3, 88, { first: 'sky' }],
      ['Airy Linen Wrap Dress', 'Marelle', 1, 168, { first: 'sage' }],
    ],
  },
  {
    kind: 'basket',
    category: inSummerShop('Beach & Straw Bags'),
    sizes: 'none',
    items: [
      ['Seagrass Beach Basket', 'Palma Verano', 1, 74, { first: 'sand', store: 'saltwater-row' }],
      ['Whitewashed Basket Bag', 'Moss & Tide', 1, 82, { first: 'white' }],
      ['Crochet Raffia Basket', 'Marelle', 2, 138, { first: 'bone' }],
      ['Open-Weave Raffia Tote', 'Palma Verano', 2, 88, { off: 25, first: 'cocoa' }],
      ['Painted-Band Basket', 'Palma Verano', 3, 78, { first: 'rust' }],
      ['Boat Day Basket', 'Moss & Tide', 3, 69, { first: 'sand' }],
      ['Orchard Basket', 'Palma Verano', 4, 94, { first: 'olive' }],
      ['Picnic Basket Bag', 'Marelle', 4, 125, { off: 40, first: 'camel' }],
    ],
  },
  {
    kind: 'tote',
    category: inSummerShop('Beach & Straw Bags'),
    sizes: 'none',
    items: [['Weekend Beach Tote', 'eVerde', 4, 110, { first: 'sand' }]],
  },
  {
    kind: 'shorts',
    category: inSummerShop('Chill Shorts'),
    sizes: 'letters',
    items: [
      ['Linen Drawstring Short', 'Monday Linen', 1, 68, { first: 'sand' }],
      ['Beach House Short', 'Moss & Tide', 1, 54, { first: 'sage' }],
      ['Turn-Up Linen Short', 'Monday Linen', 2, 74, { first: 'white' }],
      ['Pool Deck Short', 'Marelle', 2, 88, { off: 30, first: 'olive' }],
      ['Satin Lounge Short', 'Hollis & Fern', 3, 92, { first: 'rose' }],
      ['Silk Twill Short', 'Marelle', 3, 104, { first: 'cobalt' }],
      ['Easy Satin Short', 'Minor Key', 3, 36, { first: 'rust' }],
      ['Deckchair Stripe Short', 'Moss & Tide', 4, 58, { first: 'sky' }],
      ['Ticking Stripe Short', 'Monday Linen', 4, 66, { off: 20, first: 'denim' }],
    ],
  },
  {
    kind: 'sandal',
    category: inSummerShop('Trendy Sandals'),
    sizes: 'shoes',
    items: [
      ['Easy Two-Strap Sandal', 'Terra Sole', 1, 94, { first: 'white' }],
      ['Promenade Footbed Sandal', 'Terra Sole', 1, 94, { first: 'rust' }],
      ['Piazza Crossover Sandal', 'Marelle', 2, 128, { first: 'ink' }],
      ['Washed Nubuck Sandal', 'Terra Sole', 2, 104, { off: 25, first: 'sage' }],
      ['Gilded Thong Sandal', 'Terra Sole', 3, 126, { first: 'gold' }],
      ['Harbour Thong Sandal', 'Moss & Tide', 3, 108, { first: 'cognac' }],
      ['Three-Strap Leather Sandal', 'Marelle', 4, 134, { first: 'bone' }],
      ['Cabana Sandal', 'Terra Sole', 4, 89, { off: 40, first: 'red' }],
    ],
  },
];
