import { describe } from 'vitest';
import { it as itOfCustomer, setFavorites } from '../favorites/customer.ts';
import { heartOf, inColors } from '../favorites/hearts.ts';
import { desktop, phone } from '../testing/browser.ts';
import { it } from '../testing/journey.ts';
import { navigationErrors, patience, pressAll } from './buttons.ts';

describe('every button', () => {
  it.for([
    ['/', 'body', '1440', desktop],
    ['/', 'body', '390', phone],
    ['/brand/calder', 'main', '390', phone],
    ['/brand/calder', 'main', '1440', desktop],
  ] as const)('has an effect on %s, in its %s, at %s', patience, async ([path, part, , screen], { openBlank }) => {
    await pressAll(await openBlank({ screen }), path, part);
  });

  it.for([
    '/product/1',
    '/brand',
    '/qmodal',
    '/login',
    '/login/forgot',
    '/signup',
    '/contact-us',
    `/resetpassword/${'A'.repeat(43)}`,
  ])('has an effect on %s', patience, async (path, { openBlank }) => {
    await pressAll(await openBlank({ forgives: navigationErrors }), path, 'main');
  });

  itOfCustomer.for(['/my-favourite', '/profile-edit'])(
    'has an effect on %s, for a customer',
    patience,
    async (path, { openAs, customer }) => {
      const page = await openAs('/api/health', { forgives: navigationErrors });
      const card = await inColors();
      await setFavorites(customer, [heartOf(card, 0), heartOf(card, 1), heartOf(card, 2)]);

      await pressAll(page, path, 'main');
    },
  );
});
