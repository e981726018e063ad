import { describe, expect, it } from 'vitest';
import { dayInMs, standingOf } from './reduction.ts';
import { everyDay, historyOf } from './testing/history.ts';

const dropOn = (day: number, history: string) => {
  const asked = { entries: historyOf(history), observedDays: everyDay(0, day), now: (day + 0.5) * dayInMs };
  const { drop } = standingOf(asked, 'lowest30');
  return drop && `${drop.from} -> ${drop.to} on day ${Math.floor(drop.at / dayInMs)}`;
};

describe('standingOf: a drop', () => {
  it.each<[name: string, day: number, history: string, drop: string | null]>([
    ['a cut', 61, '0: 100, 60: 80', '100 -> 80 on day 60'],
    ['a cut of a new product', 3, '0: 100, 2: 80', '100 -> 80 on day 2'],
    ['the last of several cuts', 71, '0: 100, 60: 80, 70: 70', '100 -> 70 on day 70'],
    ['a cut a month ago', 91, '0: 100, 60: 80', null],
    ['a price that went up and down', 61, '0: 80, 50: 120, 60: 90', null],
    ['a product that was already reduced when first seen', 5, '0: 80/100', null],
    ['the same after another cut', 5, '0: 80/100, 4: 60/100', '80 -> 60 on day 4'],
    ['a price that went back up', 71, '0: 100, 60: 80, 70: 100', null],
    ['another currency', 61, '0: 100, 60: 80 SEK', null],
  ])('%s', (_name, day, history, drop) => {
    expect(dropOn(day, history)).toBe(drop);
  });
});
