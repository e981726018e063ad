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

it('shows the unit price with its currency', () => {
  expect(unitPriceText({ unit_price: '16.00 / 100 ml' })).toBe('$16.00 / 100 ml');
});
