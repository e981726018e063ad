/**
 * Searches of the demo catalogue, and the product that must come first, with its store, because two stores sell some of
 * them. Null: no results. When a test fails, the search is wrong, not this table.
 */
export const demoQueries: readonly (readonly [keyword: string, first: string | null])[] = [
  // Exact names.
  ['Linen Wrap Midi Dress', 'Linen Wrap Midi Dress, Net & Thread'],
  ['Penny Loafer in Vegetable-Tanned Calf', 'Penny Loafer in Vegetable-Tanned Calf, Maison Direct'],
  ['straight leg jean iv', 'Straight Leg Jean IV, Everyday Supply'],
  ['Numbered Calfskin Bag No. 7', 'Numbered Calfskin Bag No. 7, Atelier Nine'],
  ['Automatic Watch 38', 'Automatic Watch 38, Maison Direct'],
  ['McAllister Mill Jumper IX', 'Mill Jumper IX, Northbound'],
  ['heavy cotton t-shirt', 'Heavy Cotton T-Shirt, Everyday Supply'],
  // Words in any order, singular or plural.
  ['camisole silk', 'Silk Sleep Camisole, Net & Thread'],
  ['camisoles', 'Lace-Hem Camisole, Atelier Nine'],
  ['scarves', 'Mill Scarf, Northbound'],
  ['scarf', 'Mill Scarf, Northbound'],
  ['beanies', 'Fisherman Beanie, Northbound'],
  ['undershirts', 'Fine-Rib Undershirt, Everyday Supply'],
  ['clutches', 'Convertible Evening Clutch, Maison Direct'],
  // Accents, typed or not.
  ['cedre vert', 'Cèdre Vert Three-Wick Candle, House of Hours'],
  ['Thé Noir', 'Thé Noir Ceramic Candle, House of Hours'],
  ['CRÊPE dress', 'Silk Crêpe Wrap Dress, Net & Thread'],
  ['vicuna overcoat', 'Hand-Sewn Vicuña-Blend Overcoat, Atelier Nine'],
  ['plissé skirt', 'Plissé Evening Skirt, Net & Thread'],
  // An extra, missing, wrong or swapped letter; two typos in a long word.
  ['loaffer', 'Country Loafer, Maison Direct'],
  ['sneakr', 'Canvas Court Sneaker, Everyday Supply'],
  ['camisale', 'Lace-Hem Camisole, Atelier Nine'],
  ['jumepr', 'Cable-Knit Lambswool Jumper, Northbound'],
  ['sungalses', 'Atelier Sunglasses VI, Atelier Nine'],
  ['vegatable tannde loafer', 'Penny Loafer in Vegetable-Tanned Calf, Maison Direct'],
  ['casmere jumpr', 'Two-Ply Cashmere Cable Jumper, Atelier Nine'],
  ['selvege jean', 'Straight Selvedge Jean, Northbound'],
  ['blakc dress', 'Pinstripe Shirting Dress, Net & Thread'],
  ['grene blazer', 'Prince Check Blazer, Atelier Nine'],
  ['ostar jumper', 'Cable-Knit Lambswool Jumper, Northbound'],
  ['norhtbound boots', 'Jodhpur Boot, Northbound'],
  // Beginnings of words.
  ['cashm', 'Featherlight Cashmere Scarf, Northbound'],
  ['selv', 'Straight Selvedge Jean, Northbound'],
  ['swimsu', 'Belted Plunge Swimsuit, Net & Thread'],
  ['chron', 'Slim Chronograph, Atelier Nine'],
  // Colors: the palette's, and a store's own name.
  ['black dress', 'Pinstripe Shirting Dress, Net & Thread'],
  ['silver necklace', 'Teardrop Chain Necklace, Net & Thread'],
  ['burgundy loafers', 'Polished Penny Loafer, Maison Direct'],
  ['gray trousers', 'Pleated Stripe Trouser, Atelier Nine'],
  // Stores.
  ['saltwater row', 'Bias-Cut Silk Camisole, Saltwater Row'],
  ['net and thread shirt', 'Banker Stripe Shirt, Net & Thread'],
  ['house of hours candles', 'Figuier Vert Candle, House of Hours'],
  // A compound that is not what its last word says.
  ['sleeping bag -20', null],
  // A kind that the shop lacks, of a leaf that collects different things, and whose last word is another thing.
  ['phone case', null],
  ['red phone cases', null],
  ['key ring', null],
  ['hair clip', null],
  ['face mask', null],
  ['umbrella', null],
  // All that the shop has of the kind is what the search excludes. Neither another kind nor a word is an answer.
  ['coat without wool', null],
  ['red coat no wool', null],
  ['jeans no cotton', null],
  ['boots without leather', null],
  ['loafers -leather', null],
  ['watch no steel', null],
  ['blazer no wool', 'Linen Patch-Pocket Blazer, Net & Thread'],
  // Categories.
  ['running shoes', 'Track Running Shoe, Everyday Supply'],
  ['jewelry', 'Teardrop Chain Necklace, Net & Thread'],
  ["women's jewelry", 'Teardrop Chain Necklace, Net & Thread'],
  ['tshirt', 'Heavy Cotton T-Shirt, Everyday Supply'],
  ["women's boots", 'Heeled Zip Boot, Maison Direct'],
  ['mens loafers', 'Country Loafer, Maison Direct'],
  ['dresses for girls', 'Birthday Dot Dress, Pocket & Pine'],
  // Prices.
  ['red dress under 50', 'Everyday Jersey Wrap Dress, Everyday Supply'],
  ['dress between $100 and $150', 'Linen Wrap Midi Dress, Net & Thread'],
  ['watches over 1000', 'Perpetual Calendar Watch, Atelier Nine'],
  ['suit over $1,000', 'Hand-Canvassed Pinstripe Suit, Atelier Nine'],
  ['tote under  66.99', 'Open-Weave Raffia Tote, Saltwater Row'],
  ['jeans cheaper than 60 dollars', 'High-Rise Straight Jean, Everyday Supply'],
  ['orrin watch below 400', 'Slim Chronograph, Atelier Nine'],
  // A brand with a color and a category.
  ['vael burgundy bag', 'Little City Bag, Maison Direct'],
  ['blue vael heels', 'Ankle-Strap Pump in Mirror Leather, Maison Direct'],
  ['white calder sneakers', 'Court Sneaker in Leather, Northbound'],
  ['monday linen yellow dress', 'Washed Linen Garden Dress, Net & Thread'],
  ['Moss & Tide red swimwear', 'Regatta Stripe Swimsuit, Saltwater Row'],
  // Alternative brand names from staff.
  ['nf jacket', 'Quilted Liner Jacket, Northbound'],
  ['M&T swimsuit', 'Speckled Swimsuit, Saltwater Row'],
  ['red rowan jeans co', 'Needlecord Turn-Up Trouser, Everyday Supply'],
  // Operators and wildcards are plain text, except 'not'; a word that no product has is dropped.
  ['"penny loafer"', 'Polished Penny Loafer, Maison Direct'],
  ['-linen +dress', 'Pinstripe Shirting Dress, Net & Thread'],
  ['lin%n dress', 'Linen Wrap Midi Dress, Net & Thread'],
  ['linen | zebra', 'Washed Linen Shirt, Everyday Supply'],
  ['NOT linen', 'Officer Coat in Brushed Wool, Atelier Nine'],
  ['OR', null],
  // Nothing to search for.
  ['%%%', null],
  ['"', null],
  ['*', null],
  ["' ; --", null],
  ['👗', 'Pinstripe Shirting Dress, Net & Thread'],
  ['🧭', null],
  ['zebra', null],
];
