import { describe } from 'vitest';
import { desktop, phone } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { expectToRecover, linkOutage, lost, type Outage } from './outage.ts';

const outages: readonly Outage[] = [
  { path: '/aboutUs', comes: 'Our mission' },
  { path: '/browse/women/clothing', comes: /items from/ },
  { path: '/search?keyword=linen+dress', comes: /items from/ },
  { path: '/brand/calder', comes: /items from/ },
  { path: '/store/northbound', comes: /^\d+ items$/ },
  { path: '/product/1', comes: 'Sold by 3 stores' },
  { path: '/qmodal', comes: 'BUY NOW AT' },
  { path: '/profile', comes: 'Nothing saved yet', isForCustomers: true },
  linkOutage('/email-subscription/verify'),
];

describe.each([
  ['1440', desktop, outages],
  ['390', phone, [{ path: '/', comes: 'Shop The Newest Finds' }]],
] as const)('while the API does not respond, at %s', (_, screen, met) => {
  it.for(met)('$path shows an error, and the page after a retry', async (outage, { openBlank }) => {
    await expectToRecover(await openBlank({ screen, forgives: lost }), outage);
  });
});
