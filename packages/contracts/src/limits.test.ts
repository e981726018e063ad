import { describe, expect, it } from 'vitest';
import {
  chunkLoadTimeout,
  contactInputs,
  lengths,
  priceBuckets,
  requestTimeout,
  searchThreshold,
  sortOrders,
} from './limits.ts';

// The tests of the forms check the lengths of fields at their boundaries.
describe('the agreed limits', () => {
  it.each([
    ['Search threshold', searchThreshold, 2],
    ['Request timeout', requestTimeout, 100_000],
    ['Lazy page chunk load time-out', chunkLoadTimeout, 120_000],
    ['First name', lengths.firstName, { min: 3, max: 50 }],
    ['Last name', lengths.lastName, { min: 1, max: 50 }],
    ['Password', lengths.password, { min: 8, max: 50 }],
    ['Contact full name in the input', contactInputs.fullName, { min: 3, max: 25 }],
    ['Contact full name in the schema', lengths.contactName.min, 3],
    ['Contact e-mail', contactInputs.email, { min: 3, max: 50 }],
    ['Phone', contactInputs.phone, { max: 15 }],
    ['Subject', lengths.contactSubject, { min: 5 }],
    ['Message', lengths.contactMessage, { min: 5, max: 100 }],
    ['Price buckets', priceBuckets.map(({ value }) => value), ['0-50', '50-100', '100-500', '500-1000', '1000-5000']],
    ['Sort options', sortOrders, ['', 'relevance', 'newest', 'popular', 'drop', 'desc', 'asc', 'delivered']],
  ])('%s', (_, actual, specified) => {
    expect(actual).toEqual(specified);
  });
});
