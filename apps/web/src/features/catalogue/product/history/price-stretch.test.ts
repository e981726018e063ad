import { describe, expect, it } from 'vitest';
import { dayOf, dayText, type History, rowsOf, stretchOf } from './price-stretch.ts';

const today = dayOf('2026-11-24');
const history: History = {
  since: '2026-11-01',
  observed_days: 24,
  lowest_in_90_days: false,
  is_demo: false,
  lowest: [
    { day: '2026-11-01', price: 100 },
    { day: '2026-11-10', price: null },
    { day: '2026-11-12', price: 80 },
    { day: '2026-11-22', price: 90 },
  ],
  store: { store_name: 'Northbound', currency: null, steps: [{ day: '2026-11-05', price: 120 }] },
};

describe('stretchOf', () => {
  it('starts at the first known day and returns the lowest, highest and usual price', () => {
    const stretch = stretchOf(history, 90, today);

    expect(stretch).toMatchObject({ first: dayOf('2026-11-01'), last: today, least: 80, most: 100, usual: 90 });
    expect(stretch?.lowest).toHaveLength(24);
    expect(stretch?.store.slice(0, 5)).toEqual([null, null, null, null, 120]);
  });

  it('ends today and includes the price that held at its start', () => {
    expect(stretchOf(history, 3, today)?.lowest).toEqual([90, 90, 90]);
    expect(stretchOf(history, 5, today)?.lowest).toEqual([80, 80, 90, 90, 90]);
  });

  it('is null without data', () => {
    expect(stretchOf({ ...history, since: null, lowest: [] }, 90, today)).toBeNull();
    expect(stretchOf({ ...history, lowest: [{ day: '2026-11-01', price: null }] }, 90, today)).toBeNull();
  });
});

describe('rowsOf', () => {
  it('lists the days with changes, latest first', () => {
    const stretch = stretchOf(history, 90, today);

    expect(stretch && rowsOf(stretch).map(({ day, ...row }) => [dayText(day, today), row.lowest, row.store])).toEqual([
      ['Nov 22', 90, 120],
      ['Nov 12', 80, 120],
      ['Nov 10', null, 120],
      ['Nov 5', 100, 120],
      ['Nov 1', 100, null],
    ]);
  });
});

describe('dayText', () => {
  it('adds the year if it differs from today’s', () => {
    expect(dayText(dayOf('2025-12-31'), today)).toBe('Dec 31, 2025');
  });
});
