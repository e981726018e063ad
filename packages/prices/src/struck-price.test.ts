import { describe, expect, it } from 'vitest';
import { dayInMs, standingOf } from './reduction.ts';
import { everyDay, historyOf } from './testing/history.ts';

const struckOn = (day: number, history: string, observedDays = everyDay(0, day)) => {
  const { struck } = standingOf({ entries: historyOf(history), observedDays, now: (day + 0.5) * dayInMs }, 'lowest30');
  return struck && `${struck.kind} ${struck.price}`;
};

describe('standingOf: the struck price by the 30-day rule', () => {
  it.each<[name: string, day: number, history: string, struck: string | null]>([
    ['a steady price', 60, '0: 100', null],
    ['a regular price beside a price that never fell', 60, '0: 100, 40: 100/150', null],
    ['a cut after a long steady price', 61, '0: 100, 60: 80/100', 'lowest30 100'],
    ['a cut below a regular price that was not charged recently', 61, '0: 100, 60: 80/200', 'lowest30 100'],
    ['a raise before the sale', 61, '0: 80, 50: 120, 60: 100/120', null],
    ['a raise before the sale, and a cut below the earlier price', 61, '0: 80, 50: 120, 60: 70/120', 'lowest30 80'],
    ['a raise long enough before the sale', 91, '0: 80, 50: 120, 90: 100/120', 'lowest30 120'],
    [
      'successive cuts keep the first reference price',
      71,
      '0: 100, 60: 80/100, 65: 70/100, 70: 50/100',
      'lowest30 100',
    ],
    ['a small raise within the reduction', 71, '0: 100, 60: 70/100, 65: 90/100', 'lowest30 100'],
    ['the end of the reduction', 71, '0: 100, 60: 70/100, 65: 100/100', null],
    ['a raise above the earlier price', 71, '0: 100, 60: 70/100, 65: 110/110', null],
    ['a second sale soon after the first', 81, '0: 100, 60: 70/100, 65: 100, 80: 90/100', null],
    ['a second sale a month after the first', 121, '0: 100, 60: 70/100, 65: 100, 120: 90/100', 'lowest30 100'],
    ['a sale that lasts for months', 300, '0: 100, 60: 80/100', 'lowest30 100'],
    ['a product that is already reduced when first seen', 5, '0: 80/100', 'regular 100'],
    ['the same after more cuts', 61, '0: 80/100, 60: 60/100', 'regular 100'],
    ['the same after the store dropped its regular price', 61, '0: 80/100, 60: 80', null],
    ['the same after it rose to the regular price', 61, '0: 80/100, 60: 100/100', null],
    ['a cut in the first days', 11, '0: 100, 10: 80/120', 'regular 120'],
    ['a cut in the first days without a regular price', 11, '0: 100, 10: 80', null],
    ['a cut without a regular price, for a month', 89, '0: 100, 60: 80', 'lowest30 100'],
    ['the same after the month', 91, '0: 100, 60: 80', null],
    ['a cheaper size that sold out before the sale', 61, '0: 80, 50: 100, 60: 90/100', null],
    ['a cheaper size that came back counts as a cut', 61, '0: 100, 60: 80', 'lowest30 100'],
    ['a sale long after a permanent price cut', 201, '0: 120, 60: 100, 200: 80/100', 'lowest30 100'],
    ['a second cut without a regular price, after the month', 101, '0: 100, 60: 90, 100: 80', 'lowest30 90'],
    ['a regular price that appears long after the cut', 201, '0: 100, 60: 80, 200: 80/100', null],
    [
      'a sale whose regular price was missing for a day',
      201,
      '0: 100, 60: 80/100, 150: 80, 151: 80/100',
      'lowest30 100',
    ],
    ['a cut after a gap while sold out', 61, '0: 100, 5: 100 x0, 55: 100, 60: 80/120', 'regular 120'],
    ['a low price before a long gap still counts', 101, '0: 60, 31: 60 x0, 90: 100, 100: 80/100', null],
    ['a price that was unknown for a while', 61, '0: 100, 20: -, 25: 100, 60: 80/100', 'lowest30 100'],
    ['no price now', 61, '0: 100, 60: -', null],
    ['another currency starts a new series', 61, '0: 100, 50: 1000 SEK, 60: 800/1000 SEK', 'regular 1000'],
    ['a changed stock is not a reduction', 61, '0: 100, 30: 100 x1, 60: 100 x0', null],
  ])('%s', (_name, day, history, struck) => {
    expect(struckOn(day, history)).toBe(struck);
  });

  it('counts only days with a successful import', () => {
    const cut = '0: 100, 60: 80/120';

    expect(struckOn(61, cut, everyDay(0, 20))).toBe('regular 120');
    expect(struckOn(61, cut, [...everyDay(0, 15), ...everyDay(45, 60)])).toBe('lowest30 100');
  });

  it('looks further back if fewer of the last 30 days were recorded', () => {
    const dip = '0: 70, 20: 100, 100: 80/100';
    const weekly = everyDay(0, 100).filter((day) => day < 28 || day % 7 === 0);

    expect(struckOn(101, dip)).toBe('lowest30 100');
    expect(struckOn(101, dip, weekly)).toBe(null);
  });

  it('returns until when a cut without a regular price counts', () => {
    const entries = historyOf('0: 100, 60: 80');
    const { struck } = standingOf({ entries, observedDays: everyDay(0, 61), now: 61 * dayInMs }, 'lowest30');

    expect(struck?.until).toBe((entries[1]?.at ?? 0) + 30 * dayInMs);
  });

  it("uses the store's regular price under the store rule", () => {
    const struckUnder = (history: string) =>
      standingOf({ entries: historyOf(history), observedDays: [], now: dayInMs }, 'store').struck;

    expect(struckUnder('0: 100/150')).toEqual({ price: 150, kind: 'regular', until: null });
    expect(struckUnder('0: 100/100')).toBeNull();
    expect(struckUnder('0: 100')).toBeNull();
  });
});
