// cspell:ignore dayanıklı büyük valiz siyah desenli halı PNGR GRMS grimsel tennie torre blem springsuit
import { describe, expect, it } from 'vitest';
import { cutTitle } from './cut-title.ts';

const nothing = { color: '', size: '', ids: [], colors: new Set<string>() };

describe('cutTitle', () => {
  it('cuts the color that another field names from the front of a name, unless only a kind remains', () => {
    const hints = { ...nothing, color: 'Agave' };

    expect(cutTitle('Agave Ridge Bikini Top', hints)).toMatchObject({ title: 'Ridge Bikini Top', color: 'Agave' });
    expect(cutTitle('Agave Jacket', hints)).toMatchObject({ title: 'Agave Jacket' });
    expect(cutTitle('Ridge 700 Agave Work Top', hints)).toMatchObject({
      title: 'Ridge 700 Work Top',
      color: 'Agave',
    });
  });

  it.each([
    ['Ridge Little Black Dress', 'Black'],
    ['Solid Gold Stone Pendant', 'Gold'],
    ['Ridge Ring in 14K White Gold', 'White Gold'],
  ])('leaves a color in %s, of which it is a part', (name, color) => {
    expect(cutTitle(name, { ...nothing, color })).toMatchObject({ title: name });
  });

  it.each([
    ["Men's Fell Glove 7 - Size 11.5", "Men's Fell Glove 7", '11.5', null],
    ['Ridge Sunglasses Matte Black - Flash Sale', 'Ridge Sunglasses', null, 'Matte Black'],
    ['Men\'s Ridge 8" 800G - Size 9 D', 'Men\'s Ridge 8" 800G', '9 D', null],
    ['SALE Ridge Pack - Slate', 'Ridge Pack', null, 'Slate'],
    ['SPRING SALE! Ridge Pack - Slate', 'Ridge Pack', null, 'Slate'],
    ['Spring 2025 Ridge Fleece - Slate', 'Ridge Fleece', null, 'Slate'],
    ['Ridge Ski Boots DEMO 2023 24.5', 'Ridge Ski Boots', '24.5', null],
    ['Ridge 2 Wide Width Sandal', 'Ridge 2 Sandal', null, null],
    ['Chalk Bag Belt', 'Chalk Bag Belt', null, null],
    ["Men's Method S - Size 11.5", "Men's Method S", '11.5', null],
    ['Fell Glove 7 Slate/Teal M9.5/W11', 'Fell Glove 7', 'M9.5/W11', 'Slate/Teal'],
    ['Ridge Boot 6 Inch Leather', 'Ridge Boot 6 Inch Leather', null, null],
    ["Women's Ridge Crimson (Wide Fit) Climbing Shoes", "Women's Ridge Climbing Shoes", null, 'Crimson'],
    ['Slate/Teal - Ridge Boot', 'Ridge Boot', null, 'Slate/Teal'],
    ['RIDGE LACE MENS - 41 - Amber Harness', 'RIDGE LACE MENS', '41', 'Amber Harness'],
    ['Base Layer Crew, Amber Harness, XL', 'Base Layer Crew', 'XL', 'Amber Harness'],
    ["Down Vest - Women's [Men's Small] Wild Berry", "Down Vest - Women's", "Men's Small", 'Wild Berry'],
    ['RIDGE WOMENS - 40.5 - White Ice Green', 'RIDGE WOMENS', '40.5', 'White Ice Green'],
    ['Ridge Mid Leather Hiking Shoe - Size 9', 'Ridge Mid Leather Hiking Shoe', '9', null],
    ['Ridge V Climbing Shoe - 46 - Black/Ember', 'Ridge V Climbing Shoe', '46', 'Black/Ember'],
    ['7 - REGULAR - Slate/Teal', '', '7', 'Slate/Teal'],
    ['Trail Clog M6.5/W7.5', 'Trail Clog', 'M6.5/W7.5', null],
    ['Ridge Shoe - Black / Ember / 9.5', 'Ridge Shoe', '9.5', 'Black / Ember'],
    ['Ridge Shoe - 9.5 / Black', 'Ridge Shoe', '9.5', 'Black'],
    ['Ridge Shoe Black/Ember US 9.5', 'Ridge Shoe', 'US 9.5', 'Black/Ember'],
    ['Ridge Shoe - Black-Bb7197 - 9', 'Ridge Shoe', '9', 'Black-Bb7197'],
    ['Ridge Shoe, White - 02 - Size 10', 'Ridge Shoe', '10', 'White'],
    ["Men's Jeans Size 32x30", "Men's Jeans", '32x30', null],
    ["Women's Pant - Navy - 12 Long", "Women's Pant", '12 Long', 'Navy'],
    ['Belt - Navy / 85 cm', 'Belt', '85 cm', 'Navy'],
    ['7 - REGULAR - Walnut', '', '7', 'Walnut'],
    ['Ridge Sandal [9] Oval Logo: Birch White', 'Ridge Sandal', '9', 'Birch White'],
    ['Ridge Lace - Canvas/Forage - Size 9', 'Ridge Lace', '9', 'Canvas/Forage'],
    ['Ridge Maxi Dress in Rust', 'Ridge Maxi Dress', null, 'Rust'],
    ['Ridge Skates 2025 - 10', 'Ridge Skates', '10', null],
    ['Ridge Skates 2024/25', 'Ridge Skates', null, null],
    ['RESTOCKED: Ridge Tee', 'Ridge Tee', null, null],
    ['Ridge Jacket / S / Frost', 'Ridge Jacket', 'S', 'Frost'],
    ['Ridge Short Sleeve Fall 2024 - Lichen', 'Ridge Short Sleeve', null, 'Lichen'],
    ['OPEN BOX - Ridge Wallet, Red', 'Ridge Wallet', null, 'Red'],
    ['Ridge Skirt - FINAL SALE', 'Ridge Skirt', null, null],
    ['Ridge Pumps 37 Black', 'Ridge Pumps', '37', 'Black'],
    ['Ridge Wallet on Chain Light Pink', 'Ridge Wallet on Chain', null, 'Light Pink'],
    ['Arco Comp - Blue Climbing Shoes, US M 6', 'Arco Comp Climbing Shoes', 'US M 6', 'Blue'],
    ["Men's Phantom 3", "Men's Phantom 3", null, null],
    ['Dayanıklı Büyük Boy Valiz Siyah', 'Dayanıklı Valiz', 'Büyük Boy', 'Siyah'],
    ['Desenli 70*120 Halı', 'Desenli Halı', '70*120', null],
    ['Black/Red Ridge Hiker', 'Ridge Hiker', null, 'Black/Red'],
    ['Ridge Cap - Size OSFM', 'Ridge Cap', 'OSFM', null],
    ['Trail Clog - M6.5/W7.5', 'Trail Clog', 'M6.5/W7.5', null],
    ["Ridge Shoe - Men's-Gray-Medium-8.5", "Ridge Shoe - Men's", '8.5', 'Gray'],
    ['Redline Climbing Shoe-11.5 US', 'Redline Climbing Shoe', '11.5 US', null],
    ["Ridge Boot - Men's, Black/Cajun, Wide, 7, 16691-Black/Cajun-7", "Ridge Boot - Men's", '7', 'Black/Cajun'],
    ['Work Boots, Peanut - Size 9', 'Work Boots', '9', 'Peanut'],
    ['Snow Boots, Eve/northern Lights', 'Snow Boots', null, 'Eve/northern Lights'],
    ['Guide Shoe, Brown, 10.0 medium', 'Guide Shoe', '10.0 medium', 'Brown'],
    ['Low GTX Shoes, Graphite-Beet, US 9, 1075', 'Low GTX Shoes', 'US 9', 'Graphite-Beet'],
    ["Women's Crux Hoody Evergreen", "Women's Crux Hoody", null, 'Evergreen'],
    ['Terrex Shoe Core Green / Black / Easy Orange', 'Terrex Shoe', null, 'Core Green / Black / Easy Orange'],
    ['Boot (Black)', 'Boot', null, 'Black'],
    ['Endeavor Shoes (Wide Fit)', 'Endeavor Shoes', null, null],
    ['Boots EU 42', 'Boots', 'EU 42', null],
    ["Ghost 16 Wide - Men's", "Ghost 16 - Men's", null, null],
    ["Men's Beast 20 (2E)", "Men's Beast 20", null, null],
    ['Falcon 10in Short', 'Falcon 10in Short', null, null],
    ['Falcon 7 in. Short', 'Falcon 7 in. Short', null, null],
    ['GUIDE TENNIE 2016 - DISCONTINUED', 'GUIDE TENNIE', null, null],
    ["Guide Tennie 2016 Women's Shoe", "Guide Tennie Women's Shoe", null, null],
    ["Ski Boot - Women's (Black / 24.5 MP)", "Ski Boot - Women's", '24.5 MP', 'Black'],
    ['Ridge Jacket: Slate/Teal, Medium', 'Ridge Jacket', 'Medium', 'Slate/Teal'],
    ["Ridge Shoe - Women's - Euro 36.5 / Moss", "Ridge Shoe - Women's", 'Euro 36.5', 'Moss'],
    ['Dry Rope - 9.5mm x 60m - Blue', 'Dry Rope', '9.5mm x 60m', 'Blue'],
    ['Ridge Boot Womens-Graphite-Beet-10D', 'Ridge Boot Womens', '10D', 'Graphite-Beet'],
    ['Ridge Tee - Color: Moss, Size: 2XL', 'Ridge Tee', '2XL', 'Moss'],
    ['Down Bag - Red - Long / Left Zip', 'Down Bag', 'Long / Left Zip', 'Red'],
    ["Ridge Shoe - Men's 9 / Women's 10.5 / Moss", 'Ridge Shoe', "Men's 9 / Women's 10.5", 'Moss'],
    ['Down Bag (Mocha / Long / Left Zip)', 'Down Bag', 'Long / Left Zip', 'Mocha'],
    ['Tent - 2 Person - Sage', 'Tent', '2 Person', 'Sage'],
    ['Jacket - Navy - Youth Medium (10-12)', 'Jacket', 'Youth Medium', 'Navy'],
    ['SALE! Down Jacket', 'Down Jacket', null, null],
    ['Carabiner - Cosmetic Blemish', 'Carabiner', null, null],
    ['Ridge Shoe [Bungee Cord/Green Tea] (Size 9, Wide)', 'Ridge Shoe', '9', 'Bungee Cord/Green Tea'],
    ['[BLEM] Ridge Boot', 'Ridge Boot', null, null],
    ['New for 2025! Ridge Boot', 'Ridge Boot', null, null],
    ['Fleece Jacket - FA24', 'Fleece Jacket', null, null],
    ['[Used] Ridge Boot', 'Ridge Boot', null, null],
    ['Ridge Pro Nimbus/Methyl Blue', 'Ridge Pro', null, 'Nimbus/Methyl Blue'],
    ["Ridge LD 4 - Women's Size 7.5", 'Ridge LD 4', "Women's Size 7.5", null],
    ['Down Pants Dark Olive 46/Reg', 'Down Pants', '46/Reg', 'Dark Olive'],
    ['Used Ridge Jacket - Size M - Black - Good Condition', 'Used Ridge Jacket', 'M', 'Black'],
    ['Ridge Jacket 24/25 - Prism / X-Small', 'Ridge Jacket', 'X-Small', 'Prism'],
    ['Mission Duffel 55', 'Mission Duffel 55', null, null],
    ['Ridge Slide 3 Size 7.5', 'Ridge Slide 3', '7.5', null],
    ['Ridge Skin 12 2024 - Black - X-Small', 'Ridge Skin 12', 'X-Small', 'Black'],
    ['Ridge Mid GTX - Size 37 EU', 'Ridge Mid GTX', '37 EU', null],
    ['Slate/Teal - Ridge Boot Womens', 'Ridge Boot Womens', null, 'Slate/Teal'],
  ])('splits %s', (name, title, size, color) => {
    expect(cutTitle(name, nothing)).toEqual({ title, size, color });
  });

  it.each([
    'Trail 2.5 Mile Boot',
    'Ridge Evo 3D',
    'Ghost Whisperer/2',
    'Ridge Sweater 1/4-Zip',
    'Boot for Size 9 Feet',
    'Little Black Dress',
    'Black Gold Loose Chalk',
    'Moab 2 Mid Boots',
    'Dried Cherries 250 GR',
    'Shelf 12 x 8 x 3 in',
    'Safety Boot S3',
    'Quest S24',
    'Skinny Jeans W28',
    'Lowdown Slim 2',
    'Newport H2',
    'Ridge II Mid GTX Boot',
    'Ridge V Climbing Shoe LV',
    'Wide Leg Pants',
    'Plus Size Dress',
    'Chaise Long',
    'New Balance 990',
    'Olive Branch Hiking Boots',
    'Adidas 3-Stripe Tee',
    'Rain Jacket 3-In-1',
    "Momentum Shoe - Women's",
    'Stopper #6',
    'Leather Belt, Hand-Stitched',
    'Kitten-Heel Pump in Suede',
    'Robe Coat in Wool and Cashmere',
    'Overnight Bag, Grained Leather',
  ])('leaves %s as it is', (name) => {
    expect(cutTitle(name, nothing)).toEqual({ title: name, size: null, color: null });
  });

  it.each([
    ['Ridge Sneaker Matte Black 39', 'Ridge Sneaker', 'Matte Black'],
    ['Ridge Pullover Doorbuster', 'Ridge Pullover', null],
  ])('cuts finish and campaign at the end of %s', (name, title, color) => {
    expect(cutTitle(name, { ...nothing, endsInSizes: true })).toMatchObject({ title, color });
  });

  it('cuts a bare size at the end only if the titles of the store end in sizes', () => {
    expect(cutTitle('Ridge Mens 9', nothing).title).toBe('Ridge Mens 9');
    expect(cutTitle('Ridge Mens 9', { ...nothing, endsInSizes: true })).toMatchObject({
      title: 'Ridge Mens',
      size: '9',
    });
    expect(cutTitle("Women's Top | Navy | Men's Small", { ...nothing, endsInSizes: true }).title).toBe("Women's Top");
    expect(cutTitle('Ridge Pro 120 Mens', { ...nothing, endsInSizes: true }).title).toBe('Ridge Pro 120 Mens');
  });

  it("recognizes a color by the row's own column and by the other rows", () => {
    const learned = { ...nothing, colors: new Set(['legend ivy']) };

    expect(cutTitle('Torre Beanie Captain', { ...nothing, color: 'Captain' }).title).toBe('Torre Beanie');
    expect(cutTitle('Light Jacket Legend Ivy', learned)).toMatchObject({ title: 'Light Jacket', color: 'Legend Ivy' });
  });
});
