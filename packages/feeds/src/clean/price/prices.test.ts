import { describe, expect, it } from 'vitest';
import { newStore } from '../../cleaning-rules.ts';
import type { RawFields } from '../../raw-record.ts';
import { noCurrency, readPrices } from './prices.ts';

const rules = { currency: 'USD', currencies: new Set(['DKK']), store: { ...newStore('Test Store'), currency: 'USD' } };
const unset = { ...rules, store: newStore('Test Store') };

describe('readPrices', () => {
  it.each<[string, RawFields, number | null, number | null]>([
    ['a price alone', { price: '10' }, 1000, null],
    ['a sale price under the price', { price: '10', sale_price: '8' }, 800, 1000],
    ['a price under the retail price', { price: '8', retail_price: '10' }, 800, 1000],
    ['a retail price alone', { retail_price: '10' }, 1000, 1000],
    ['all three', { price: '9', sale_price: '8', retail_price: '10' }, 800, 1000],
    ['none', {}, null, null],
    ['a sale price of zero', { price: '10', sale_price: '0.00' }, 1000, null],
    ['zero', { price: '0.00 USD' }, null, null],
    ['less than half a cent', { price: '0.001' }, null, null],
    ['zero in another notation', { price: '$0,00' }, null, null],
  ])('reads %s', (_, fields, priceCents, retailCents) => {
    expect(readPrices(fields, rules)).toEqual({
      priceCents,
      retailCents,
      currency: 'USD',
      warnings: [],
    });
  });

  it('takes the currency from the price, the row or the store, and from nothing else', () => {
    const danish = { ...rules, store: { ...rules.store, currency: 'DKK' } };

    expect(readPrices({ price: '100.00' }, danish)).toMatchObject({ currency: 'DKK' });
    expect(readPrices({ price: '100,00 kr' }, danish)).toMatchObject({ currency: 'DKK' });
    expect(readPrices({ price: '100.00 USD' }, danish)).toMatchObject({ currency: 'USD' });
    expect(readPrices({ price: '100.00', currency: 'DKK' }, unset)).toMatchObject({ currency: 'DKK' });
    expect(readPrices({ price: '$100.00' }, unset)).toMatchObject({ currency: 'USD' });
  });

  it.each<[string, RawFields]>([
    ['an amount alone', { price: '100.00' }],
    ['an amount beside a shipping price', { price: '100,00', shipping: 'DK:::39,00 DKK' }],
    ['an amount of a country', { price: '100', link: 'https://hat.example.dk/1' }],
    ["a symbol of several countries' crowns", { price: '100,00 kr' }],
    ["a symbol of several countries' dollars", { price: '$100', link: 'https://hat.example.ca/1' }],
  ])('refuses %s', (_, fields) => {
    expect(readPrices(fields, unset)).toMatchObject({ field: 'price', reason: noCurrency });
  });

  it('keeps prices in the currency of the feed', () => {
    expect(readPrices({ price: '100,00 DKK', retail_price: '200,00 DKK' }, rules)).toMatchObject({
      priceCents: 10_000,
      retailCents: 20_000,
      currency: 'DKK',
    });
    expect(readPrices({ price: '100,00', currency: 'dkk' }, rules)).toMatchObject({
      priceCents: 10_000,
      currency: 'DKK',
    });
  });

  it.each(['0.00', '0.004'])('does not use the regular price when the price is %s', (price) => {
    expect(readPrices({ price, retail_price: '49.00' }, rules)).toMatchObject({
      priceCents: null,
      retailCents: null,
      warnings: [{ field: 'price', value: price, reason: 'is zero, so the row has no price' }],
    });
  });

  it.each<[string, RawFields, string, string]>([
    ['no rate', { price: '5 SEK' }, 'price', 'no rate is set for SEK'],
    ['two currencies', { price: '5 USD', retail_price: '9 DKK' }, 'retail_price', 'prices are in two currencies'],
    ['an unreadable sale price', { price: '5', sale_price: 'soon' }, 'sale_price', 'not a price'],
  ])('rejects %s', (_, fields, field, reason) => {
    expect(readPrices(fields, rules)).toMatchObject({ field, reason });
  });

  it('drops a regular price below the actual price and warns', () => {
    expect(readPrices({ price: '9', retail_price: '5' }, rules)).toMatchObject({
      priceCents: 900,
      retailCents: null,
      warnings: [{ field: 'retail_price', value: '5', reason: 'is below the price' }],
    });
  });

  it('takes two amounts in one cell as the price and the regular one', () => {
    const told = { priceCents: 34900, retailCents: 49900, currency: 'DKK', warnings: [] };
    expect(readPrices({ price: '499 DKK349 DKK -30%' }, rules)).toMatchObject(told);
    expect(readPrices({ price: 'DKK 349,00 DKK 499,00' }, rules)).toMatchObject(told);
  });

  it('knows a price in minor units beside it from a regular price', () => {
    const fields = { price: '64.50', retail_price: '6450' };
    expect(readPrices(fields, rules)).toMatchObject({ priceCents: 6450, retailCents: null, warnings: [] });
  });
});
