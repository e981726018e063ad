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

describe('What the analytics service is told', () => {
  let shop: Shop;
  let service: Server;
  let told: Report[] = [];
  /** While the service is asleep it takes a report and never answers. */
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

  it('is each page that was opened, once', async ({ open }) => {
    const page = await open('/about', { shopUrl: shop.url });
    await expect.poll(pages).toEqual(['/about']);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await expect.poll(pages).toEqual(['/about', '/contact-us']);
    await page.goBack();

    await expect.poll(pages).toEqual(['/about', '/contact-us', '/about']);
  });

  it('is a search without what may be an address of somebody', async ({ open }) => {
    const page = await open('/search?keyword=ada%40mail.example', { shopUrl: shop.url });
    await expect.poll(pages).toHaveLength(1);

    await goTo(page, '/search?keyword=red+dress');
    await expect.poll(pages).toHaveLength(2);
    await goTo(page, '/search?keyword=red+dress&sort=asc');
    await goTo(page, '/about');

    await expect.poll(pages).toEqual(['/search?keyword=%5Bredacted%5D', '/search?keyword=red+dress', '/about']);
  });

  it.for(sample(['/reset-password', '/no/such'], 1))('is never %s with its secret', async (path, { open }) => {
    const page = await open(`${path}/${secret}`, { shopUrl: shop.url, forgives: /status of (400|404)/ });
    await main(page).getByRole('heading', { level: 1 }).waitFor();

    await goTo(page, '/about');

    await expect.poll(pages).toEqual(['/about']);
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  it.for(
    sample(
      [
        ['doNotTrack', '1'],
        ['globalPrivacyControl', true],
      ] as const,
      1,
    ),
  )('is nothing where %s says so', async ([name, value], { open, openFresh }) => {
    const page = await openFresh({ shopUrl: shop.url });
    await page.addInitScript(
      ([property, set]) => Object.defineProperty(Navigator.prototype, property, { get: () => set }),
      [name, value] as const,
    );
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
    await main(page).getByRole('button', { name: 'SUBMIT' }).waitFor();

    // A page that does tell comes after them, so whatever they had to tell would have come before.
    await open('/aboutUs', { shopUrl: shop.url });

    await expect.poll(pages).toEqual(['/aboutUs']);
  });

  it('is a link that leaves the shop', { tags: 'sweep' }, async ({ openFresh }) => {
    const page = await openFresh({ shopUrl: shop.url });
    await page.goto('/about');
    await expect.poll(pages).toEqual(['/about']);
    await page.context().route('https://www.instagram.com/**', (route) => route.fulfill({ body: 'There' }));

    await page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' }).click();

    await expect
      .poll(() => told.slice(1))
      .toEqual([{ event: 'outbound', page: '/about', link: 'https://www.instagram.com/' }]);
  });

  it('never holds up a customer who leaves, even if nobody answers', { tags: 'sweep' }, async ({ open }) => {
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
