import { describe, expect, it } from 'vitest';
import { noDetails } from '../row.ts';
import { readDetails } from './details.ts';
import { readGtin } from './gtin.ts';

const prices = {
  priceCents: 1200,
  retailCents: null,
  currency: 'USD',
  warnings: [],
};

describe('readGtin', () => {
  it.each([
    ['UPC-A', '036000291452', '00036000291452'],
    ['a UPC that lost its zero', '36000291452', '00036000291452'],
    ['EAN-13', '4006381333931', '04006381333931'],
    ['EAN-8', '73513537', '00000073513537'],
    ['GTIN-14', '10614141000415', '10614141000415'],
    ['ISBN-13 with hyphens', '978-0-306-40615-7', '09780306406157'],
    ['ISBN-10', '0-306-40615-2', '09780306406157'],
    ['ISBN-10 that ends in X', '0-8044-2957-X', '09780804429573'],
    ['a cell that keeps text', "'036000291452", '00036000291452'],
  ])('reads %s', (_, raw, gtin) => {
    expect(readGtin(raw)).toBe(gtin);
  });

  it.each([
    ['a wrong check digit', '036000291453'],
    ['a wrong ISBN', '0-306-40615-3'],
    ['a number of the shop itself', '2000000000015'],
    ['zeros', '000000000000'],
    ['a spreadsheet’s number', '3.6E+11'],
    ['too few digits', '12345'],
    ['words', 'N/A'],
  ])('rejects %s', (_, raw) => {
    expect(readGtin(raw)).toBeNull();
  });
});

describe('readDetails', () => {
  it('reads all details of a row', () => {
    const fields = {
      gtin: '4006381333931',
      mpn: ' FT-04 ',
      material: 'Split-grain  leather',
      pattern: 'Striped',
      size_type: 'petite',
      age_group: 'Adult',
      condition: 'NEW',
      shipping: 'US:CA:Ground:7.99 USD,US:CA:Air:17.99 USD',
      shipping_weight: '1.5 lbs',
      unit_measure: '75 ml',
    };

    expect(readDetails(fields, prices)).toEqual({
      gtin: '04006381333931',
      mpn: 'FT-04',
      material: 'Split-grain leather',
      pattern: 'Striped',
      sizeSystem: null,
      sizeType: 'petite',
      ageGroup: 'adult',
      condition: 'new',
      delivery: [
        {
          country: 'US',
          region: 'CA',
          service: 'Ground',
          cents: 799,
          currency: 'USD',
          freeFromCents: null,
          days: null,
        },
        { country: 'US', region: 'CA', service: 'Air', cents: 1799, currency: 'USD', freeFromCents: null, days: null },
      ],
      shippingWeightGrams: 680,
      unitMeasure: { held: 75, base: 100, unit: 'ml' },
    });
  });

  it('omits unreadable details', () => {
    const fields = {
      gtin: '123',
      mpn: 'n/a',
      shipping: 'ask us',
      shipping_weight: '5',
      unit_measure: 'each?',
    };

    const { audience: _, timetable: __, ...none } = noDetails;
    expect(readDetails(fields, prices)).toEqual(none);
  });
});
