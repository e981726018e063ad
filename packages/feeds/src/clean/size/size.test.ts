// cspell:ignore Einheitsgröße Größe Jahre Pointure Storlek Taglia Talla miesięcy mois unica
import { describe, expect, it } from 'vitest';
import type { SizeContext } from './ladders.ts';
import { readSize } from './size.ts';

const shoes: SizeContext = { family: 'shoes', isKids: false, system: null };
const clothing: SizeContext = { family: 'clothing', isKids: false, system: null };
const other: SizeContext = { family: 'other', isKids: false, system: null };
const unknown: SizeContext = { ...other, family: 'unknown' };
const rings: SizeContext = { ...other, family: 'rings' };
const dress: SizeContext = { ...clothing, body: 'women' };
const suit: SizeContext = { ...clothing, body: 'men' };
const ski: SizeContext = { ...shoes, isMondo: true };
const kid = (context: SizeContext): SizeContext => ({ ...context, isKids: true });

describe('readSize', () => {
  it.each<[string, SizeContext, string, string]>([
    ['9.5', shoes, 'Shoe Size (US)', '9.5'],
    ['9 1/2', shoes, 'Shoe Size (US)', '9.5'],
    ['9½', shoes, 'Shoe Size (US)', '9.5'],
    ['9.50', shoes, 'Shoe Size (US)', '9.5'],
    ['8.0 medium', shoes, 'Shoe Size (US)', '8'],
    ['Size 8', shoes, 'Shoe Size (US)', '8'],
    ['US 9', shoes, 'Shoe Size (US)', '9'],
    ['9 US', shoes, 'Shoe Size (US)', '9'],
    ['EU 42', shoes, 'Shoe Size (EU)', '42'],
    ['42 EU', shoes, 'Shoe Size (EU)', '42'],
    ['EUR 42', shoes, 'Shoe Size (EU)', '42'],
    ['EU42', shoes, 'Shoe Size (EU)', '42'],
    ['40', shoes, 'Shoe Size (EU)', '40'],
    ['40,5', shoes, 'Shoe Size (EU)', '40.5'],
    ['42 2/3', shoes, 'Shoe Size (EU)', '42 2/3'],
    ['UK 8', shoes, 'Shoe Size (UK)', '8'],
    ['M 9 / W 11', shoes, 'Shoe Size (US)', 'M 9 / W 11'],
    ['9.5 D(M)', shoes, 'Shoe Size (US)', '9.5'],
    ['9 B(M) US', shoes, 'Shoe Size (US)', '9'],
    ['41 M EU', shoes, 'Shoe Size (EU)', '41'],
    ['10 Wide', shoes, 'Shoe Size (US)', '10 Wide'],
    ['10 EE', shoes, 'Shoe Size (US)', '10 Wide'],
    ['43 EU / 9 US', shoes, 'Shoe Size (EU)', '43'],
    ['US 7.5, EU 38.5', shoes, 'Shoe Size (US)', '7.5'],
    ['34-35 EU', shoes, 'Shoe Size (EU)', '34-35'],
    ['3', kid(shoes), 'Kids Shoe Size (US)', '3'],
    ['3 M Little Kid US', shoes, 'Kids Shoe Size (US)', '3'],
    ['28', kid(shoes), 'Shoe Size (EU)', '28'],
    ['8', { ...shoes, system: 'uk' }, 'Shoe Size (UK)', '8'],
    ['M', shoes, 'Clothing Size', 'M'],
    ['xl', clothing, 'Clothing Size', 'XL'],
    ['Extra Large', clothing, 'Clothing Size', 'XL'],
    ['X-Large', clothing, 'Clothing Size', 'XL'],
    ['XX-Large', clothing, 'Clothing Size', 'XXL'],
    ['2XL', clothing, 'Clothing Size', 'XXL'],
    ['2X', clothing, 'Size', '2X'],
    ['XXXL', clothing, 'Clothing Size', '3XL'],
    ['Medium', clothing, 'Clothing Size', 'M'],
    ['S/M', clothing, 'Clothing Size', 'S/M'],
    ['X-Small', clothing, 'Clothing Size', 'XS'],
    ['xxs', clothing, 'Clothing Size', 'XXS'],
    ['Large Tall', clothing, 'Clothing Size', 'L Tall'],
    ['Medium Regular', clothing, 'Clothing Size', 'M'],
    ['32x30', clothing, 'Waist x Inseam', '32x30'],
    ['W32 L34', clothing, 'Waist x Inseam', '32x34'],
    ['32W x 30L', clothing, 'Waist x Inseam', '32x30'],
    ['32/30', clothing, 'Waist x Inseam', '32x30'],
    ['W32', clothing, 'Waist', '32'],
    ['32', clothing, 'Waist', '32'],
    ['8', clothing, 'Dress Size', '8'],
    ['8 Petite', clothing, 'Dress Size', '8 Petite'],
    ['2T', clothing, 'Kids Size', '2T'],
    ['4Y', clothing, 'Kids Size', '4Y'],
    ['6-12 M', clothing, 'Kids Size', '6-12 M'],
    ['18 months', clothing, 'Kids Size', '18 M'],
    ['8', kid(clothing), 'Kids Size', '8'],
    ['One Size', other, 'One Size', 'One Size'],
    ['OS', clothing, 'One Size', 'One Size'],
    ['O/S', shoes, 'One Size', 'One Size'],
    ['60cm', other, 'Size', '60cm'],
    ['Grande', other, 'Size', 'Grande'],
    ['M6.5/W7.5', shoes, 'Shoe Size (US)', 'M 6.5 / W 7.5'],
    ['W7.5/M6', unknown, 'Shoe Size (US)', 'M 6 / W 7.5'],
    ['W7.5 | M6', shoes, 'Shoe Size (US)', 'M 6 / W 7.5'],
    ["6.5 Men's / 8 Women's", shoes, 'Shoe Size (US)', 'M 6.5 / W 8'],
    ['M6.5/W7.5', unknown, 'Shoe Size (US)', 'M 6.5 / W 7.5'],
    ['38.5', unknown, 'Shoe Size (EU)', '38.5'],
    ['40', unknown, 'Size', '40'],
    ['38⅔', shoes, 'Shoe Size (EU)', '38 2/3'],
    ['EU 38⅔', shoes, 'Shoe Size (EU)', '38 2/3'],
    ['7 - REGULAR', shoes, 'Shoe Size (US)', '7'],
    ['9 D - Medium', shoes, 'Shoe Size (US)', '9'],
    ['11 4E', shoes, 'Shoe Size (US)', '11 Extra Wide'],
    ['9/42', shoes, 'Shoe Size (US)', '9'],
    ['36/37', shoes, 'Shoe Size (EU)', '36-37'],
    ['385', shoes, 'Shoe Size (EU)', '38.5'],
    ['085', shoes, 'Shoe Size (US)', '8.5'],
    ['11 m', other, 'Size', '11 m'],
    ['JP 27', shoes, 'Shoe Size (JP)', '27'],
    ['27.5', ski, 'Mondo Size', '27.5'],
    ['UK 12', dress, 'Clothing Size (UK)', '12'],
    ['38', dress, 'Clothing Size (EU)', '38'],
    ['IT 42', dress, 'Clothing Size (IT)', '42'],
    ['50', suit, 'Clothing Size (EU)', '50'],
    ['40R', suit, 'Chest', '40'],
    ['42 Long', suit, 'Chest', '42 Long'],
    ['34DD', clothing, 'Bra Size', '34DD'],
    ['8P', clothing, 'Dress Size', '8 Petite'],
    ['XLT', clothing, 'Clothing Size', 'XL Tall'],
    ['M (8-10)', clothing, 'Clothing Size', 'M'],
    ["Women's Medium", clothing, 'Clothing Size', 'M'],
    ['110/116', clothing, 'Kids Height (cm)', '110/116'],
    ['86', kid(clothing), 'Kids Height (cm)', '86'],
    ['16 / 51', rings, 'Ring Size', '16 / 51'],
    ['16 / 51', other, 'Size', '16 / 51'],
    ['16 / 51', clothing, 'Size', '16 / 51'],
    ['32/30', other, 'Size', '32/30'],
    ['Größe 38', dress, 'Clothing Size (EU)', '38'],
    ['Gr. 42', shoes, 'Shoe Size (EU)', '42'],
    ['Pointure 39', shoes, 'Shoe Size (EU)', '39'],
    ['Talla M', clothing, 'Clothing Size', 'M'],
    ['Taglia unica', other, 'One Size', 'One Size'],
    ['Einheitsgröße', clothing, 'One Size', 'One Size'],
    ['taille unique', clothing, 'One Size', 'One Size'],
    ['6 mois', clothing, 'Kids Size', '6 M'],
    ['4 Jahre', clothing, 'Kids Size', '4Y'],
    ['2-3 år', clothing, 'Kids Size', '2-3Y'],
    ['12 miesięcy', clothing, 'Kids Size', '12 M'],
    ['Storlek XL', clothing, 'Clothing Size', 'XL'],
    ['klein', clothing, 'Clothing Size', 'S'],
    ['40/42', dress, 'Clothing Size (EU)', '40-42'],
    ['34/32', clothing, 'Waist x Inseam', '34x32'],
    ['S 36/38', dress, 'Clothing Size', 'S'],
    ['25.5 cm', shoes, 'Mondo Size', '25.5'],
    ['8.5 M US Women / 7 M US Men', shoes, 'Shoe Size (US)', 'M 7 / W 8.5'],
    ['M', { ...clothing, fit: 'tall' }, 'Clothing Size', 'M Tall'],
    ['8 Petite', { ...clothing, fit: 'petite' }, 'Dress Size', '8 Petite'],
    ['10-12', kid(clothing), 'Kids Size', '10-12'],
    ['M lang', clothing, 'Clothing Size', 'M Long'],
    ['7', other, 'Size', '7'],
  ])('reads %s in its context as %s', (raw, context, ladder, value) => {
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
  ])('puts %s in wearing order', (_, context, sizes) => {
    const orders = sizes
      .map((size) => readSize(size, context))
      .filter((size, _at, all) => size.ladder === all.at(-1)?.ladder)
      .map((size) => size.sortOrder);

    expect(orders.length).toBeGreaterThan(3);
    expect(orders).toEqual([...new Set(orders)].sort((one, two) => one - two));
  });

  it('keeps the order within an integer of 32 bits and the text within bounds', () => {
    for (const raw of ['zzzz', '999999', '日本', 'x'.repeat(500), '']) {
      const { sortOrder, value } = readSize(raw, other);

      expect(Number.isInteger(sortOrder) && Math.abs(sortOrder) < 2 ** 31).toBe(true);
      expect(value.length).toBeLessThanOrEqual(60);
    }
  });
});
