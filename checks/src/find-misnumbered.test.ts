import { expect, it } from 'vitest';
import { findMisnumbered } from './find-misnumbered.ts';

it.each([
  [['0001_catalogue', '0002_listing'], null],
  [['0002_listing', '0001_catalogue'], null],
  [['0001_catalogue', '0003_feeds'], '0003_feeds: the next number is 0002'],
  [['0001_catalogue', '0002_feeds', '0002_listing'], '0002_listing: the next number is 0003'],
  [['0001_catalogue', '20261121000000_feeds'], '20261121000000_feeds: name it 0002_what_it_changes'],
])('finds in %j: %s', (names, fault) => {
  expect(findMisnumbered(names)).toBe(fault);
});
