import { describe, expect, it } from 'vitest';
import { historyOf, type OfferHistory } from './price-history.ts';
import { dayInMs } from './reduction.ts';

type Entry = [day: number, price: number | null, stock?: number | null];

const offer = (id: number, entries: readonly Entry[], rate = 1): OfferHistory => ({
  id,
  rate,
  entries: entries.map(([day, price, stock = 9]) => ({
    at: day * dayInMs,
    price,
    regular: null,
    stock,
    currency: 'USD',
  })),
});
const everyDay = (to: number): number[] => Array.from({ length: to }, (_, day) => day);
const at = (day: number, days = 365) => ({ now: (day + 0.5) * dayInMs, days });
const said = (steps: readonly { day: number; price: number | null }[] | undefined) =>
  steps?.map(({ day, price }) => `${day}: ${price}`);

describe('historyOf', () => {
  it("has a step when the lowest price of all stores changes, and when a store's price changes", () => {
    const history = historyOf(
      [
        offer(1, [
          [0, 200],
          [10, 150],
        ]),
        offer(2, [
          [5, 180],
          [20, 140],
          [30, 190],
        ]),
      ],
      everyDay(40),
      at(40),
    );

    expect(said(history?.lowest)).toEqual(['0: 200', '5: 180', '10: 150', '20: 140', '31: 150']);
    expect(said(history?.offers.get(2))).toEqual(['0: null', '5: 180', '20: 140', '31: 190']);
    expect(history?.since).toBe(0);
  });

  it('ignores days on which the product is sold out', () => {
    const history = historyOf(
      [
        offer(1, [
          [0, 100],
          [10, 100, 0],
          [20, 90],
        ]),
        offer(2, [[0, 120]]),
      ],
      [],
      at(30),
    );

    expect(said(history?.lowest)).toEqual(['0: 100', '11: 120', '20: 90']);
  });

  it('begins at the start of the requested period', () => {
    const history = historyOf(
      [
        offer(1, [
          [0, 200],
          [10, 150],
          [95, 100],
        ]),
      ],
      everyDay(100),
      at(100, 30),
    );

    expect(said(history?.lowest)).toEqual(['71: 150', '95: 100']);
    expect(history?.since).toBe(0);
  });

  it('converts to the currency of the shop', () => {
    expect(said(historyOf([offer(1, [[0, 1000]], 0.1)], [], at(3))?.lowest)).toEqual(['0: 100']);
  });

  it('is empty for a product without recorded days', () => {
    expect(historyOf([offer(1, [])], everyDay(9), at(9))).toBeNull();
  });

  it.each<[name: string, entries: Entry[], days: number[], isLowest: boolean]>([
    [
      'a price that fell',
      [
        [0, 200],
        [95, 150],
      ],
      everyDay(100),
      true,
    ],
    ['a price that never changed', [[0, 200]], everyDay(100), false],
    [
      'a price that was lower before',
      [
        [0, 200],
        [40, 100],
        [95, 150],
      ],
      everyDay(100),
      false,
    ],
    [
      'a price that was lower more than 90 days ago',
      [
        [0, 100],
        [5, 200],
        [95, 150],
      ],
      everyDay(100),
      true,
    ],
    [
      'too few recorded days',
      [
        [0, 200],
        [95, 150],
      ],
      everyDay(100).filter((day) => day > 41),
      false,
    ],
    [
      'sold out now',
      [
        [0, 200],
        [50, 150],
        [98, 150, 0],
      ],
      everyDay(100),
      false,
    ],
  ])('sets isLowest for the lowest price of 90 days: %s', (_name, entries, days, isLowest) => {
    expect(historyOf([offer(1, entries)], days, at(100))?.isLowest).toBe(isLowest);
  });
});
