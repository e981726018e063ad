import { demoProducts, firstOffers } from './demo-products.ts';
import { newestFirst } from './newest-order.ts';
import type { DemoProduct } from './product.ts';

/** The product named 'Brand: Name', at the first store that sells it. */
const find = (title: string): DemoProduct => {
  const found = firstOffers.find(({ model }) => model === title);
  if (!found) throw new Error(`The demo catalogue has no '${title}'`);
  return found;
};

const latestDrop = [
  'Maren Holt: Officer Coat in Brushed Wool',
  'Maison Aube: Linen Wrap Midi Dress',
  'Vael: Curved Flap Shoulder Bag',
  'Ostra: Cable-Knit Lambswool Jumper',
  'Hollis & Fern: Bias-Cut Silk Camisole',
  'Calder: Penny Loafer in Vegetable-Tanned Calf',
  'Studio Parel: Banker Stripe Shirt',
  'Field Court: Canvas Court Sneaker',
  'Orrin: Square Dress Watch 34',
  'Hollis & Fern: Pleated Satin Midi Skirt',
  'Northfold: Field Jacket II',
  'Plain Goods: Heavy Cotton T-Shirt',
  'Terra Sole: Two-Strap Footbed Sandal',
  'Abbot Thorne: Unlined Single-Button Blazer',
  'Rue Velours: Velvet Matte Lipstick',
  'Rowan Denim: Straight Leg Jean IV',
  'Vael: Structured Leather Tote',
  'Stillwater Pottery: Reactive Glaze Vase',
  'Moss & Tide: Wrap-Front Belted Swimsuit',
  'Ostra: Wide-Leg Pressed Trouser',
  'Palma Verano: Seagrass Beach Basket',
  'Calder: Suede Block-Heel Pump',
  'Filo Lento: Lambswool Check Scarf',
  'Halden & Wick: Figuier Vert Candle',
].map(find);

const editorsChoice = [
  'Maison Aube: Double-Breasted Wool Coat',
  'Ostra: Cable-Knit Lambswool Jumper',
  'Calder: Block-Heel Ankle Boot',
  'Maren Holt: Belted Wrap Coat',
  'Mirren: Aran Merino Jumper',
  'McAllister: Checked Wool Car Coat',
  'Ostra: Alpaca Roll-Neck Jumper',
  'Cobbler Street: Buckle-Strap Ankle Boot',
  'Maren Holt: Long Covert Coat',
  'Mirren: Cable-Knit Fisherman Jumper',
  'Calder: Pointed Zip Ankle Boot',
  'Abbot Thorne: Tweed Check Topcoat',
].map(find);

const peoplesFavorite = [
  'Calder: Penny Loafer in Vegetable-Tanned Calf',
  'Vael: Structured Leather Tote',
  'Hollis & Fern: Pleated Satin Midi Skirt',
  'Field Court: Canvas Court Sneaker',
  'Orrin: Automatic Watch 38',
  'Palma Verano: Woven Brim Hat',
  'Ostra: Relaxed Single-Button Blazer',
  'Plain Goods: Washed Poplin Shirt',
  'Aster & Gild: Oval Hoop Earrings',
  'Maison Aube: Pin-Dot Silk Wrap Dress',
  'Northfold: Waxed Canvas Rucksack',
  'Mirren: Breton Wool Jumper',
  'Sorrel Eyewear: Cat-Eye Sunglasses',
  'Loom & Lantern: Lambswool Throw',
  'Rowan Denim: Wide-Leg Jean',
  'Orle: Nuit de Rose Eau de Parfum',
].map(find);

const tropicalGlow = [
  'Marelle: Square-Set Belted Swimsuit',
  'Palma Verano: Woven Brim Hat',
  'Moss & Tide: Deckchair Stripe Short',
  'Terra Sole: Easy Two-Strap Sandal',
  'Marelle: Crochet Raffia Basket',
  'Hollis & Fern: Silk Sunday Camisole',
  'Sorrel Eyewear: Honey Pilot Sunglasses',
  'Monday Linen: Gauze Camp Shirt',
  'Moss & Tide: Speckled Swimsuit',
  'Marelle: Airy Linen Wrap Dress',
  'Terra Sole: Gilded Thong Sandal',
  'Palma Verano: Seagrass Beach Basket',
  'Monday Linen: Linen Drawstring Short',
  'Marelle: Riviera Round Sunglasses',
  'Moss & Tide: Regatta Stripe Swimsuit',
  'Moss & Tide: Packable Bucket Hat',
].map(find);

/** The first offer of every product of the demo, newest first. */
export const newest: readonly DemoProduct[] = newestFirst(firstOffers, latestDrop);

const offersByModel = Map.groupBy(demoProducts, ({ model }) => model);

/** Every offer, newest first. The offers of other stores follow the first offer of their product. */
export const newestOffers: readonly DemoProduct[] = newest.flatMap(({ model }) =>
  (offersByModel.get(model) ?? []).toReversed(),
);

const inSummerShop = ({ category }: DemoProduct) => category[1] === 'Summer Shop';

/** The collections of the home page and of `/shop/{key}`. */
export const collections: readonly { key: string; title: string; products: readonly DemoProduct[] }[] = [
  { key: 'featured_product', title: 'Coats worth the wait', products: editorsChoice },
  { key: 'weekly_product', title: 'Shop The Newest Finds', products: latestDrop },
  { key: 'favorites', title: 'People’s Favourite Products', products: peoplesFavorite },
  { key: 'tropical_glow', title: 'Tropical Glow', products: tropicalGlow },
  { key: 'new_arrivals', title: 'New Arrivals', products: newest.slice(24, 60) },
  { key: 'summer', title: 'The Summer Shop', products: newest.filter(inSummerShop) },
];
