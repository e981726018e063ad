/**
 * 50 shopping tasks in the demo shop, as shoppers say them, and every right answer. The answers were read from the
 * demo's feeds and delivery rules, not from a search. When a task is not solved, the shop is wrong, not this table.
 *
 * `product`: one of these products, as 'title, store, price'. `store`: one of these stores with its price. `none`: the
 * shop has no such product. `words`: the answer has all of these words.
 */
export type ShoppingTask = { task: string } & (
  | { product: readonly string[] }
  | { store: readonly string[] }
  | { words: readonly string[] }
  | { none: true }
);

export const shoppingTasks: readonly ShoppingTask[] = [
  // One product with conditions.
  {
    task: 'a navy linen dress under $100 in M that ships to Austria',
    product: ['Airy Linen Wrap Dress, Saltwater Row, 84'],
  },
  {
    task: 'a navy linen dress under $150 in M that ships to Germany',
    product: [
      'Linen Wrap Midi Dress, Net & Thread, 147',
      'Washed Linen Garden Dress, Net & Thread, 128',
      'Washed Linen Garden Dress, Everyday Supply, 132',
    ],
  },
  {
    task: 'black ankle boots for women in EU 39 under $350 that ship to Austria',
    product: [
      'Block-Heel Ankle Boot, Maison Direct, 340',
      'Pointed Zip Ankle Boot, Maison Direct, 345',
      'Buckle-Strap Ankle Boot, Maison Direct, 234',
    ],
  },
  { task: "men's loafers under $200", product: ['Country Loafer, Maison Direct, 199.5'] },
  {
    task: "white women's sneakers in UK 5 under $100",
    product: ['Canvas High-Top Sneaker, Everyday Supply, 88', 'Clubhouse Sneaker II, Everyday Supply, 92'],
  },
  { task: 'a red swimsuit in M', product: ['Breton One-Piece, Saltwater Row, 118'] },
  {
    task: 'a burgundy wool coat for women in L under $500',
    product: [
      'Checked Wool Car Coat, Atelier Nine, 480',
      'Checked Wool Car Coat, Northbound, 465',
      'Country Check Coat, Atelier Nine, 297',
    ],
  },
  {
    task: "men's selvedge jeans in size 32",
    product: ['Straight Selvedge Denim Jean, Everyday Supply, 138', 'Straight Selvedge Jean, Northbound, 132'],
  },
  {
    task: 'a scented candle under $43',
    product: ['Ambre Rouge Candle, House of Hours, 33.5', 'Ambre de Sable Candle, House of Hours, 42'],
  },
  {
    task: 'gold hoop earrings under $80',
    product: [
      'Enamel Hoop Earrings, Net & Thread, 28',
      'Oval Hoop Earrings, Maison Direct, 72',
      'Oval Hoop Earrings, Net & Thread, 75',
    ],
  },
  {
    task: 'a silver necklace under $80',
    product: ['Layering Coin Necklace, Net & Thread, 36', 'Sterling Coin Pendant, Net & Thread, 74'],
  },
  { task: 'a navy straw bag under $75', product: ['Boat Day Basket, Saltwater Row, 69'] },
  {
    task: "a men's suit under $800",
    product: ['Prince Check Two-Piece Suit, Atelier Nine, 760', 'Wedding Suit in Pure Wool, Northbound, 756.5'],
  },
  {
    task: 'Calder penny loafers in burgundy, EU 38',
    product: [
      'Penny Loafer in Vegetable-Tanned Calf, Maison Direct, 295',
      'Penny Loafer in Vegetable-Tanned Calf, Net & Thread, 299',
      'Penny Loafer in Vegetable-Tanned Calf, Northbound, 305',
    ],
  },
  { task: 'a silver pleated skirt under $50 in S', product: ['Metallic Pleat Skirt, Everyday Supply, 43'] },
  { task: 'a white linen shirt for men in L', product: ['Washed Linen Shirt, Everyday Supply, 98'] },
  { task: 'a black dress on sale under $60 in S', product: ['Dotted Viscose Wrap Dress, Net & Thread, 52'] },
  { task: 'an eau de parfum with rose under $120', product: ['Sel de Rose Eau de Parfum, House of Hours, 110'] },
  { task: "a men's watch under $150", product: ['Canvas Strap Watch, Everyday Supply, 128'] },
  {
    task: 'running shoes for women in UK 6',
    product: ['Morning Mile Running Shoe, Everyday Supply, 128', 'Park Loop Running Shoe, Northbound, 82.5'],
  },
  {
    task: 'navy linen shorts for women in M under $70',
    product: ['Linen Drawstring Short, Net & Thread, 68', 'Linen Drawstring Short, Saltwater Row, 64'],
  },
  { task: 'a camel wool scarf under $50', product: ['Everyday Wool Scarf, Net & Thread, 38'] },
  {
    task: 'a leather jacket for men in cognac, size M',
    product: ['Goatskin Flight Jacket, Maison Direct, 720', 'Nappa Bomber, Atelier Nine, 1490'],
  },
  { task: "kids' sneakers in US 12C under $45", product: ['Hopscotch Sneaker, Pocket & Pine, 41.5'] },
  { task: 'an alpaca throw', product: ['Cable-Knit Alpaca Throw, House of Hours, 168'] },
  { task: 'a vase under $50', product: ['Banded Cylinder Vase, House of Hours, 48'] },
  { task: 'a panama hat in M', product: ['Roll-Up Panama Hat, Maison Direct, 120'] },
  { task: 'a yellow linen dress in S under $130', product: ['Washed Linen Garden Dress, Net & Thread, 128'] },
  {
    task: 'a wool coat for kids in 8Y that ships to Canada',
    product: [
      'Duffle-Weight Wool Coat, Pocket & Pine, 98',
      'Little Overcoat, Pocket & Pine, 104',
      'School Check Coat, Pocket & Pine, 61.5',
    ],
  },
  { task: 'a messenger bag on sale', product: ['Turn-Lock Messenger Bag, Maison Direct, 384'] },
  { task: 'a clutch under $100', product: ['Top-Handle Clutch, Net & Thread, 69'] },
  { task: 'a deodorant under $15', product: ['Nuit Deodorant Mist, House of Hours, 14.5'] },
  { task: "women's jeans in size 28 under $60", product: ['High-Rise Straight Jean, Everyday Supply, 53'] },
  { task: 'a camel blazer in size 8 under $70', product: ['Checked Boyfriend Blazer, Net & Thread, 68.5'] },
  // The cheapest store, also with delivery to a country.
  { task: 'which store has the cheapest Linen Wrap Midi Dress?', store: ['Net & Thread, 147'] },
  { task: 'which store has the cheapest Two-Strap Footbed Sandal?', store: ['Saltwater Row, 74.5'] },
  { task: 'which store has the cheapest Washed Linen Cushion?', store: ['Net & Thread, 56'] },
  { task: 'which store has the cheapest Playground Sneaker?', store: ['Everyday Supply, 46'] },
  { task: 'which store has the cheapest Calf Leather Sneaker, delivered to Austria?', store: ['Maison Direct, 195'] },
  {
    task: 'which store has the cheapest Structured Leather Tote, delivered to Austria?',
    store: ['Maison Direct, 360'],
  },
  { task: 'which store has the cheapest Velvet Matte Lipstick, delivered to Germany?', store: ['Maison Direct, 33'] },
  // Facts of a product.
  { task: 'in which sizes does Breton One-Piece come?', words: ['XS', 'S', 'M', 'L', 'XL'] },
  { task: 'in which colors does Square Dress Watch 34 come?', words: ['Burgundy', 'Cocoa', 'Forest'] },
  { task: 'what is the Linen Wrap Midi Dress made of?', words: ['100% washed European linen'] },
  { task: 'how long does Maison Direct take to deliver Roll-Up Panama Hat?', words: ['4', '7'] },
  // Categories.
  { task: "what kinds of women's jewelry are there?", words: ['Earrings', 'Necklaces'] },
  { task: 'what kinds of home decor are there?', words: ['Candles', 'Lighting', 'Vases'] },
  // What the shop does not have.
  { task: 'Nike running shoes', none: true },
  { task: 'a ski helmet', none: true },
  { task: 'a purple tuxedo for men under $20', none: true },
];
