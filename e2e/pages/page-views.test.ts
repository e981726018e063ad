import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import { it } from '../testing/journey.ts';
import { main } from '../testing/listing.ts';
import { goTo } from '../testing/router.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { sample } from '../testing/sizes.ts';

type Report = { event: string; page: string; link?: string };

const secret = 'A'.repeat(43);

describe('page views for the analytics service', () => {
  let shop: Shop;
  let service: Server;
  let told: Report[] = [];
  /** While true, the service accepts a report and never responds. */
  let isAsleep = false;

  const pages = (): string[] => told.filter(({ event }) => event === 'page-view').map(({ page }) => page);

  beforeAll(async () => {
    service = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => (text += chunk));
      request.on('end', () => {
        told.push(JSON.parse(text));
        if (!isAsleep) response.writeHead(204).end();
      });
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const environment = { ANALYTICS_URL: `http://127.0.0.1:${port}/page-view`, SEED: 'none' };
    shop = await startShop({ copyOf: inject('emptyDir'), environment });
  });
  beforeEach(() => {
    told = [];
    isAsleep = false;
  });
  afterAll(async () => {
    await shop.stop();
    service.closeAllConnections();
    service.close();
  });

  it('contain each visited page once', async ({ open }) => {
    const page = await open('/about', { shopUrl: shop.url });
    await expect.poll(pages).toEqual(['/about']);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect.poll(pages).toEqual(['/about', '/contact-us']);
    await page.goBack();

    await expect.poll(pages).toEqual(['/about', '/contact-us', '/about']);
  });

  it('omit search keywords that may be an e-mail address', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/search?keyword=ada%40mail.example', { shopUrl: shop.url });
    await expect.poll(pages).toHaveLength(1);

    await goTo(page, '/search?keyword=red+dress');
    await expect.poll(pages).toHaveLength(2);
    await goTo(page, '/search?keyword=red+dress&sort=asc');
    await goTo(page, '/about');

    await expect.poll(pages).toEqual(['/search?keyword=%5Bredacted%5D', '/search?keyword=red+dress', '/about']);
  });

  it.for(sample(['/reset-password', '/no/such'], 1))(
    'never contain %s with its secret',
    { tags: 'sweep' },
    async (path, { open }) => {
      const page = await open(`${path}/${secret}`, { shopUrl: shop.url, forgives: /status of (400|404)/ });
      await main(page).getByRole('heading', { level: 1 }).waitFor();

      await goTo(page, '/about');

      await expect.poll(pages).toEqual(['/about']);
      expect(JSON.stringify(told)).not.toContain(secret);
    },
  );

  it.for(
    sample(
      [
        ['doNotTrack', '1'],
        ['globalPrivacyControl', true],
      ] as const,
      1,
    ),
  )('are not sent if %s', async ([name, value], { open, openFresh }) => {
    const page = await openFresh({ shopUrl: shop.url });
    await page.addInitScript(
      ([property, set]) => Object.defineProperty(Navigator.prototype, property, { get: () => set }),
      [name, value] as const,
    );
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await main(page).getByRole('button', { name: 'SUBMIT' }).waitFor();

    // This page does send a report. Earlier reports would have arrived before it.
    await open('/aboutUs', { shopUrl: shop.url });

    await expect.poll(pages).toEqual(['/aboutUs']);
  });

  it('contain clicks on outgoing links', { tags: 'sweep' }, async ({ openFresh }) => {
    const page = await openFresh({ shopUrl: shop.url });
    await page.goto('/about');
    await expect.poll(pages).toEqual(['/about']);
    await page.context().route('https://www.instagram.com/**', (route) => route.fulfill({ body: 'There' }));

    await page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' }).click();

    await expect
      .poll(() => told.slice(1))
      .toEqual([{ event: 'outbound', page: '/about', link: 'https://www.instagram.com/' }]);
  });

  it('never delay a customer who leaves, even if the service does not respond', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/about', { shopUrl: shop.url });
    await expect.poll(pages).toEqual(['/about']);
    await page.route('https://store.example/**', (route) => route.fulfill({ body: 'The store' }));
    await main(page).evaluate((element) => {
      element.insertAdjacentHTML('beforeend', '<a href="https://store.example/dress">To the store</a>');
    });
    isAsleep = true;

    await main(page).getByRole('link', { name: 'To the store' }).click();

    await page.waitForURL('https://store.example/dress');
    await expect
      .poll(() => told.at(-1))
      .toEqual({ event: 'outbound', page: '/about', link: 'https://store.example/dress' });
  });
});
