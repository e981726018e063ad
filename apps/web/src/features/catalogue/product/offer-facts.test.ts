import type { DeliveryFields } from '@wearfolio/contracts/listing/product-card';
import { expect, it } from 'vitest';
import { card } from '../../../testing/card.ts';
import { deliveryFact, unitPriceText } from './offer-facts.tsx';

it.each<[string, Partial<DeliveryFields>]>([
  ['', {}],
  ['Free delivery', { delivery_price: 0 }],
  ['+ $4.95 delivery', { delivery_price: 4.95 }],
  ['Free from $60', { delivery_free_from: 60 }],
  [
    '+ $4.95 delivery in 2 to 4 days, free from $60',
    { delivery_price: 4.95, delivery_free_from: 60, delivery_days: [2, 4] },
  ],
  ['Free delivery in 1 day', { delivery_price: 0, delivery_days: [1, 1] }],
  ['Arrives within 3 days', { delivery_days: [0, 3] }],
  ['Arrives on the same day', { delivery_days: [0, 0] }],
])('shows "%s" for %j', (text, delivery) => {
  expect(deliveryFact(card(delivery))).toBe(text);
});

it.each([
  ['$16 / 100 ml', { price: 16, stated: null, amount: 100, unit: 'ml' }],
  ['$7.50 / kg', { price: 7.5, stated: null, amount: 1, unit: 'kg' }],
  ['', null],
])('shows the unit price "%s"', (text, unit_price) => {
  expect(unitPriceText({ unit_price })).toBe(text);
});
