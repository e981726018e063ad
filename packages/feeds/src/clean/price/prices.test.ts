import { describe, expect, it } from 'vitest';
import { newStore } from '../../cleaning-rules.ts';
import type { RawFields } from '../../raw-record.ts';
import { readPrices } from './prices.ts';

const rules = { currency: 'USD', currencies: new Set(['DKK']), store: newStore('Test Store') };

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
      isAssumed: priceCents !== null,
      warnings: [],
    });
  });

  it("assumes the store's currency, and flags the row if neither feed nor store names one", () => {
    const danish = { ...rules, store: { ...rules.store, currency: 'DKK' } };

    expect(readPrices({ price: '100.00' }, danish)).toMatchObject({ currency: 'DKK', isAssumed: false });
    expect(readPrices({ price: '100.00 USD' }, danish)).toMatchObject({ currency: 'USD', isAssumed: false });
    expect(readPrices({ price: '100.00', currency: 'USD' }, rules)).toMatchObject({ isAssumed: false });
    expect(readPrices({ price: '100.00' }, rules)).toMatchObject({ priceCents: 10_000, isAssumed: true });
  });

  it('infers the currency from the shipping price and the domain', () => {
    const inDanish = { priceCents: 10_000, currency: 'DKK', isAssumed: false };

    expect(readPrices({ price: '100,00', shipping: 'DK:::39,00 DKK' }, rules)).toMatchObject(inDanish);
    expect(readPrices({ price: '100,00 kr', link: 'https://hat.example.dk/1' }, rules)).toMatchObject(inDanish);
    expect(readPrices({ price: '100', link: 'https://hat.example.dk/1' }, rules)).toMatchObject(inDanish);
    expect(readPrices({ price: '100', link: 'https://n.example/c?url=https%3A%2F%2Fhat.dk%2F1' }, rules)).toMatchObject(
      inDanish,
    );
    expect(readPrices({ price: '$100', link: 'https://hat.example.dk/1' }, rules)).toMatchObject({ currency: 'USD' });
    expect(readPrices({ price: '100', link: 'https://hat.example/1' }, rules)).toMatchObject({ isAssumed: true });
    expect(readPrices({ price: '100,00 kr', link: 'https://hat.example/1' }, rules)).toMatchObject({
      reason: 'not a price in a known currency',
    });
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
});
