import { describe, expect, it } from 'vitest';
import { printMoney, readAmount } from './money.ts';

describe('an amount that a person types', () => {
  it.each([
    ['49.99', 49.99],
    ['49,99', 49.99],
    ['99,9', 99.9],
    ['120', 120],
    [' $1,299 ', 1299],
    ['1,299.50', 1299.5],
    ['1.299,50 €', 1299.5],
    ['1.299.000', 1_299_000],
    ['1 299,00', 1299],
    ['1’299.00', 1299],
    ['EUR 80', 80],
    ['80,-', 80],
    ['0', 0],
  ])('reads %j as %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['', ' ', '1.299', '49.999', '12,34,56', '1,299,5', '-5', '5-', '10-20', '1e3', 'ten', '12345678', '٥٠'])(
    'refuses %j',
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );
});

it('writes amounts with separated thousands, and whole ones without decimals', () => {
  expect([12800, 49.9, 1299.999, 0].map((amount) => printMoney(amount, 'USD'))).toEqual([
    '$12,800',
    '$49.90',
    '$1,300.00',
    '$0',
  ]);
  expect(printMoney(1500, 'DKK')).toBe('DKK 1,500');
});
