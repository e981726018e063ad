import type { Model } from '../model.ts';

const forGirls = (leaf: string) => ['Kids', 'Girls', leaf] as const;
const forBoys = (leaf: string) => ['Kids', 'Boys', leaf] as const;
const inShoes = (leaf: string) => ['Kids', 'Shoes', leaf] as const;
const inAccessories = (leaf: string) => ['Kids', 'Accessories', leaf] as const;

const clothing: readonly Model[] = [
  {
    kind: 'wrap-dress',
    category: forGirls('Dresses'),
    sizes: 'kids',
    items: [
      ['Twirl Dress', 'Kite & Clover', 3, 44, { first: 'rose' }],
      ['Birthday Dot Dress', 'Button Meadow', 2, 48, { first: 'red' }],
      ['Striped Play Dress', 'Kite & Clover', 4, 38, { off: 20, first: 'sky' }],
      ['Picnic Wrap Dress', 'Button Meadow', 1, 46, { first: 'butter' }],
    ],
  },
  {
    kind: 'tee',
    category: forGirls('Tops'),
    sizes: 'kids',
    items: [
      ['Organic Play Tee', 'Kite & Clover', 1, 18, { first: 'sage', colours: 4 }],
      ['Little Sailor Tee', 'Button Meadow', 2, 22, { first: 'red' }],
      ['Ribbed Summer Tee', 'Button Meadow', 4, 19, { off: 25, first: 'rose' }],
    ],
  },
  {
    kind: 'shirt',
    category: forGirls('Tops'),
    sizes: 'kids',
    items: [['Gingham Play Shirt', 'Kite & Clover', 3, 32, { first: 'rust' }]],
  },
  {
    kind: 'jumper',
    category: forGirls('Tops'),
    sizes: 'kids',
    items: [
      ['Little Cable Jumper', 'Kite & Clover', 1, 54, { first: 'bone' }],
      ['Striped Cotton Jumper', 'Button Meadow', 4, 42, { first: 'sage' }],
    ],
  },
  {
    kind: 'pleated-skirt',
    category: forGirls('Bottoms'),
    sizes: 'kids',
    items: [
      ['Check Pleated Skirt', 'Kite & Clover', 3, 36, { first: 'red' }],
      ['Party Pleat Skirt', 'Button Meadow', 1, 40, { off: 30, first: 'lilac' }],
    ],
  },
  {
    kind: 'shorts',
    category: forGirls('Bottoms'),
    sizes: 'kids',
    items: [
      ['Tumble Shorts', 'Kite & Clover', 3, 22, { first: 'rose' }],
      ['Striped Garden Shorts', 'Button Meadow', 4, 24, { first: 'red' }],
    ],
  },
  {
    kind: 'jeans',
    category: forGirls('Bottoms'),
    sizes: 'kids',
    items: [['Pull-On Wide Jean', 'Button Meadow', 2, 38, { first: 'denim' }]],
  },
  {
    kind: 'coat',
    category: forGirls('Outerwear'),
    sizes: 'kids',
    items: [
      ['Duffle-Weight Wool Coat', 'Puddlewick', 1, 98, { first: 'camel' }],
      ['School Check Coat', 'Kite & Clover', 3, 88, { off: 30, first: 'burgundy' }],
    ],
  },
  {
    kind: 'bomber',
    category: forGirls('Outerwear'),
    sizes: 'kids',
    items: [['Quilted Puddle Jacket', 'Puddlewick', 3, 64, { first: 'sand' }]],
  },
  {
    kind: 'tee',
    category: forBoys('Tops'),
    sizes: 'kids',
    items: [
      ['Climbing Tree Tee', 'Button Meadow', 3, 20, { first: 'olive' }],
      ['Stripy Tee', 'Kite & Clover', 2, 20, { off: 15, first: 'white' }],
      ['Everyday Crew Tee', 'Kite & Clover', 1, 16, { first: 'ink' }],
    ],
  },
  {
    kind: 'shirt',
    category: forBoys('Tops'),
    sizes: 'kids',
    items: [
      ['Little Oxford Shirt', 'Button Meadow', 1, 34, { first: 'sky' }],
      ['Explorer Short-Sleeve Shirt', 'Puddlewick', 4, 30, { first: 'sand' }],
    ],
  },
  {
    kind: 'jumper',
    category: forBoys('Tops'),
    sizes: 'kids',
    items: [
      ['Storybook Roll-Neck', 'Kite & Clover', 2, 48, { first: 'burgundy' }],
      ['Deckhand Jumper', 'Puddlewick', 4, 46, { off: 20, first: 'navy' }],
    ],
  },
  {
    kind: 'jeans',
    category: forBoys('Bottoms'),
    sizes: 'kids',
    items: [
      ['Grow-With-Me Turn-Up Jean', 'Kite & Clover', 4, 39, { first: 'denim' }],
      ['Double-Knee Jean', 'Puddlewick', 1, 42, { first: 'ink' }],
    ],
  },
  {
    kind: 'trousers',
    category: forBoys('Bottoms'),
    sizes: 'kids',
    items: [['Cord Turn-Up Trouser', 'Kite & Clover', 4, 38, { off: 25, first: 'camel' }]],
  },
  {
    kind: 'shorts',
    category: forBoys('Bottoms'),
    sizes: 'kids',
    items: [
      ['Rockpool Shorts', 'Puddlewick', 1, 26, { first: 'navy' }],
      ['Camp Shorts', 'Button Meadow', 2, 28, { first: 'olive' }],
    ],
  },
  {
    kind: 'bomber',
    category: forBoys('Outerwear'),
    sizes: 'kids',
    items: [
      ['Little Flight Jacket', 'Puddlewick', 1, 72, { first: 'olive' }],
      ['Playground Varsity Jacket', 'Kite & Clover', 4, 68, { off: 40, first: 'cobalt' }],
      ['Snow Day Quilted Jacket', 'Puddlewick', 3, 78, { first: 'navy', stock: 'low' }],
    ],
  },
  {
    kind: 'coat',
    category: forBoys('Outerwear'),
    sizes: 'kids',
    items: [['Little Overcoat', 'Puddlewick', 4, 104, { first: 'forest' }]],
  },
];

const rest: readonly Model[] = [
  {
    kind: 'sneaker',
    category: inShoes('Sneakers'),
    sizes: 'kidsShoes',
    items: [
      ['Playground Sneaker', 'Tumbleday', 1, 48, { first: 'sage', colours: 4 }],
      ['Recess Sneaker II', 'Tumbleday', 2, 46, { first: 'red' }],
      ['Hopscotch Sneaker', 'Tumbleday', 3, 52, { off: 20, first: 'rose' }],
      ['Sports Day High-Top', 'Field Court', 4, 54, { first: 'cobalt', store: 'pocket-pine' }],
    ],
  },
  {
    kind: 'ankle-boot',
    category: inShoes('Boots'),
    sizes: 'kidsShoes',
    items: [
      ['Conker Chelsea Boot', 'Tumbleday', 1, 68, { first: 'cognac' }],
      ['Leaf-Kicking Boot', 'Puddlewick', 3, 74, { first: 'forest' }],
    ],
  },
  {
    kind: 'sandal',
    category: inShoes('Sandals'),
    sizes: 'kidsShoes',
    items: [
      ['Little Footbed Sandal', 'Terra Sole', 1, 54, { first: 'cocoa', store: 'pocket-pine' }],
      ['Paddling Sandal', 'Tumbleday', 4, 36, { off: 30, first: 'red' }],
    ],
  },
  {
    kind: 'loafer',
    category: inShoes('Casual Shoes'),
    sizes: 'kidsShoes',
    items: [['School Loafer', 'Tumbleday', 3, 62, { first: 'ink' }]],
  },
  {
    kind: 'hat',
    category: inAccessories('Hats'),
    sizes: 'few',
    items: [
      ['Sandcastle Bucket Hat', 'Kite & Clover', 3, 28, { first: 'bone' }],
      ['Garden Straw Hat', 'Button Meadow', 1, 26, { off: 15, first: 'camel' }],
    ],
  },
  {
    kind: 'backpack',
    category: inAccessories('Bags'),
    sizes: 'none',
    items: [
      ['Small Adventure Backpack', 'Puddlewick', 3, 54, { first: 'rust' }],
      ['Nursery Backpack', 'Kite & Clover', 4, 44, { first: 'cobalt' }],
      ['School Backpack', 'Puddlewick', 2, 58, { off: 20, first: 'forest' }],
    ],
  },
  {
    kind: 'scarf',
    category: inAccessories('More Accessories'),
    sizes: 'one',
    items: [
      ['Snowball Scarf', 'Kite & Clover', 4, 29, { first: 'red' }],
      ['Bonfire Scarf', 'Puddlewick', 3, 32, { first: 'rust' }],
    ],
  },
  {
    kind: 'sunglasses',
    category: inAccessories('More Accessories'),
    sizes: 'none',
    items: [['Little Round Sunglasses', 'Button Meadow', 2, 24, { first: 'rose' }]],
  },
];

export const kids: readonly Model[] = [...clothing, ...rest];
