import { describe, expect, it } from 'vitest';
import { readSaleDates } from './sale-dates.ts';

const [from, to] = ['2026-01-31T00:00:00.000Z', '2026-02-28T23:59:59.000Z'];

describe('readSaleDates', () => {
  it.each([
    ['2026-01-31T00:00Z/2026-02-28T23:59:59Z', from, to],
    ['2026-01-31T01:00+0100/2026-02-28T15:59:59-08:00', from, to],
    ['2026-01-31/2026-02-28', from, to],
    ['20260131 / 20260228', from, to],
    ['31.01.2026 - 28.2.2026', from, to],
    ['2026/01/31 - 2026/02/28', from, to],
    ['01/31/2026/02/28/2026', from, to],
    ['31/01/2026 to 28/02/2026', from, to],
    ['Jan 31, 2026 – 28 February 2026', from, to],
    ['2026-01-31 00:00:00/2026-02-28 23:59:59', from, to],
    ['1769817600/1772323199', from, to],
    ['1/2/2026 - 3/4/2026', null, null],
    ['2026-02-31/soon', null, null],
    ['2026-01-31T00:00Z/', from, null],
    ['', null, null],
  ])('reads %s', (text, saleFrom, saleTo) => {
    expect(readSaleDates(text)).toEqual({ saleFrom, saleTo });
  });
});
