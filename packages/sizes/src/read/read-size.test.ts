// cspell:ignore Pequeno Numara méret Einheitsgröße Größe Jahre Pointure Storlek Taglia Talla miesięcy mois unica ετών месяцев
import { describe, expect, it } from 'vitest';
import type { SizeContext } from './context.ts';
import { readSize } from './read-size.ts';

const shoes: SizeContext = { family: 'shoes', isKids: false, system: null, home: 'us' };
const clothing: SizeContext = { family: 'clothing', isKids: false, system: null, home: 'us' };
const other: SizeContext = { family: 'other', isKids: false, system: null, home: 'us' };
const unknown: SizeContext = { ...other, family: 'unknown' };
const rings: SizeContext = { ...other, family: 'rings' };
const dress: SizeContext = { ...clothing, body: 'women' };
const suit: SizeContext = { ...clothing, body: 'men' };
const blouse: SizeContext = { ...dress, kind: 'tops', audience: 'women' };
const hats: SizeContext = { ...other, family: 'hats' };
const gloves: SizeContext = { ...other, family: 'gloves' };
const bras: SizeContext = { ...other, family: 'bras' };
const ski: SizeContext = { ...shoes, isMondo: true };
const kid = (context: SizeContext): SizeContext => ({ ...context, isKids: true });

describe('readSize', () => {
  it.each<[string, SizeContext, string, string]>([
    ['9.5', shoes, 'Shoes, US', '9.5'],
    ['36 / S', blouse, "Women's tops, EU", '36'],
    ['M / 38', blouse, "Women's tops, EU", '38'],
    ['44 (XL)', blouse, "Women's tops, EU", '44'],
    ['54 / XL', blouse, "Women's tops, numbers", '54'],
    ['34 / L', blouse, "Women's tops, numbers", '34'],
    ['9 1/2', shoes, 'Shoes, US', '9.5'],
    ['9½', shoes, 'Shoes, US', '9.5'],
    ['9.50', shoes, 'Shoes, US', '9.5'],
    ['8.0 medium', shoes, 'Shoes, US', '8'],
    ['Size 8', shoes, 'Shoes, US', '8'],
    ['US 9', shoes, 'Shoes, US', '9'],
    ['9 US', shoes, 'Shoes, US', '9'],
    ['EU 42', shoes, 'Shoes, EU', '42'],
    ['42 EU', shoes, 'Shoes, EU', '42'],
    ['EUR 42', shoes, 'Shoes, EU', '42'],
    ['EU42', shoes, 'Shoes, EU', '42'],
    ['40', shoes, 'Shoes, EU', '40'],
    ['40,5', shoes, 'Shoes, EU', '40.5'],
    ['42 2/3', shoes, 'Shoes, EU', '42 2/3'],
    ['UK 8', shoes, 'Shoes, UK', '8'],
    ['M 9 / W 11', shoes, 'Unisex shoes, US', 'M 9 / W 11'],
    ['9.5 D(M)', shoes, 'Shoes, US', '9.5'],
    ['9 B(M) US', shoes, 'Shoes, US', '9'],
    ['41 M EU', shoes, 'Shoes, EU', '41'],
    ['10 Wide', shoes, 'Shoes, US', '10 Wide'],
    ['10 EE', shoes, 'Shoes, US', '10 Wide'],
    ['43 EU / 9 US', shoes, 'Shoes, EU', '43'],
    ['US 7.5, EU 38.5', shoes, 'Shoes, US', '7.5'],
    ['34-35 EU', shoes, 'Shoes, EU', '34-35'],
    ['3', kid(shoes), "Kids' shoes, US", '3'],
    ['3 M Little Kid US', shoes, "Kids' shoes, US", '3'],
    ['28', kid(shoes), "Kids' shoes, EU", '28'],
    ['8', { ...shoes, system: 'uk' }, 'Shoes, UK', '8'],
    ['M', shoes, 'Shoes, letters', 'M'],
    ['xl', clothing, 'Clothes, letters', 'XL'],
    ['Extra Large', clothing, 'Clothes, letters', 'XL'],
    ['X-Large', clothing, 'Clothes, letters', 'XL'],
    ['XX-Large', clothing, 'Clothes, letters', 'XXL'],
    ['2XL', clothing, 'Clothes, letters', 'XXL'],
    ['2X', clothing, 'Clothes, letters', '2X'],
    ['XXXL', clothing, 'Clothes, letters', '3XL'],
    ['Medium', clothing, 'Clothes, letters', 'M'],
    ['M 55-59 cm', hats, 'Hats, letters', 'M'],
    ['S/M', clothing, 'Clothes, letters', 'S/M'],
    ['X-Small', clothing, 'Clothes, letters', 'XS'],
    ['xxs', clothing, 'Clothes, letters', 'XXS'],
    ['Large Tall', clothing, 'Clothes, letters', 'L Tall'],
    ['Medium Regular', clothing, 'Clothes, letters', 'M'],
    ['32x30', clothing, 'Trousers, waist', '32x30'],
    ['W32 L34', clothing, 'Trousers, waist', '32x34'],
    ['32W x 30L', clothing, 'Trousers, waist', '32x30'],
    ['32/30', clothing, 'Trousers, waist', '32x30'],
    ['W32', clothing, 'Trousers, waist', '32'],
    ['32', clothing, 'Trousers, waist', '32'],
    ['8', clothing, 'Clothes, US', '8'],
    ['8 Petite', clothing, 'Clothes, US', '8 Petite'],
    ['2T', clothing, "Kids' clothes, age", '2T'],
    ['4Y', clothing, "Kids' clothes, age", '4Y'],
    ['6-12 M', clothing, "Kids' clothes, age", '6-12 M'],
    ['18 months', clothing, "Kids' clothes, age", '18 M'],
    ['8', kid(clothing), "Kids' clothes, age", '8'],
    ['One Size', other, 'One Size', 'One Size'],
    ['OS', clothing, 'One Size', 'One Size'],
    ['O/S', shoes, 'One Size', 'One Size'],
    ['60cm', other, 'Size', '60cm'],
    ['Grande', other, 'Size', 'Grande'],
    ['M6.5/W7.5', shoes, 'Unisex shoes, US', 'M 6.5 / W 7.5'],
    ['W7.5/M6', unknown, 'Unisex shoes, US', 'M 6 / W 7.5'],
    ['W7.5 | M6', shoes, 'Unisex shoes, US', 'M 6 / W 7.5'],
    ["6.5 Men's / 8 Women's", shoes, 'Unisex shoes, US', 'M 6.5 / W 8'],
    ['M6.5/W7.5', unknown, 'Unisex shoes, US', 'M 6.5 / W 7.5'],
    ['38.5', unknown, 'Shoes, EU', '38.5'],
    ['40', unknown, 'Size', '40'],
    ['38⅔', shoes, 'Shoes, EU', '38 2/3'],
    ['EU 38⅔', shoes, 'Shoes, EU', '38 2/3'],
    ['7 - REGULAR', shoes, 'Shoes, US', '7'],
    ['9 D - Medium', shoes, 'Shoes, US', '9'],
    ['11 4E', shoes, 'Shoes, US', '11 Extra Wide'],
    ['9/42', shoes, 'Shoes, US', '9'],
    ['36/37', shoes, 'Shoes, EU', '36-37'],
    ['385', shoes, 'Shoes, EU', '38.5'],
    ['085', shoes, 'Shoes, US', '8.5'],
    ['11 m', other, 'Size', '11 m'],
    ['JP 27', shoes, 'Shoes, JP', '27'],
    ['27.5', ski, 'Shoes, cm', '27.5'],
    ['UK 12', dress, 'Clothes, UK', '12'],
    ['38', dress, 'Clothes, EU', '38'],
    ['IT 42', dress, 'Clothes, IT', '42'],
    ['50', suit, 'Clothes, EU', '50'],
    ['40R', suit, 'Clothes, chest', '40'],
    ['42 Long', suit, 'Clothes, chest', '42 Long'],
    ['34DD', clothing, "Women's bras, US", '34DD'],
    ['8P', clothing, 'Clothes, US', '8 Petite'],
    ['XLT', clothing, 'Clothes, letters', 'XL Tall'],
    ['M (8-10)', clothing, 'Clothes, letters', 'M'],
    ["Women's Medium", clothing, 'Clothes, letters', 'M'],
    ['110/116', clothing, "Kids' clothes, height", '110/116'],
    ['86', kid(clothing), "Kids' clothes, height", '86'],
    ['16 / 51', rings, 'Rings, numbers', '16 / 51'],
    ['16 / 51', other, 'Size', '16 / 51'],
    ['16 / 51', clothing, 'Size', '16 / 51'],
    ['32/30', other, 'Size', '32/30'],
    ['Größe 38', dress, 'Clothes, EU', '38'],
    ['Gr. 42', shoes, 'Shoes, EU', '42'],
    ['Pointure 39', shoes, 'Shoes, EU', '39'],
    ['Talla M', clothing, 'Clothes, letters', 'M'],
    ['Taglia unica', other, 'One Size', 'One Size'],
    ['Einheitsgröße', clothing, 'One Size', 'One Size'],
    ['taille unique', clothing, 'One Size', 'One Size'],
    ['6 mois', clothing, "Kids' clothes, age", '6 M'],
    ['4 Jahre', clothing, "Kids' clothes, age", '4Y'],
    ['2-3 år', clothing, "Kids' clothes, age", '2-3Y'],
    ['12 miesięcy', clothing, "Kids' clothes, age", '12 M'],
    ['37 Numara', shoes, 'Shoes, EU', '37'],
    ['38-as méret', dress, 'Clothes, EU', '38'],
    ['8 ετών', clothing, "Kids' clothes, age", '8Y'],
    ['6 месяцев', clothing, "Kids' clothes, age", '6 M'],
    ['Storlek XL', clothing, 'Clothes, letters', 'XL'],
    ['klein', clothing, 'Clothes, letters', 'S'],
    ['Extra Pequeno', clothing, 'Clothes, letters', 'XS'],
    ['très grand', clothing, 'Clothes, letters', 'XL'],
    ['40/42', dress, 'Clothes, EU', '40-42'],
    ['34/32', clothing, 'Trousers, waist', '34x32'],
    ['S 36/38', dress, 'Clothes, letters', 'S'],
    ['25.5 cm', shoes, 'Shoes, cm', '25.5'],
    ['8.5 M US Women / 7 M US Men', shoes, 'Unisex shoes, US', 'M 7 / W 8.5'],
    ['M', { ...clothing, fit: 'tall' }, 'Clothes, letters', 'M Tall'],
    ['8 Petite', { ...clothing, fit: 'petite' }, 'Clothes, US', '8 Petite'],
    ['10-12', kid(clothing), "Kids' clothes, age", '10-12'],
    ['M lang', clothing, 'Clothes, letters', 'M Long'],
    ['7', other, 'Size', '7'],
    ['M', blouse, "Women's tops, letters", 'M'],
    ['8', { ...blouse, home: 'uk' }, "Women's tops, UK", '8'],
    ['8', { ...blouse, home: null }, "Women's tops, numbers", '8'],
    ['2', { ...blouse, home: null }, "Women's tops, US", '2'],
    ['00', blouse, "Women's tops, US", '00'],
    ['3X', blouse, "Women's tops, letters", '3X'],
    ['8', { ...shoes, home: null }, 'Shoes, numbers', '8'],
    ['10C', shoes, "Kids' shoes, US", '10'],
    ['5Y', shoes, "Kids' shoes, US", '5'],
    ['US Men 9 / Women 10.5', shoes, 'Unisex shoes, US', 'M 9 / W 10.5'],
    ['9 D(M) US', shoes, 'Shoes, US', '9'],
    ['EUR 42', shoes, 'Shoes, EU', '42'],
    ['UK6, US7, EUR 39', shoes, 'Shoes, UK', '6'],
    ['7 1/4', hats, 'Hats, US', '7 1/4'],
    ['7⅜', hats, 'Hats, US', '7 3/8'],
    ['57-58 cm', hats, 'Hats, cm', '57-58'],
    ['8.5', gloves, 'Gloves, inches', '8.5'],
    ['UK 34DD', bras, "Women's bras, UK", '34DD'],
    ['75B', bras, "Women's bras, EU", '75B'],
    ['34B', bras, "Women's bras, US", '34B'],
    ['34F', { ...bras, home: null }, "Women's bras, numbers", '34F'],
    ['N 1/2', rings, 'Rings, UK', 'N 1/2'],
    ['US 7', rings, 'Rings, US', '7'],
    ['54', rings, 'Rings, EU', '54'],
  ])('parses %s in its context as %s', (raw, context, ladder, value) => {
    expect(readSize(raw, context)).toMatchObject({ ladder, value });
  });

  it.each<[string, SizeContext, string[]]>([
    ['clothes', clothing, ['XXS', 'XS', 'Small', 'S/M', 'M', 'M Tall', 'Large', 'XL', '2XL', '3XL', '4XL', '5XL']],
    ['shoes', shoes, ['5', '5.5', '9', '9 Wide', '9 1/2', '10', '15']],
    ['shoes of two sizes', shoes, ['25-26', '26', '26-27', '26.5', '27']],
    ["children's shoes", kid(shoes), ['10', '12', '13', '1', '2', '6']],
    ['waists', clothing, ['W28', '28x30', '28x32', '30x30', '36x30']],
    ['children', clothing, ['3 M', '6-12 M', '12-18 M', '2T', '3T', '4Y', '10Y']],
    ['dresses', clothing, ['0', '2', '8', '8 Petite', '10', '24']],
    ['anything else', other, ['2 in', '10 in', '100 in', 'Apple', 'Pear']],
  ])('sorts %s', (_, context, sizes) => {
    const orders = sizes
      .map((size) => readSize(size, context))
      .filter((size, _at, all) => size.ladder === all.at(-1)?.ladder)
      .map((size) => size.sortOrder);

    expect(orders.length).toBeGreaterThan(3);
    expect(orders).toEqual([...new Set(orders)].sort((one, two) => one - two));
  });

  it('keeps the sort order within 32 bits and limits the length of the text', () => {
    for (const raw of ['zzzz', '999999', '日本', 'x'.repeat(500), '']) {
      const { sortOrder, value } = readSize(raw, other);

      expect(Number.isInteger(sortOrder) && Math.abs(sortOrder) < 2 ** 31).toBe(true);
      expect(value.length).toBeLessThanOrEqual(60);
    }
  });
});
