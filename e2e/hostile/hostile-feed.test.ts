import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { linkTo, newPerson, register, startAccountShop } from '../testing/customer.ts';
import { readMails } from '../testing/inbox.ts';
import { it } from '../testing/journey.ts';
import { cards, main } from '../testing/listing.ts';
import { runNode, type Shop } from '../testing/shop.ts';
import { sample } from '../testing/sizes.ts';
import { type Canary, linksOf, untilSettled, watchCanary } from './canary.ts';
import { hostileLinks, vectors } from './vectors.ts';

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Six products, each with a sixth of the vectors in its description and one vector in every other field. */
const perProduct = Math.ceil(vectors.length / 6);
const groupsOf = (): string[][] =>
  Array.from({ length: 6 }, (_, at) => vectors.slice(at * perProduct, (at + 1) * perProduct));

const rowOf = (at: number, name: string, description: string, link: string, price: string): string => {
  const vector = vectors[at % vectors.length] ?? '';
  const texts = [`h-${at}`, `Hostile Dress ${name} ${vector}`, `Label ${at} ${vector}`];
  const place = ['Women > Clothing > Dresses', `Blue ${vector}`, `M ${vector}`];
  return [...texts, ...place, price, link, 'https://store.example/picture.jpg', description].map(quoted).join(',');
};

const header = 'id,title,brand,category,color,size,price,link,image,description';

/** Names consist of letters, so that cleaning does not change them. */
const nameOf = (at: number): string =>
  `${String.fromCharCode(65 + Math.floor(at / 26))}${String.fromCharCode(97 + (at % 26))}`;

const feedAt = (price: string): string => {
  const groups = groupsOf().map((group, at) =>
    rowOf(at, nameOf(at), `<p>Soft <b>wool</b></p>${group.join(' ')}`, `https://store.example/${at}`, price),
  );
  const singles = vectors.map((vector, at) =>
    rowOf(100 + at, nameOf(26 + at), vector, `https://store.example/${100 + at}`, price),
  );
  return `${[header, ...groups, ...singles].join('\n')}\n`;
};

const badLinks = `${[header, ...hostileLinks.map((link, at) => rowOf(900 + at, nameOf(at), 'x', link, '9'))].join('\n')}\n`;

const query = 'keyword=hostile+dress';

describe('F3, F4: a hostile store', { timeout: 600_000 }, () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await startAccountShop();
  });
  afterAll(() => shop.stop());

  const importFeed = async (text: string, ...more: string[]) => {
    const file = join(shop.dataDir, 'feed.csv');
    await writeFile(file, text);
    const store = 'Store <img src=x onerror=canary()>';
    const run = runNode(
      [
        'tools/catalogue/cli.ts',
        'import',
        file,
        '--store',
        store,
        '--currency',
        'USD',
        '--shipping',
        '<svg onload=canary()>Free',
        ...more,
      ],
      { DATA_DIR: shop.dataDir, INIT_CWD: shop.dataDir },
    );
    return { code: await run.ended, output: run.output() };
  };
  const listProducts = async (
    number = 1,
  ): Promise<{ id: number; title: string; product_color_data: { color_id: number }[] }[]> => {
    const reply = await fetch(`${shop.url}/api/search?${query}&page=${number}`);
    return ((await reply.json()) as { data: [] }).data;
  };

  /** Allowed console messages: the pictures of the feed do not exist, and the policy reports what it blocked. */
  const opening = () => ({ shopUrl: shop.url, forgives: /Failed to load resource|Content Security Policy|violates/ });
  const expectQuiet = async (page: Page, canary: Canary): Promise<void> => {
    await untilSettled(page);
    expect(canary.fired).toEqual([]);
    const protocols = (await linksOf(page)).map((href) => new URL(href).protocol);
    expect(protocols.filter((protocol) => !['http:', 'https:', 'mailto:', 'tel:'].includes(protocol))).toEqual([]);
  };

  it('can import products, but only with web links', async () => {
    const { code, output } = await importFeed(feedAt('90'));
    expect(code, output).toBe(0);
    const refused = await importFeed(badLinks, '--dry-run', '--yes');
    const [, report = ''] = /Report: (\S+)/.exec(refused.output) ?? [];
    const reasons = await readFile(report, 'utf8');

    await expect.poll(async () => (await listProducts()).length).toBe(24);
    for (const scheme of ['javascript:', 'data:', 'vbscript:', 'file:'])
      expect(reasons.toLowerCase()).toContain(scheme);
  });

  it('runs nothing in a listing, its quick view, and the product pages', async ({ openFresh }) => {
    const page = await openFresh(opening());
    const canary = await watchCanary(page);
    for (const number of [1, 2, 3]) {
      await page.goto(`/search?${query}&page=${number}`);
      await cards(page).first().waitFor();
      await expectQuiet(page, canary);
    }
    const pages = await Promise.all([1, 2, 3].map(listProducts));
    const wordy = pages.flat().filter(({ title }) => /dress a[a-f]\b/i.test(title));
    expect(wordy).toHaveLength(groupsOf().length);
    for (const { id } of sample(wordy, 2)) {
      await page.goto(`/search?${query}&product=${id}`);
      await page.getByRole('dialog').getByRole('heading').first().waitFor();
      await expectQuiet(page, canary);
    }
    for (const { id } of wordy) {
      await page.goto(`/product/${id}/x`);
      await main(page).getByRole('heading', { level: 1 }).waitFor();
      await expectQuiet(page, canary);
    }
  });

  it('runs nothing in favorites or in a price alert mail', async ({ openFresh, browser }) => {
    const person = await register(shop, { ...newPerson(), first_name: '<img src=x onerror=canary()>' });
    const headers = { 'Content-Type': 'application/json', Token: person.token };
    const link = await linkTo(shop, person, '/emailVerificaton');
    await fetch(`${shop.url}/api/customer/verify?id=${link.split('/').at(-1)}`);
    for (const { id, product_color_data } of (await listProducts()).slice(0, 12)) {
      const heart = { product_id: id, color_id: product_color_data[0]?.color_id, actionType: 'add' };
      const reply = await fetch(`${shop.url}/api/add-to-favorite`, {
        method: 'POST',
        headers,
        body: JSON.stringify(heart),
      });
      expect(reply.status).toBe(200);
    }
    const page = await openFresh(opening());
    const canary = await watchCanary(page);
    const stored = { auth: true, userDetails: { ...person, password: '********' }, logoutFlag: true };
    await page.addInitScript((text) => localStorage.setItem('root', text), JSON.stringify(stored));
    await page.goto('/my-favourite');
    await cards(page).first().waitFor();
    await expectQuiet(page, canary);
    await page.goto('/profile');
    await main(page).getByRole('heading').first().waitFor();
    await expectQuiet(page, canary);

    const { code, output } = await importFeed(feedAt('45'));
    expect(code, output).toBe(0);
    await expect.poll(async () => (await readMails(shop, person.email)).length, { timeout: 60_000 }).toBe(2);
    // A mail has no content security policy, so any script in it would run.
    const reader = await browser.newPage();
    const inMail = await watchCanary(reader);
    for (const { html = '' } of await readMails(shop, person.email)) {
      await reader.setContent(html);
      await untilSettled(reader);
      expect(html).toContain('</html>');
    }
    await reader.close();
    expect(inMail.fired).toEqual([]);
  });

  it('is detected: the same vectors fire in a page that does not escape them (planted)', { tags: 'sweep' }, async ({
    browser,
  }) => {
    const page = await browser.newPage();
    const canary = await watchCanary(page);
    let firing = 0;
    for (const vector of vectors) {
      canary.fired.length = 0;
      await page.setContent(`<!doctype html><html><body>${vector}</body></html>`, { waitUntil: 'commit' });
      await untilSettled(page);
      if (canary.fired.length > 0) firing += 1;
    }
    await page.close();

    expect(vectors.length).toBeGreaterThanOrEqual(60);
    expect(firing).toBeGreaterThan(25);
  });
});
