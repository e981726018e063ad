import { describe } from 'vitest';
import { desktop, phone } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { goTo } from '../testing/router.ts';
import { mostlyNarrow, sample } from '../testing/sizes.ts';
import { expectToRecover, linkOutage, lost, openOffline, seen, untilFrameShown } from './outage.ts';

// One page of each kind. outage.sweep.ts covers the others.
const outages = [
  { path: '/', comes: 'Shop The Newest Finds', screen: desktop },
  { path: '/my-favourite', comes: 'No Record Found', isForCustomers: true, screen: desktop },
  { ...linkOutage('/emailVerificaton'), screen: desktop },
  { path: '/brand', comes: 'Calder', screen: desktop },
  { path: '/product/1', comes: 'Sold by 3 stores', screen: phone },
] as const;

describe('while the API does not respond', () => {
  it.for(sample(outages, 2))(
    '$path shows an error, and the page after a retry',
    async ({ screen, ...outage }, { openBlank }) => {
      await expectToRecover(await openBlank({ screen, forgives: lost }), outage);
    },
  );

  it.for(mostlyNarrow)('a page without API calls works, at %s', async ([, screen], { openBlank }) => {
    const page = await openBlank({ screen, forgives: lost });
    await openOffline(page);

    for (const [path, text] of [
      ['/contact-us', 'SUBMIT'],
      ['/login', 'Remember me'],
      ['/contact-us-success', 'Thank you for contacting us.'],
      ['/no/such/page', 'Page not found'],
    ] as const) {
      await goTo(page, path);
      await seen(page, text).waitFor();
      await untilFrameShown(page);
    }
  });
});
