import { describe, expect, it } from 'vitest';
import { readPrice } from './price.ts';

describe('readPrice', () => {
  it.each([
    ['12', 1200, null],
    ['12.5', 1250, null],
    ['12.50', 1250, null],
    ['129.999', 129999_00, null],
    ['0.999', 100, null],
    ['1299.999', 130000, null],
    ['.99', 99, null],
    ['1,299.00', 129900, null],
    ['1,299', 129900, null],
    ['1.299', 129900, null],
    ['1.299,00 EUR', 129900, 'EUR'],
    ['1 299,00', 129900, null],
    ['1\u00a0299,00 €', 129900, 'EUR'],
    ["1'299.00 CHF", 129900, 'CHF'],
    ['1,234,567.89', 123456789, null],
    ['1.234.567', 123456700, null],
    ['12,34,567.00', 123456700, null],
    ['45,00 DKK', 4500, 'DKK'],
    ['$2,030', 203000, 'USD'],
    ['US$ 5', 500, 'USD'],
    ['CA$5', 500, 'CAD'],
    ['£9.99', 999, 'GBP'],
    ['799 INR', 79900, 'INR'],
    ['₹ 799', 79900, 'INR'],
    ['Rs. 1,299', 129900, 'INR'],
    ['USD 12', 1200, 'USD'],
    ['usd 12', 1200, 'USD'],
    ['$12 USD', 1200, 'USD'],
    ['12,-', 1200, null],
    ['0', 0, null],
  ])('reads %s', (text, cents, currency) => {
    expect(readPrice(text, null)).toEqual({ cents, currency });
  });

  it.each([
    ['$5', 'CAD', 'CAD'],
    ['$5', 'EUR', 'USD'],
    ['¥5', 'CNY', 'CNY'],
    ['5 kr', 'SEK', 'SEK'],
    ['5 kr.', 'DKK', 'DKK'],
    ['5 EUR', 'DKK', 'EUR'],
  ])('lets the row tell the currency of %s in %s', (text, hint, currency) => {
    expect(readPrice(text, hint)).toEqual({ cents: 500, currency });
  });

  it.each([
    ['', 'not a price'],
    ['free', 'not a price'],
    ['NaN', 'not a price'],
    ['-5', 'price is negative'],
    ['- 5.00', 'price is negative'],
    ['$-5', 'price is negative'],
    ['(5.00)', 'price is negative'],
    ['5 kr', 'not a price in a known currency'],
    ['5 apples', 'not a price in a known currency'],
    ['1,2,3', 'not a price'],
    ['1.2.3', 'not a price'],
    ['1,29.000,00', 'not a price'],
    ['12 - 15', 'not a price in a known currency'],
    ['99999999999', 'price is out of range'],
    ['1'.repeat(50), 'not a price'],
  ])('refuses %j', (text, reason) => {
    expect(readPrice(text, null)).toBe(reason);
  });
});
