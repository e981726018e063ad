import { describe, expect, inject } from 'vitest';
import { readLinks } from '../testing/inbox.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';

const shop = inject('accountShop');

const unknown = 'A'.repeat(43);

describe('The newsletter by mail', () => {
  it('is confirmed by the link of a mail and ended by another', async ({ open }) => {
    const page = await open('/', { shopUrl: shop.url });
    const email = 'grace@mail.example';
    const created = await page.request.post('/api/email-subscription/create', { data: { email } });
    expect(await created.json()).toEqual({ message: 'Created Successfully' });

    const links = await readLinks(shop, email);
    const linkTo = (path: string): string => links.find((link) => link.startsWith(path)) ?? '/no/such/link';
    await page.goto(linkTo('/email-subscription/verify/'));
    await main(page).getByText('Your subscription is confirmed').waitFor();

    // The secret is in the address no longer, and the page still knows what it said.
    expect(addressOf(page)).toBe('/email-subscription/verify/read');
    await main(page).getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => addressOf(page)).toBe('/');

    await page.goto(linkTo('/email-subscription/unsubscribe/'));
    await main(page).getByRole('button', { name: 'Unsubscribe' }).click();
    await main(page).getByText('You are unsubscribed').waitFor();
    expect(addressOf(page)).toBe('/email-subscription/unsubscribe/read');
    expect(await main(page).getByRole('button', { name: 'Unsubscribe' }).count()).toBe(0);
  });

  it.for([
    ['/email-subscription/verify', null],
    ['/email-subscription/unsubscribe', 'Unsubscribe'],
    ['/alerts/stop', 'Stop price alerts'],
  ] as const)('%s says so when its link is worth nothing', async ([path, button], { open }) => {
    const page = await open(`${path}/${unknown}`, { shopUrl: shop.url, forgives: /status of 400/ });

    if (button) await main(page).getByRole('button', { name: button }).click();

    await main(page).getByText('This link is not valid or has expired').waitFor();
    expect(addressOf(page)).toBe(`${path}/read`);
  });

  it('does nothing at the mere sight of a link that ends it', async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/about', { shopUrl: shop.url });
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));

    await page.goto(`/email-subscription/unsubscribe/${unknown}`);
    await main(page).getByRole('button', { name: 'Unsubscribe' }).waitFor();

    expect(asked.filter((request) => request.includes('/api/email-subscription'))).toEqual([]);
  });
});
