import type { Model } from '../model.ts';

const inClothing = (leaf: string) => ['Men', 'Clothing', leaf] as const;
const inShoes = (leaf: string) => ['Men', 'Shoes', leaf] as const;
const inBags = (leaf: string) => ['Men', 'Bags', leaf] as const;
const inAccessories = (leaf: string) => ['Men', 'Accessories', leaf] as const;

const clothing: readonly Model[] = [
  {
    kind: 'tee',
    category: inClothing('T-Shirts'),
    sizes: 'long',
    items: [
      ['Midweight Crew T-Shirt', 'Plain Goods', 1, 32, { first: 'ink', colours: 6 }],
      ['Loopwheel T-Shirt', 'Ostra', 1, 68, { first: 'white' }],
      ['Sailor Stripe T-Shirt', 'Harrow Lane', 2, 44, { off: 20, first: 'white' }],
      ['Pocket Tee', 'Rowan Denim', 3, 36, { first: 'olive' }],
      ['Recycled Cotton Pocket Tee', 'eVerde', 3, 34, { first: 'sky' }],
    ],
  },
  {
    kind: 'shirt',
    category: inClothing('Shirts'),
    sizes: 'long',
    items: [
      ['Oxford Button-Down Shirt', 'Harrow Lane', 1, 95, { first: 'sky', colours: 5 }],
      ['Washed Linen Shirt', 'Monday Linen', 1, 98, { first: 'white' }],
      ['Bengal Stripe Shirt', 'Harrow Lane', 2, 105, { first: 'sky' }],
      ['University Stripe Shirt', 'Abbot Thorne', 2, 128, { off: 30, first: 'sage' }],
      ['McAllister Check Overshirt', 'McAllister', 3, 148, { first: 'forest' }],
      ['Brushed Gingham Shirt', 'Harrow Lane', 3, 88, { first: 'navy' }],
      ['Camp Collar Shirt', 'Plain Goods', 4, 58, { off: 15, first: 'olive' }],
      ['Field Shirt with Two Pockets', 'Northfold', 4, 84, { first: 'sand' }],
    ],
  },
  {
    kind: 'jumper',
    category: inClothing('Knitwear'),
    sizes: 'long',
    items: [
      ['Cable-Knit Fisherman Jumper', 'Mirren', 1, 195, { first: 'forest', colours: 4 }],
      ['McAllister Mill Jumper IX', 'McAllister', 1, 225, { first: 'camel' }],
      ['Submariner Roll-Neck', 'Mirren', 2, 168, { first: 'navy' }],
      ['Lambswool Roll-Neck', 'Ostra', 2, 155, { off: 25, first: 'grey' }],
      ['Ribbed Merino Jumper', 'Abbot Thorne', 3, 140, { first: 'ink' }],
      ['Ribbed Cotton Sweater', 'Plain Goods', 3, 72, { first: 'rust' }],
      ['Breton Sweater', 'Harrow Lane', 4, 110, { first: 'navy' }],
      ['Geelong Stripe Jumper', 'Mirren', 4, 148, { off: 40, first: 'white', stock: 'low' }],
      ['Four-Ply Cashmere Roll-Neck', 'Villa Corvo', 2, 1180, { first: 'burgundy', colours: 2 }],
    ],
  },
  {
    kind: 'jumper',
    category: inClothing('Sweatshirts & Hoodies'),
    sizes: 'long',
    items: [
      ['Reverse-Weave Sweatshirt', 'Field Court', 3, 78, { first: 'stone' }],
      ['Striped Loopback Sweatshirt', 'Plain Goods', 4, 64, { off: 20, first: 'sage' }],
    ],
  },
  {
    kind: 'coat',
    category: inClothing('Coats'),
    sizes: 'long',
    items: [
      ['Bridge Coat in Melton Wool', 'Ostra', 1, 560, { first: 'ink' }],
      ['Naval Wool Coat', 'Abbot Thorne', 1, 640, { off: 20, first: 'camel' }],
      ['Checked Car Coat', 'McAllister', 3, 480, { first: 'cocoa' }],
      ['Tweed Check Topcoat', 'Abbot Thorne', 3, 620, { first: 'navy' }],
      ['Long Covert Coat', 'Maren Holt', 4, 690, { first: 'forest' }],
      ['Northern Twill Overcoat', 'Northfold', 4, 395, { off: 30, first: 'denim' }],
      ['Cashmere Polo Coat', 'Anselm Voss', 1, 5400, { first: 'grey', colours: 2 }],
    ],
  },
  {
    kind: 'bomber',
    category: inClothing('Jackets'),
    sizes: 'long',
    items: [
      ['Field Jacket II', 'Northfold', 1, 178, { first: 'olive' }],
      ['Flight Jacket', 'Plain Goods', 1, 124, { off: 25, first: 'ink' }],
      ['Goatskin Flight Jacket', 'Brindle Leather', 2, 720, { first: 'cocoa' }],
      ['Nappa Bomber', 'Villa Corvo', 2, 1490, { first: 'ink', colours: 2 }],
      ['Quilted Hill Jacket', 'Northfold', 3, 165, { first: 'navy' }],
      ['Onion-Quilt Jacket', 'McAllister', 3, 210, { off: 30, first: 'forest' }],
      ['Letterman Jacket', 'Field Court', 4, 148, { first: 'stone' }],
      ['Twill Coach Blouson', 'Rowan Denim', 4, 135, { first: 'cobalt' }],
    ],
  },
  {
    kind: 'blazer',
    category: inClothing('Blazers'),
    sizes: 'long',
    items: [
      ['Unlined Single-Button Blazer', 'Abbot Thorne', 1, 420, { first: 'navy' }],
      ['Gun Check Blazer', 'Abbot Thorne', 2, 460, { first: 'olive' }],
      ['Travel Hopsack Blazer', 'Ostra', 4, 360, { off: 20, first: 'denim' }],
      ['Soft Cotton Blazer', 'Plain Goods', 4, 128, { first: 'sage' }],
    ],
  },
  {
    kind: 'blazer',
    category: inClothing('Suits'),
    sizes: 'long',
    items: [
      ['Chalk-Stripe Suit', 'Abbot Thorne', 3, 980, { first: 'navy' }],
      ['Wedding Suit in Pure Wool', 'Abbot Thorne', 1, 890, { off: 15, first: 'stone' }],
      ['Prince Check Two-Piece Suit', 'Ostra', 2, 760, { first: 'grey' }],
      ['Hand-Canvassed Pinstripe Suit', 'Anselm Voss', 3, 3200, { first: 'ink', colours: 1 }],
    ],
  },
  {
    kind: 'trousers',
    category: inClothing('Trousers'),
    sizes: 'menWaist',
    items: [
      ['Wide Officer Chino', 'Plain Goods', 1, 68, { first: 'olive', colours: 4 }],
      ['Pressed Wool Trouser', 'Abbot Thorne', 1, 210, { first: 'stone' }],
      ['Pleated Stripe Trouser', 'Abbot Thorne', 2, 225, { first: 'grey' }],
      ['High-Waist Pleated Trouser', 'Ostra', 2, 190, { off: 30, first: 'cocoa' }],
      ['Corduroy Turn-Up Trouser', 'McAllister', 4, 130, { first: 'camel' }],
      ['Needlecord Trouser', 'Harrow Lane', 4, 98, { first: 'sage' }],
    ],
  },
  {
    kind: 'jeans',
    category: inClothing('Jeans'),
    sizes: 'menWaist',
    items: [
      ['Straight Selvedge Jean', 'Rowan Denim', 1, 165, { first: 'denim', colours: 4 }],
      ['Workshop Straight Jean', 'Plain Goods', 1, 72, { first: 'ink' }],
      ['Loose Carpenter Jean', 'Rowan Denim', 2, 120, { first: 'denim' }],
      ['Slim Taper Jean III', 'Rowan Denim', 3, 98, { off: 20, first: 'ink' }],
      ['Organic Slim Jean', 'eVerde', 3, 84, { first: 'grey' }],
      ['Selvedge Turn-Up Jean', 'Ostra', 4, 185, { first: 'denim', stock: 'none' }],
    ],
  },
  {
    kind: 'shorts',
    category: inClothing('Shorts'),
    sizes: 'long',
    items: [
      ['Ripstop Drawstring Short', 'Northfold', 1, 62, { first: 'navy' }],
      ['Linen Turn-Up Short', 'Monday Linen', 2, 78, { first: 'olive' }],
      ['Striped Weekend Short', 'Harrow Lane', 4, 59, { off: 25, first: 'sky' }],
    ],
  },
  {
    kind: 'shorts',
    category: inClothing('Swimwear'),
    sizes: 'long',
    items: [
      ['Quick-Dry Swim Short', 'Moss & Tide', 3, 68, { first: 'cobalt' }],
      ['Cabana Stripe Swim Short', 'Marelle', 4, 84, { first: 'red' }],
      ['Recycled Swim Short', 'eVerde', 3, 56, { off: 30, first: 'rust' }],
    ],
  },
  {
    kind: 'shorts',
    category: inClothing('Activewear'),
    sizes: 'long',
    items: [
      ['Seven-Inch Running Short', 'Northfold', 1, 54, { first: 'sage' }],
      ['Court Short', 'Field Court', 2, 48, { off: 20, first: 'white' }],
    ],
  },
  {
    kind: 'tee',
    category: inClothing('Underwear & Socks'),
    sizes: 'long',
    items: [
      ['Fine-Rib Undershirt', 'Plain Goods', 4, 24, { first: 'bone' }],
      ['Merino Base Layer', 'Northfold', 4, 68, { first: 'navy' }],
    ],
  },
];

const shoes: readonly Model[] = [
  {
    kind: 'sneaker',
    category: inShoes('Sneakers'),
    sizes: 'menShoes',
    items: [
      ['Canvas Court Low', 'Field Court', 2, 79, { colours: 3, first: 'ink' }],
      ['Calf Leather Sneaker', 'Calder', 1, 195, { first: 'ink' }],
      ['Suede Terrace Sneaker', 'Field Court', 3, 98, { off: 30, first: 'forest' }],
      ['Recycled Canvas High-Top', 'eVerde', 4, 88, { first: 'grey' }],
    ],
  },
  {
    kind: 'ankle-boot',
    category: inShoes('Boots'),
    sizes: 'menShoes',
    items: [
      ['Goodyear-Welted Chelsea Boot', 'Cobbler Street', 1, 340, { first: 'cognac', colours: 3 }],
      ['Suede Chelsea Boot', 'Calder', 3, 320, { off: 20, first: 'camel' }],
      ['Waxed Winter Boot', 'Northfold', 3, 248, { first: 'stone' }],
      ['Jodhpur Boot', 'Cobbler Street', 4, 310, { first: 'cocoa' }],
    ],
  },
  {
    kind: 'sandal',
    category: inShoes('Sandals'),
    sizes: 'menShoes',
    items: [
      ['Cork Footbed Sandal', 'Terra Sole', 1, 98, { first: 'cocoa' }],
      ['Oiled Thong Sandal', 'Terra Sole', 3, 118, { off: 15, first: 'cognac' }],
    ],
  },
  {
    kind: 'loafer',
    category: inShoes('Loafers'),
    sizes: 'menShoes',
    items: [
      ['Hand-Stitched Penny Loafer', 'Calder', 1, 310, { first: 'ink', colours: 3 }],
      ['Unlined Snaffle Loafer', 'Cobbler Street', 2, 265, { first: 'cocoa' }],
      ['Country Loafer', 'Cobbler Street', 3, 285, { off: 30, first: 'forest' }],
    ],
  },
  {
    kind: 'sneaker',
    category: inShoes('Running Shoes'),
    sizes: 'menShoes',
    items: [
      ['Long Mile Running Shoe V', 'Northfold', 1, 138, { first: 'navy' }],
      ['Track Running Shoe', 'Field Court', 3, 104, { off: 25, first: 'sand' }],
    ],
  },
  {
    kind: 'sneaker',
    category: inShoes('Casual Shoes'),
    sizes: 'menShoes',
    items: [
      ['Dockside Casual Shoe', 'Moss & Tide', 3, 92, { first: 'sand' }],
      ['Weekend Casual Shoe', 'Plain Goods', 1, 58, { first: 'white' }],
    ],
  },
  {
    kind: 'loafer',
    category: inShoes('Slippers'),
    sizes: 'menShoes',
    items: [['Sheepskin-Lined House Slipper', 'Terra Sole', 4, 84, { first: 'cognac' }]],
  },
  {
    kind: 'loafer',
    category: inShoes('Formal Shoes'),
    sizes: 'menShoes',
    items: [
      ['Polished Dress Loafer', 'Calder', 2, 360, { first: 'navy' }],
      ['Evening Slip-On in Patent Calf', 'Villa Corvo', 1, 690, { first: 'ink', colours: 1, off: 0 }],
    ],
  },
];

const bags: readonly Model[] = [
  {
    kind: 'tote',
    category: inBags('Totes'),
    sizes: 'none',
    items: [['Office Tote in Bridle Leather', 'Brindle Leather', 4, 320, { first: 'ink' }]],
  },
  {
    kind: 'shoulder-bag',
    category: inBags('Messenger Bags'),
    sizes: 'none',
    items: [
      ['Bridle Leather Messenger', 'Brindle Leather', 1, 390, { first: 'ink' }],
      ['Turn-Lock Messenger Bag', 'Vael', 2, 480, { off: 20, first: 'stone' }],
    ],
  },
  {
    kind: 'backpack',
    category: inBags('Backpacks'),
    sizes: 'none',
    items: [
      ['Waxed Canvas Rucksack', 'Northfold', 1, 138, { first: 'navy', colours: 4 }],
      ['Commuter Rucksack VII', 'Northfold', 2, 145, { first: 'ink' }],
      ['Weekend Rucksack', 'McAllister', 2, 188, { off: 20, first: 'sand' }],
      ['Flap-Top Day Pack', 'Brindle Leather', 3, 210, { off: 30, first: 'grey' }],
      ['School Run Backpack', 'eVerde', 4, 92, { first: 'cocoa' }],
    ],
  },
  {
    kind: 'tote',
    category: inBags('Travel Bags'),
    sizes: 'none',
    items: [
      ['Overnight Bag in Grained Leather', 'Brindle Leather', 3, 420, { first: 'cocoa' }],
      ['Two-Night Leather Holdall', 'Vael', 2, 560, { off: 15, first: 'forest' }],
    ],
  },
];

const accessories: readonly Model[] = [
  {
    kind: 'belt',
    category: inAccessories('Belts'),
    sizes: 'few',
    items: [
      ['Solid Bridle Belt', 'Brindle Leather', 1, 85, { first: 'ink' }],
      ['Round-Buckle Dress Belt', 'Calder', 2, 95, { off: 20, first: 'cocoa' }],
      ['Jean Belt', 'Brindle Leather', 3, 58, { first: 'burgundy' }],
      ['Webbing Ring Belt', 'Harrow Lane', 4, 64, { first: 'cognac' }],
    ],
  },
  {
    kind: 'scarf',
    category: inAccessories('Scarves'),
    sizes: 'one',
    items: [
      ['McAllister Mill Scarf', 'McAllister', 1, 95, { first: 'burgundy' }],
      ['Lambswool Muffler', 'Mirren', 2, 74, { first: 'navy' }],
      ['Merino Travel Scarf', 'Filo Lento', 3, 110, { off: 25, first: 'ink' }],
    ],
  },
  {
    kind: 'hat',
    category: inAccessories('Hats'),
    sizes: 'few',
    items: [
      ['Roll-Up Panama Hat', 'Palma Verano', 1, 120, { first: 'ink' }],
      ['Fisherman Beanie', 'McAllister', 4, 48, { first: 'grey' }],
      ['Travel Felt Fedora', 'Abbot Thorne', 2, 128, { first: 'stone' }],
    ],
  },
  {
    kind: 'sunglasses',
    category: inAccessories('Sunglasses'),
    sizes: 'none',
    items: [
      ['Squared Acetate Sunglasses', 'Sorrel Eyewear', 3, 145, { first: 'ink' }],
      ['Coast Road Pilot Sunglasses', 'Sorrel Eyewear', 4, 135, { off: 30, first: 'grey' }],
    ],
  },
  {
    kind: 'watch',
    category: inAccessories('Watches'),
    sizes: 'none',
    items: [
      ['Automatic Watch 40', 'Orrin', 1, 690, { first: 'navy', colours: 3 }],
      ['Chronograph Series II', 'Orrin', 3, 340, { first: 'ink' }],
      ['Square Dial Watch', 'Orrin', 2, 580, { off: 20, first: 'cocoa' }],
      ['Perpetual Calendar Watch', 'Anselm Voss', 3, 12800, { first: 'ink', colours: 1 }],
      ['Canvas Strap Watch', 'Northfold', 4, 128, { first: 'olive' }],
    ],
  },
];

export const men: readonly Model[] = [...clothing, ...shoes, ...bags, ...accessories];
