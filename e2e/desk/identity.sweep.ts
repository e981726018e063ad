import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { phone } from '../testing/browser.ts';
import { copyDemo } from '../testing/demo.ts';
import { it } from '../testing/journey.ts';
import { removeFolder, type Shop, startShop } from '../testing/shop.ts';
import { acceptInvitation, look } from './desk.ts';

let shop: Shop;
let folder = '';

beforeAll(async () => {
  folder = await copyDemo();
  shop = await startShop({ dataDir: folder, environment: { SOCIAL_URLS: 'https://social.example/shop' } });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(folder);
});

const logo = join(import.meta.dirname, '..', '..', 'apps', 'web', 'public', 'icons', 'icon-512.png');

describe('the identity of a shop', () => {
  it('rejects a pale accent, applies a valid identity for shoppers, and then changes the currency', async ({
    openFresh,
  }) => {
    // A partial sign-in returns 401, a pale accent 400.
    const page = await openFresh({ shopUrl: shop.url, forgives: /status of 40[01]/ });
    const [, invitation = ''] = /(\/ops\/accept#\S+)/.exec(shop.output()) ?? [];
    await acceptInvitation(page, invitation, 'Ada Byron', 'ada@shop.test');
    await page.goto('/ops/identity');
    await page.getByText('Set by SOCIAL_URLS in the environment').waitFor();
    expect(await page.getByLabel('Profiles on social networks').getAttribute('readonly')).not.toBeNull();
    await look(page);

    await page.getByLabel('Name', { exact: true }).fill('Fold & Hem');
    await page.getByLabel('Logo file', { exact: true }).setInputFiles(logo);
    await page.getByLabel('Logo on dark pages file').waitFor({ state: 'attached' });
    await page.getByText('An accent of our own').click();
    await page.getByLabel('On light pages', { exact: true }).fill('#ff8800');
    await page.getByLabel('Fonts').selectOption('bodoni');
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByRole('alert').getByText('The nearest readable shade is #a35700').waitFor();
    await look(page);
    await page.getByRole('button', { name: 'Take it: #a35700 on light pages' }).click();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('The shop shows version 1.').waitFor();

    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Fold & Hem' }).waitFor();
    expect(await page.title()).toContain('Fold & Hem');

    const shopper = await openFresh({ shopUrl: shop.url, screen: phone });
    await shopper.goto('/login');
    await shopper.getByRole('banner').getByRole('img', { name: 'Fold & Hem' }).waitFor();
    const button = shopper.getByRole('button', { name: 'Login' });
    expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(163, 87, 0)');
    expect(await shopper.title()).toContain('Fold & Hem');
    expect.soft(await axeFaults(shopper)).toEqual([]);

    await page.getByLabel('Another currency').fill('EUR');
    await page.getByRole('button', { name: 'See what it would do' }).click();
    await page.getByRole('button', { name: 'Show all prices in EUR' }).waitFor();
    await look(page);
    await page.getByRole('button', { name: 'Show all prices in EUR' }).click();
    await page.getByText('The shop shows prices in EUR.').waitFor({ timeout: 60_000 });
    await shopper.goto('/browse/women/clothing/dresses');
    await shopper.getByText(/€\d/).first().waitFor();
    expect(await shopper.locator('.figures').getByText(/\$\d/).count()).toBe(0);
  });
});
