import { describe, expect, inject } from 'vitest';
import { untilDrawn } from '../testing/browser.ts';
import { refuseCall } from '../testing/forms.ts';
import { focusedName } from '../testing/header.ts';
import { readLinks } from '../testing/inbox.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';

const shop = inject('accountShop');

const unknown = 'A'.repeat(43);

describe('the newsletter by mail', () => {
  it('is confirmed with one mailed link and ended with another', async ({ open }) => {
    const page = await open('/', { shopUrl: shop.url });
    const email = 'grace@mail.example';
    const created = await page.request.post('/api/email-subscription/create', { data: { email } });
    expect(await created.json()).toEqual({ message: 'Created Successfully' });

    const links = await readLinks(shop, email);
    const linkTo = (path: string): string => links.find((link) => link.startsWith(path)) ?? '/no/such/link';
    await page.goto(linkTo('/email-subscription/verify/'));
    await main(page).getByText('Your subscription is confirmed').waitFor();

    // The secret is removed from the URL, and the page keeps its message.
    await expect.poll(() => addressOf(page)).toBe('/email-subscription/verify/read');
    await main(page).getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => addressOf(page)).toBe('/');

    await page.goto(linkTo('/email-subscription/unsubscribe/'));
    await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
    await main(page).getByText('You’re unsubscribed').waitFor();
    await expect.poll(() => addressOf(page)).toBe('/email-subscription/unsubscribe/read');
    await expect.poll(() => main(page).getByRole('button', { name: 'Unsubscribe' }).count()).toBe(0);
  });

  it('does not unsubscribe when the link is only opened', { tags: 'sweep' }, async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/about', { shopUrl: shop.url });
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));

    await page.goto(`/email-subscription/unsubscribe/${unknown}`);
    await main(page).getByRole('button', { name: 'Unsubscribe' }).waitFor();
    await untilDrawn(page);

    expect(asked.filter((request) => request.includes('/api/email-subscription'))).toEqual([]);
  });
});

const ends = [
  ['/email-subscription/unsubscribe', 'Unsubscribe', '**/api/email-subscription/unsubscribe/*'],
  ['/alerts/stop', 'Stop price alerts', '**/api/alerts/stop/*'],
] as const;

describe('a link that ends mails', () => {
  it.for(ends)(
    '%s shows an error and an alternative if the link is invalid',
    { tags: 'sweep' },
    async ([path, name], { open }) => {
      const page = await open(`${path}/${unknown}`, { shopUrl: shop.url, forgives: /status of 400/ });
      const button = main(page).getByRole('button', { name });

      await button.press('Enter');

      await main(page).getByText('This link is not valid or has expired').waitFor();
      await expect.poll(() => focusedName(page)).toBe('This link is not valid or has expired');
      await expect.poll(() => addressOf(page)).toBe(`${path}/read`);
      await expect.poll(() => button.count()).toBe(0);
      await main(page).getByRole('link', { name: 'write to us' }).click();
      await main(page).getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    },
  );

  it.for(ends)(
    '%s can be retried after an outage and then gets the focus',
    { tags: 'sweep' },
    async (given, { open }) => {
      const [path, name, call] = given;
      const page = await open(`${path}/${unknown}`, { shopUrl: shop.url, forgives: /status of 503/ });
      await refuseCall(page, call, 503, { message: 'Please try again in a moment' });
      const button = main(page).getByRole('button', { name });

      await button.press('Enter');
      await main(page).getByRole('alert').getByText('Please try again in a moment').waitFor();
      await expect.poll(() => focusedName(page)).toContain(name);
      await page.route(call, (route) => route.fulfill({ json: { message: 'No more mails will come' } }));
      await button.press('Enter');

      await main(page).getByText('No more mails will come').waitFor();
      await expect.poll(() => focusedName(page)).toBe('No more mails will come');
      await expect.poll(() => button.count()).toBe(0);
    },
  );
});
