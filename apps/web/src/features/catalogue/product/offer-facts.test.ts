import { expect, it } from 'vitest';
import { deliveryText, unitPriceText } from './offer-facts.tsx';

it.each([
  [null, ''],
  [0, 'free delivery'],
  [4.95, 'plus $4.95 delivery'],
])('shows for a delivery cost of %s: %j', (shipping_price, text) => {
  expect(deliveryText({ shipping_price })).toBe(text);
});

it('shows the unit price if there is one', () => {
  expect(unitPriceText({ unit_price: '16.00 / 100 ml' })).toBe('$16.00 / 100 ml');
  expect(unitPriceText({ unit_price: null })).toBe('');
});
