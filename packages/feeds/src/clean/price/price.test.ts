import { describe, expect, it } from 'vitest';
import { decimalMarkOf, readPrice } from './price.ts';

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
    ['INR 1,299.00', 129900, 'INR'],
    ['USD $12', 1200, 'USD'],
    ['US $12.50', 1250, 'USD'],
    ['1.299,- €', 129900, 'EUR'],
    ["CHF 1'299.–", 129900, 'CHF'],
    ['Fr. 12.90', 1290, 'CHF'],
    ['129 zł', 12900, 'PLN'],
    ['1 299 Kč', 129900, 'CZK'],
    ['12,99 Euro', 1299, 'EUR'],
    ['12,99 € inkl. MwSt.', 1299, 'EUR'],
    ['12.99 USD / pair', 1299, 'USD'],
    ['from $10.00', 1000, 'USD'],
    ['ab 12,99 €', 1299, 'EUR'],
    ['10.00 - 20.00', 1000, null],
    ['10.00-20.00 USD', 1000, 'USD'],
    ['$20 – $10', 1000, 'USD'],
    ['EUR 10,00 bis EUR 20,00', 1000, 'EUR'],
    ['1299 cents', 1299, null],
    ['USD 1299 cents', 1299, 'USD'],
    ['JPY 1299 cents', 1299_00, 'JPY'],
    ['12.500 KWD', 1250, 'KWD'],
    ['KD 1.250', 125, 'KWD'],
    ['OMR 7.125', 713, 'OMR'],
    ['12,500 TND', 1250, 'TND'],
    ['1,250.500 BHD', 125050, 'BHD'],
    ['¥1,500', 150000, 'JPY'],
    ['1.500 JPY', 150000, 'JPY'],
    ['₩29,900', 2990000, 'KRW'],
    ['29900 KRW', 2990000, 'KRW'],
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
    ['5:-', 'SEK', null],
    ['kr 5,-', 'NOK', 'NOK'],
    ['5.000', 'KWD', null],
    ['5000 cents', 'JOD', null],
  ])("resolves the symbol in %s with the row's currency %s", (text, hint, currency) => {
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
    ['1/2', 'not a price in a known currency'],
    ['37/photo.png', 'not a price in a known currency'],
    ['1,2,3', 'not a price'],
    ['1.2.3', 'not a price'],
    ['1,29.000,00', 'not a price'],
    ['12 - soon 15', 'not a price in a known currency'],
    ['99999999999', 'price is out of range'],
    ['1'.repeat(50), 'not a price'],
  ])('rejects %j', (text, reason) => {
    expect(readPrice(text, null)).toBe(reason);
  });
});

describe('decimalMarkOf', () => {
  it.each([
    [['12.50', '1,299.00 USD', '12.345'], '.'],
    [['12,50 €', '1.299,00'], ','],
    [['1299', '12.345'], null],
    [['12.50', '12,50'], null],
  ])('of %j is %j', (prices, mark) => {
    expect(decimalMarkOf(prices)).toBe(mark);
  });

  it('decides whether three digits after a mark are thousands', () => {
    expect(readPrice('12.345', null, '.')).toMatchObject({ cents: 1235 });
    expect(readPrice('12.345', null, ',')).toMatchObject({ cents: 12345_00 });
    expect(readPrice('1,299', null, '.')).toMatchObject({ cents: 1299_00 });
  });
});
