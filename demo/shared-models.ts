/** What identifies offers as one product: the same GTINs, the same MPN, or only the words of their titles. */
export type Evidence = 'gtin' | 'mpn' | 'words';

/** Another store's offer of a model, with its own price in dollars and optionally its own title. */
export type SharedOffer = readonly [store: string, dollars: number, title?: string];

export type SharedModel = { evidence: Evidence; offers: readonly SharedOffer[] };

type Line = readonly [model: string, evidence: Evidence, ...offers: SharedOffer[]];

const women: readonly Line[] = [
  ['Maison Aube: Linen Wrap Midi Dress', 'words', ['atelier-nine', 195], ['everyday-supply', 159]],
  ['Hollis & Fern: Silk Crêpe Wrap Dress', 'gtin', ['atelier-nine', 336, 'Crêpe Wrap Dress in Silk']],
  ['Studio Parel: Satin Tie-Waist Midi Dress', 'mpn', ['net-thread', 179, 'Tie-Waist Satin Midi Dress']],
  ['Monday Linen: Washed Linen Garden Dress', 'words', ['everyday-supply', 132]],
  [
    'Maison Aube: Pin-Dot Silk Wrap Dress',
    'gtin',
    ['net-thread', 272],
    ['maison-direct', 268, 'Silk Wrap Dress with Pin Dots'],
  ],
  ['Minor Key: Dotted Viscose Wrap Dress', 'words', ['everyday-supply', 59]],
  ['Hollis & Fern: Bias-Cut Silk Camisole', 'words', ['everyday-supply', 79], ['saltwater-row', 88]],
  ['Maison Aube: Lace-Hem Camisole', 'words', ['net-thread', 96]],
  ['Plain Goods: Heavy Cotton T-Shirt', 'words', ['northbound', 42], ['net-thread', 40, 'Heavy Cotton Tee']],
  ['eVerde: Organic Crew Tee', 'mpn', ['saltwater-row', 30, 'Organic Crew T-Shirt']],
  ['Minor Key: Breton Stripe Tee', 'words', ['everyday-supply', 34, 'Breton Stripe T-Shirt']],
  ['Plain Goods: Washed Poplin Shirt', 'gtin', ['northbound', 69], ['net-thread', 66, 'Washed Cotton Poplin Shirt']],
  ['Studio Parel: Banker Stripe Shirt', 'mpn', ['atelier-nine', 128, 'Striped Banker Shirt']],
  [
    'Ostra: Cable-Knit Lambswool Jumper',
    'words',
    ['atelier-nine', 172],
    ['net-thread', 169, 'Cable-Knit Lambswool Sweater'],
  ],
  ['Mirren: Aran Merino Jumper', 'gtin', ['atelier-nine', 199, 'Merino Aran Jumper']],
  ['Mirren: Breton Wool Jumper', 'mpn', ['net-thread', 129, 'Breton Wool Sweater']],
  ['Maison Aube: Double-Breasted Wool Coat', 'words', ['net-thread', 560]],
  ['Maren Holt: Belted Wrap Coat', 'words', ['net-thread', 815]],
  ['McAllister: Checked Wool Car Coat', 'mpn', ['atelier-nine', 480]],
  ['Ostra: Relaxed Single-Button Blazer', 'words', ['northbound', 325, 'Relaxed Single Button Blazer']],
  ['Ostra: Wide-Leg Pressed Trouser', 'gtin', ['atelier-nine', 205, 'Pressed Wide-Leg Trousers']],
  ['Rowan Denim: Straight Leg Jean IV', 'words', ['northbound', 95], ['saltwater-row', 92, 'Straight Leg Jeans IV']],
  ['Rowan Denim: Wide-Leg Jean', 'gtin', ['northbound', 95], ['net-thread', 102, 'Wide-Leg Jeans']],
  ['Moss & Tide: Wrap-Front Belted Swimsuit', 'gtin', ['everyday-supply', 129, 'Belted Wrap-Front Swimsuit']],
  ['Hollis & Fern: Pleated Satin Midi Skirt', 'mpn', ['atelier-nine', 118, 'Pleated Midi Skirt in Satin']],
  ['Monday Linen: Linen Drawstring Short', 'words', ['saltwater-row', 64]],
];

const accessories: readonly Line[] = [
  [
    'Field Court: Canvas Court Sneaker',
    'words',
    ['northbound', 84],
    ['saltwater-row', 82, 'Canvas Court Sneakers'],
    ['net-thread', 86],
  ],
  ['Calder: Leather Court Sneaker', 'gtin', ['northbound', 179, 'Court Sneaker in Leather']],
  ['Field Court: Canvas High-Top Sneaker', 'gtin', ['northbound', 85]],
  ['Calder: Block-Heel Ankle Boot', 'gtin', ['northbound', 355], ['atelier-nine', 349, 'Ankle Boot with a Block Heel']],
  ['Calder: Pointed Zip Ankle Boot', 'mpn', ['maison-direct', 345]],
  ['Cobbler Street: Buckle-Strap Ankle Boot', 'words', ['northbound', 246]],
  [
    'Terra Sole: Two-Strap Footbed Sandal',
    'gtin',
    ['northbound', 82],
    ['everyday-supply', 79, 'Footbed Sandal with Two Straps'],
    ['maison-direct', 85],
  ],
  [
    'Calder: Penny Loafer in Vegetable-Tanned Calf',
    'gtin',
    ['northbound', 305],
    ['atelier-nine', 310, 'Vegetable-Tanned Calf Penny Loafer'],
    ['net-thread', 299],
  ],
  ['Calder: Suede Block-Heel Pump', 'mpn', ['northbound', 320, 'Block-Heel Pump in Suede']],
  ['Vael: Structured Leather Tote', 'gtin', ['net-thread', 375], ['atelier-nine', 369, 'Structured Tote in Leather']],
  ['Vael: Curved Flap Shoulder Bag', 'words', ['atelier-nine', 445], ['net-thread', 430]],
  ['Northfold: Canvas Day Pack', 'mpn', ['everyday-supply', 112, 'Canvas Daypack']],
  ['Palma Verano: Seagrass Market Basket', 'words', ['maison-direct', 72]],
  ['Aster & Gild: Oval Hoop Earrings', 'gtin', ['net-thread', 75]],
  ['Aster & Gild: Sterling Coin Pendant', 'words', ['maison-direct', 70]],
  ['Filo Lento: Lambswool Check Scarf', 'mpn', ['northbound', 89, 'Checked Lambswool Scarf']],
];

const men: readonly Line[] = [
  ['Plain Goods: Midweight Crew T-Shirt', 'words', ['northbound', 35], ['net-thread', 34, 'Midweight Crew Tee']],
  ['Mirren: Cable-Knit Fisherman Jumper', 'gtin', ['net-thread', 109, 'Fisherman Jumper in Cable Knit']],
  ['Northfold: Field Jacket II', 'gtin', ['everyday-supply', 184]],
  ['Abbot Thorne: Unlined Single-Button Blazer', 'words', ['atelier-nine', 435]],
  ['Rowan Denim: Straight Selvedge Jean', 'mpn', ['everyday-supply', 138, 'Straight Selvedge Denim Jean']],
  ['Calder: Calf Leather Sneaker', 'gtin', ['northbound', 205], ['atelier-nine', 199, 'Sneaker in Calf Leather']],
  ['Calder: Suede Chelsea Boot', 'mpn', ['northbound', 270, 'Chelsea Boot in Suede']],
  ['Northfold: Waxed Canvas Rucksack', 'words', ['everyday-supply', 129], ['saltwater-row', 135]],
  ['Northfold: Long Mile Running Shoe V', 'gtin', ['everyday-supply', 134]],
  ['Orrin: Automatic Watch 40', 'gtin', ['atelier-nine', 675]],
  ['Brindle Leather: Bridle Leather Messenger', 'mpn', ['maison-direct', 379, 'Messenger in Bridle Leather']],
];

const kids: readonly Line[] = [
  ['Tumbleday: Playground Sneaker', 'gtin', ['everyday-supply', 46], ['northbound', 49, 'Playground Sneakers']],
  ['Tumbleday: Conker Chelsea Boot', 'words', ['northbound', 72]],
  ['Puddlewick: Little Flight Jacket', 'mpn', ['northbound', 69]],
  ['Puddlewick: Small Adventure Backpack', 'words', ['everyday-supply', 52]],
  ['Kite & Clover: Organic Play Tee', 'mpn', ['everyday-supply', 17, 'Organic Play T-Shirt']],
];

const homeAndBeauty: readonly Line[] = [
  ['Rue Velours: Velvet Matte Lipstick', 'gtin', ['net-thread', 30], ['maison-direct', 33, 'Matte Velvet Lipstick']],
  ['Orle: Nuit de Rose Eau de Parfum', 'gtin', ['house-of-hours', 129], ['maison-direct', 138]],
  ['Halden & Wick: Figuier Vert Candle', 'gtin', ['maison-direct', 48], ['net-thread', 49]],
  ['Stillwater Pottery: Reactive Glaze Vase', 'mpn', ['maison-direct', 92]],
  ['Loom & Lantern: Lambswool Throw', 'mpn', ['northbound', 152, 'Throw in Lambswool']],
  ['Loom & Lantern: Washed Linen Cushion', 'gtin', ['net-thread', 56], ['everyday-supply', 61]],
];

const lines = [...women, ...accessories, ...men, ...kids, ...homeAndBeauty];

/** Models that several stores sell, by 'Brand: Name'. */
export const sharedModels: ReadonlyMap<string, SharedModel> = new Map(
  lines.map(([model, evidence, ...offers]) => [model, { evidence, offers }]),
);
