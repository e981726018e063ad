import type { Model } from '../model.ts';

const inShoes = (leaf: string) => ['Women', 'Shoes', leaf] as const;
const inBags = (leaf: string) => ['Women', 'Bags', leaf] as const;
const inJewelry = (leaf: string) => ['Women', 'Jewelry', leaf] as const;
const inAccessories = (leaf: string) => ['Women', 'Accessories', leaf] as const;

const shoes: readonly Model[] = [
  {
    kind: 'sneaker',
    category: inShoes('Sneakers'),
    sizes: 'shoes',
    items: [
      ['Canvas Court Sneaker', 'Field Court', 2, 79, { colours: 4, first: 'forest' }],
      ['Leather Court Sneaker', 'Calder', 1, 185, { colours: 6, first: 'white' }],
      ['Clubhouse Sneaker II', 'Field Court', 1, 92, { first: 'sage' }],
      ['Recycled Canvas Low', 'eVerde', 2, 74, { off: 20, first: 'bone' }],
      ['Suede Gum Sneaker', 'Calder', 3, 168, { first: 'rose' }],
      ['Canvas High-Top Sneaker', 'Field Court', 4, 88, { first: 'camel' }],
      ['Hand-Painted Calf Sneaker', 'Villa Corvo', 3, 620, { first: 'sand', colours: 2 }],
    ],
  },
  {
    kind: 'ankle-boot',
    category: inShoes('Boots'),
    sizes: 'shoes',
    items: [
      ['Block-Heel Ankle Boot', 'Calder', 1, 340, { first: 'cognac', colours: 4 }],
      ['Everyday Chelsea Boot', 'Cobbler Street', 1, 265, { first: 'cocoa' }],
      ['Pointed Zip Ankle Boot', 'Calder', 2, 360, { first: 'ink' }],
      ['Suede Ankle Boot', 'Cobbler Street', 2, 240, { off: 30, first: 'sand' }],
      ['Heeled Zip Boot', 'Vael', 2, 520, { first: 'burgundy' }],
      ['Low-Heel Suede Boot', 'Calder', 3, 295, { first: 'camel' }],
      ['Waxed Leather Boot', 'Northfold', 3, 228, { first: 'forest' }],
      ['Buckle-Strap Ankle Boot', 'Cobbler Street', 4, 275, { off: 15, first: 'olive' }],
      ['Soft Calf Ankle Boot', 'Villa Corvo', 4, 1050, { first: 'ink', colours: 2 }],
    ],
  },
  {
    kind: 'sandal',
    category: inShoes('Sandals'),
    sizes: 'shoes',
    items: [
      ['Two-Strap Footbed Sandal', 'Terra Sole', 1, 98, { off: 24, first: 'cocoa', colours: 5 }],
      ['Crossed-Strap Leather Sandal', 'Calder', 2, 165, { first: 'camel' }],
      ['Crossover Nubuck Sandal', 'Terra Sole', 2, 112, { first: 'sage' }],
      ['Oiled Leather Thong Sandal', 'Terra Sole', 3, 118, { first: 'navy' }],
      ['Three-Strap Garden Sandal', 'eVerde', 4, 48, { first: 'olive' }],
    ],
  },
  {
    kind: 'loafer',
    category: inShoes('Loafers'),
    sizes: 'shoes',
    items: [
      ['Penny Loafer in Vegetable-Tanned Calf', 'Calder', 1, 295, { first: 'cognac', colours: 5 }],
      ['Polished Penny Loafer', 'Cobbler Street', 1, 220, { first: 'burgundy' }],
      ['Snaffle-Bit Loafer', 'Calder', 2, 280, { first: 'bone' }],
      ['Everyday Bit Loafer', 'Minor Key', 2, 89, { off: 30, first: 'navy' }],
      ['Chunky Penny Loafer', 'Cobbler Street', 3, 235, { first: 'ink' }],
      ['Glove Leather Tassel Loafer', 'Vael', 4, 390, { first: 'white' }],
      ['Hand-Sewn Lug-Sole Loafer', 'Villa Corvo', 3, 740, { first: 'camel', colours: 2, stock: 'low' }],
    ],
  },
  {
    kind: 'sneaker',
    category: inShoes('Running Shoes'),
    sizes: 'shoes',
    items: [
      ['Morning Mile Running Shoe', 'Northfold', 1, 128, { first: 'ink' }],
      ['Park Loop Running Shoe', 'Field Court', 3, 110, { off: 25, first: 'forest' }],
    ],
  },
  {
    kind: 'sneaker',
    category: inShoes('Casual Shoes'),
    sizes: 'shoes',
    items: [
      ['Lace-Up Deck Shoe', 'Moss & Tide', 1, 84, { first: 'navy' }],
      ['Organic Cotton Plimsoll', 'eVerde', 2, 58, { first: 'ink' }],
    ],
  },
  {
    kind: 'loafer',
    category: inShoes('Slippers'),
    sizes: 'shoes',
    items: [
      ['Tasselled House Slipper', 'Terra Sole', 4, 72, { first: 'olive' }],
      ['Felted Wool Slipper', 'Mirren', 1, 58, { first: 'forest' }],
    ],
  },
  {
    kind: 'pump',
    category: inShoes('Heels'),
    sizes: 'shoes',
    items: [
      ['Pointed Leather Pump', 'Calder', 1, 320, { first: 'red', colours: 4 }],
      ['Low-Cut Day Pump', 'Cobbler Street', 1, 230, { first: 'sand' }],
      ['Evening Satin Pump', 'Studio Parel', 1, 265, { first: 'ink' }],
      ['Suede Block-Heel Pump', 'Calder', 2, 335, { first: 'rose' }],
      ['Block-Heel Office Pump', 'Minor Key', 2, 79, { off: 20, first: 'navy' }],
      ['Ankle-Strap Pump in Mirror Leather', 'Vael', 3, 410, { first: 'gold' }],
      ['Opera Strap Pump', 'Villa Corvo', 3, 860, { first: 'cobalt', colours: 3 }],
      ['Kitten-Heel Pump in Suede', 'Cobbler Street', 4, 245, { off: 40, first: 'burgundy' }],
      ['Garden Party Kitten Heel', 'Studio Parel', 4, 240, { first: 'forest' }],
      ['Ceremony Kitten Heel', 'Maison Aube', 4, 290, { first: 'bone' }],
      ['Walking-Height Day Pump', 'Calder', 2, 315, { first: 'camel', stock: 'none' }],
    ],
  },
  {
    kind: 'loafer',
    category: inShoes('Flats'),
    sizes: 'shoes',
    items: [
      ['Snaffle Flat', 'Minor Key', 2, 68, { first: 'cocoa' }],
      ['Tassel Flat', 'Calder', 4, 255, { off: 30, first: 'cognac' }],
    ],
  },
];

const bags: readonly Model[] = [
  {
    kind: 'tote',
    category: inBags('Totes'),
    sizes: 'none',
    items: [
      ['Structured Leather Tote', 'Vael', 1, 450, { off: 20, first: 'cognac', colours: 5 }],
      ['Small Structured Tote', 'Vael', 1, 380, { first: 'forest' }],
      ['Day Tote in Grained Leather', 'Brindle Leather', 1, 280, { first: 'bone' }],
      ['Work Tote', 'Vael', 2, 390, { first: 'navy' }],
      ['Slouch Tote', 'Brindle Leather', 3, 245, { first: 'rust' }],
      ['Recycled Leather Tote', 'eVerde', 3, 120, { first: 'stone' }],
      ['Saddle-Stitched Grand Tote', 'Villa Corvo', 4, 1890, { first: 'burgundy', colours: 2 }],
      ['Simple Leather Shopper', 'Minor Key', 2, 95, { off: 30, first: 'camel' }],
    ],
  },
  {
    kind: 'shoulder-bag',
    category: inBags('Shoulder Bags'),
    sizes: 'none',
    items: [
      ['Curved Flap Shoulder Bag', 'Vael', 1, 420, { first: 'forest', colours: 5 }],
      ['Turn-Lock Saddle Bag', 'Brindle Leather', 1, 310, { first: 'ink' }],
      ['Everyday Crossbody', 'Minor Key', 2, 84, { first: 'stone' }],
      ['Steel-Clasp Shoulder Bag', 'Vael', 2, 465, { first: 'cognac' }],
      ['Quilted Chain Bag', 'Vael', 3, 540, { off: 25, first: 'rose' }],
      ['Quilted Evening Shoulder Bag', 'Villa Corvo', 3, 1480, { first: 'bone', colours: 3 }],
      ['Half-Moon Flap Bag', 'Brindle Leather', 4, 265, { first: 'burgundy' }],
      ['Camera Flap Bag', 'Maison Aube', 4, 240, { first: 'sage' }],
      ['Numbered Calfskin Bag No. 7', 'Anselm Voss', 1, 4200, { first: 'rust', colours: 1 }],
      ['Little City Bag', 'Vael', 4, 360, { first: 'camel', stock: 'low' }],
    ],
  },
  {
    kind: 'backpack',
    category: inBags('Backpacks'),
    sizes: 'none',
    items: [
      ['Canvas Day Pack', 'Northfold', 1, 118, { first: 'olive' }],
      ['Leather-Trim Rucksack', 'Brindle Leather', 3, 195, { first: 'rust' }],
      ['Small Commuter Backpack', 'eVerde', 4, 96, { off: 20, first: 'sage' }],
    ],
  },
  {
    kind: 'basket',
    category: inBags('Straw Bags'),
    sizes: 'none',
    items: [
      ['Seagrass Market Basket', 'Palma Verano', 1, 68, { first: 'camel' }],
      ['Raffia Shopper', 'Marelle', 2, 145, { first: 'sage' }],
      ['Banded Raffia Basket', 'Palma Verano', 3, 92, { first: 'navy' }],
      ['Narrow-Neck Straw Basket', 'Vael', 4, 290, { off: 15, first: 'stone' }],
    ],
  },
  {
    kind: 'shoulder-bag',
    category: inBags('Clutches'),
    sizes: 'none',
    items: [
      ['Convertible Evening Clutch', 'Vael', 2, 295, { first: 'navy' }],
      ['Quilted Clutch on a Strap', 'Maison Aube', 3, 185, { off: 30, first: 'ink' }],
      ['Top-Handle Clutch', 'Minor Key', 4, 69, { first: 'burgundy' }],
    ],
  },
];

const jewellery: readonly Model[] = [
  {
    kind: 'necklace',
    category: inJewelry('Necklaces'),
    sizes: 'none',
    items: [
      ['Drop Pendant Necklace', 'Aster & Gild', 1, 88, { first: 'gold' }],
      ['Teardrop Chain Necklace', 'Maison Aube', 1, 120, { first: 'silver' }],
      ['Sterling Coin Pendant', 'Aster & Gild', 2, 74, { first: 'silver' }],
      ['Layering Coin Necklace', 'Minor Key', 2, 36, { first: 'gold' }],
      ['Lapis Pendant Necklace', 'Aster & Gild', 3, 165, { off: 20, first: 'cobalt' }],
      ['Malachite Bead Necklace', 'Aster & Gild', 4, 158, { first: 'forest' }],
      ['Long Bead Necklace', 'Maison Aube', 4, 115, { off: 30, first: 'silver' }],
      ['Solid Gold Stone Pendant', 'Villa Corvo', 3, 2150, { first: 'gold', colours: 1 }],
    ],
  },
  {
    kind: 'earrings',
    category: inJewelry('Earrings'),
    sizes: 'none',
    items: [
      ['Oval Hoop Earrings', 'Aster & Gild', 1, 72, { first: 'gold' }],
      ['Statement Hoop Earrings', 'Aster & Gild', 2, 98, { first: 'gold' }],
      ['Enamel Hoop Earrings', 'Minor Key', 1, 28, { first: 'rust' }],
      ['Sterling Hoops', 'Aster & Gild', 2, 84, { first: 'silver' }],
      ['Resin Drop Earrings', 'Marelle', 3, 46, { off: 30, first: 'bone' }],
      ['Enamel Drop Earrings', 'Aster & Gild', 3, 68, { first: 'forest' }],
      ['Enamel Twist Earrings', 'Aster & Gild', 4, 79, { first: 'cobalt' }],
      ['Polished Twist Hoops', 'Maison Aube', 4, 95, { first: 'silver', stock: 'low' }],
    ],
  },
];

const accessories: readonly Model[] = [
  {
    kind: 'belt',
    category: inAccessories('Belts'),
    sizes: 'few',
    items: [
      ['Wide Bridle Belt', 'Brindle Leather', 1, 78, { first: 'cognac' }],
      ['Woven D-Ring Belt', 'Vael', 4, 98, { first: 'stone' }],
      ['Round-Buckle Belt', 'Vael', 2, 110, { first: 'camel' }],
      ['Frame-Buckle Belt', 'Minor Key', 3, 35, { off: 20, first: 'sand' }],
      ['D-Ring Webbing Belt', 'Brindle Leather', 4, 64, { first: 'olive' }],
    ],
  },
  {
    kind: 'scarf',
    category: inAccessories('Scarves'),
    sizes: 'one',
    items: [
      ['Lambswool Check Scarf', 'Filo Lento', 1, 85, { first: 'sky', colours: 4 }],
      ['Brushed Alpaca Scarf', 'Ostra', 2, 120, { first: 'camel' }],
      ['Ribbed Merino Scarf', 'McAllister', 3, 98, { first: 'rust' }],
      ['Featherlight Cashmere Scarf', 'Filo Lento', 4, 215, { off: 25, first: 'lilac' }],
      ['Everyday Wool Scarf', 'Minor Key', 2, 38, { first: 'forest' }],
      ['Holiday Wool Scarf', 'Mirren', 4, 89, { first: 'red' }],
    ],
  },
  {
    kind: 'hat',
    category: inAccessories('Hats'),
    sizes: 'few',
    items: [
      ['Woven Brim Hat', 'Palma Verano', 1, 58, { first: 'sand', colours: 4 }],
      ['Wool Felt Fedora', 'Maison Aube', 2, 120, { first: 'cocoa' }],
      ['Soft Felt Fedora', 'Minor Key', 2, 58, { first: 'olive' }],
      ['Packable Bucket Hat', 'Moss & Tide', 3, 48, { off: 20, first: 'bone' }],
      ['Ribbed Wool Beanie', 'Mirren', 4, 52, { first: 'burgundy' }],
    ],
  },
  {
    kind: 'sunglasses',
    category: inAccessories('Sunglasses'),
    sizes: 'none',
    items: [
      ['Cat-Eye Sunglasses', 'Sorrel Eyewear', 1, 140, { first: 'cognac' }],
      ['Salon Sunglasses', 'Maison Aube', 3, 165, { first: 'olive' }],
      ['Riviera Round Sunglasses', 'Marelle', 2, 118, { first: 'rose' }],
      ['Bold Acetate Sunglasses', 'Sorrel Eyewear', 3, 155, { first: 'burgundy' }],
      ['Honey Pilot Sunglasses', 'Sorrel Eyewear', 4, 148, { off: 30, first: 'camel' }],
      ['Seaside Pilot Sunglasses', 'Minor Key', 4, 32, { first: 'sage' }],
      ['Atelier Sunglasses VI', 'Villa Corvo', 2, 380, { first: 'cocoa', colours: 2 }],
    ],
  },
  {
    kind: 'watch',
    category: inAccessories('Watches'),
    sizes: 'none',
    items: [
      ['Automatic Watch 38', 'Orrin', 1, 640, { first: 'cognac', colours: 4 }],
      ['Square Dress Watch 34', 'Orrin', 2, 520, { first: 'burgundy' }],
      ['Slim Chronograph', 'Orrin', 3, 290, { off: 20, first: 'stone' }],
      ['Sunday Watch', 'Aster & Gild', 4, 185, { first: 'sand' }],
      ['Hand-Wound Gold Watch', 'Orrin', 2, 7400, { first: 'forest', colours: 1 }],
      ['Everyday Field Watch', 'Northfold', 4, 145, { first: 'navy' }],
    ],
  },
];

export const womenAccessories: readonly Model[] = [...shoes, ...bags, ...jewellery, ...accessories];
