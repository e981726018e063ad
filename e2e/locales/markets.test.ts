// cspell:ignore Menü Damen Kleidung Kleider Alles Kategorien dieser Liste Sortieren Preis aufsteigend Deutschland Deutsch
// cspell:ignore kaufen Favoriten hinzufügen Vorname Nachname Passwort bestätigen Registrieren Bitte bestätige deine Adresse
// cspell:ignore zelt Zelt entfernen Seite nicht gefunden Dein Konto Wechseln Schließen Herren aufsteigend Vornamen Sprache vestido
import { randomUUID } from 'node:crypto';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { getProduct } from '@wearfolio/contracts/product';
import { type Key, textsOf } from '@wearfolio/messages/english';
import type { Locale } from '@wearfolio/messages/locales';
import { namesIn } from '@wearfolio/messages/names';
import { translateIn } from '@wearfolio/messages/translate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, vi } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { phone, untilAlive } from '../testing/browser.ts';
import { readLinks, readMails } from '../testing/inbox.ts';
import { it } from '../testing/journey.ts';
import { runNode, type Shop, startShop } from '../testing/shop.ts';
import { sample } from '../testing/sizes.ts';
import { tooWide } from '../testing/width.ts';

const plainKeys = (Object.keys(textsOf) as Key[]).filter(
  (key) => !key.startsWith('desk.') && !textsOf[key].includes('{'),
);

/** What the shop says in English and not in another language. */
const englishBeside = (locale: Locale): ReadonlySet<string> => {
  const t = translateIn(locale) as (key: Key) => string;
  const names = namesIn(locale);
  const own = new Set([...plainKeys.map((key) => t(key)), ...Object.values(names)]);
  const texts = [...plainKeys.map((key) => textsOf[key]), ...Object.keys(names)];
  return new Set(texts.map((text) => text.replace(/<[^>]*>/g, '')).filter((text) => !own.has(text)));
};

/** All texts and labels of a page, but for those in a language of their own. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.closest('script, style, noscript, body [lang]'),
    );
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    return elements.flatMap((element) => [
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : [])),
    ]);
  });

const expectIn = async (locale: Locale, page: Page): Promise<void> => {
  const english = englishBeside(locale);
  const leftInEnglish = async () => [
    ...new Set((await textsOn(page)).map((text) => text.trim()).filter((text) => english.has(text))),
  ];
  await expect.poll(leftInEnglish, { message: page.url() }).toEqual([]);
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  await expect.poll(() => tooWide(page), { message: page.url() }).toEqual([]);
};

const expectGerman = (page: Page): Promise<void> => expectIn('de', page);

const walk = async (page: Page, locale: Locale, paths: readonly string[]): Promise<void> => {
  for (const own of paths) {
    await page.goto(`/${locale}${own}`);
    await untilAlive(page);
    await page.getByRole('main').waitFor();
    await expectIn(locale, page);
  }
};

const path = (page: Page): string => new URL(page.url()).pathname;

/** Each language has the same pages, and `check:messages` finds texts without a translation. */
const others = sample(
  [
    ['fr', 'robe'],
    ['es', 'vestido'],
  ] as const,
  0,
);

let shop: Shop;

const catalogue = async (...line: string[]): Promise<string> => {
  const { ended, output } = runNode(['tools/catalogue/cli.ts', ...line], { DATA_DIR: shop.dataDir });
  expect([await ended, output()]).toEqual([0, expect.any(String)]);
  return output();
};

const ask = async <T>(call: string): Promise<T> => (await fetch(shop.url + call)).json() as Promise<T>;

/** The stores that deliver to every market: those of one product, which fill a page of each kind, or all. */
const delivering = async (): Promise<string[]> => {
  if (inject('everySize')) {
    const { data } = await ask<{ data: { store_name: string }[] }>('/api/storeList');
    return data.map(({ store_name }) => store_name);
  }
  const [product] = await ask<Reply<typeof getProduct>>('/api/product/1');
  return product?.offers.map(({ store_name }) => store_name) ?? [];
};

beforeAll(async () => {
  shop = await startShop({ copyOf: inject('demoDir') });
  const markets = ['de', ...others.map(([locale]) => locale)];
  for (const locale of markets) {
    const options = ['--country', locale.toUpperCase(), '--language', locale, '--currency', 'EUR'];
    expect(await catalogue('market', 'add', locale, ...options)).toContain(`Added the market /${locale}/`);
  }
  const delivery = ['US=free', 'DE=4.95', 'FR=4.95', 'ES=4.95'].flatMap((rule) => ['--delivery', rule]);
  for (const name of await delivering()) await catalogue('store', 'set', '--store', name, ...delivery);
  const isOpen = async () => expect((await fetch(`${shop.url}/${markets.at(-1)}/product/1`)).status).toBe(200);
  await vi.waitFor(isOpen, { timeout: 60_000, interval: 200 });
});
afterAll(() => shop.stop());

describe('a German market on a phone', () => {
  it('leads from the footer to the same listing, in German, with its order', async ({ openBlank }) => {
    const page = await openBlank({ screen: phone, shopUrl: shop.url });
    await page.goto('/browse/women/clothing/dresses?sort=asc');
    await untilAlive(page);
    await page.getByRole('link', { name: 'Deutschland · Deutsch' }).click();
    await page.waitForURL('**/de/**');
    await untilAlive(page);

    expect(path(page)).toBe('/de/browse/women/clothing/dresses');
    expect(new URL(page.url()).search).toBe('?sort=asc');
    await page.getByRole('heading', { level: 1, name: 'Kleider' }).waitFor();
    await page.getByText(/≈ \d+/).first().waitFor();
    await expectGerman(page);
    expect(await axeFaults(page)).toEqual([]);
  });

  it('shows home, menu, product, search and account pages without an English text of its own', async ({
    openBlank,
  }) => {
    const page = await openBlank({ screen: phone, shopUrl: shop.url, forgives: /404/ });
    await walk(page, 'de', [
      ...sample(['/', '/product/1', '/search?keyword=kleider', '/my-favourite', '/brand', '/login', '/no/page'], 4),
    ]);
    await page.goto('/de/');
    await untilAlive(page);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Damen' }).click();
    await page.getByRole('link', { name: 'Alles in Damen' }).waitFor();
    await expectGerman(page);
  });

  it('calls a kind that has no German name what the shopper called it', async ({ openBlank }) => {
    const page = await openBlank({ screen: phone, shopUrl: shop.url });
    await page.goto('/de/search?keyword=zelt');
    await untilAlive(page);
    await page.getByRole('button', { name: 'Zelt entfernen' }).waitFor();
  });

  it('leads out to stores within itself, and says in German when an offer is gone', async ({ openBlank }) => {
    const page = await openBlank({ screen: phone, shopUrl: shop.url, forgives: /404/ });
    await page.goto('/de/product/1');
    await untilAlive(page);
    const leaving = page.getByRole('main').locator('a[target="_blank"]').first();
    const [start, rest] = ((await leaving.getAttribute('href')) ?? '').split(/(?<=\/out\/)\d+/);
    await page.goto(`${start}999999${rest}`);
    await untilAlive(page);

    expect(start).toBe('/de/out/');
    await page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' }).waitFor();
    await expectGerman(page);
  });

  it('signs up in German, with a mail that leads back', async ({ openBlank }) => {
    const page = await openBlank({ screen: phone, shopUrl: shop.url });
    const email = `ada-${randomUUID().slice(0, 8)}@shop.test`;
    await page.goto('/de/signup');
    await untilAlive(page);
    const form = page.getByRole('main');
    await form.getByRole('button', { name: 'Registrieren' }).click();
    await form.getByText('Vorname: Bitte gib den Vornamen ein').waitFor();
    await form.getByLabel('Vorname').fill('Ada');
    await form.getByLabel('Nachname').fill('Lovelace');
    await form.getByLabel('E-Mail', { exact: true }).fill(email);
    await form.getByLabel('Passwort', { exact: true }).fill('tulip fan 47');
    await form.getByLabel('Passwort bestätigen', { exact: true }).fill('tulip fan 47');
    await form.getByRole('button', { name: 'Registrieren' }).click();
    const links = await readLinks(shop, email);
    const [mail] = await readMails(shop, email);

    expect(mail?.subject).toBe('Bitte bestätige deine E-Mail-Adresse');
    expect(links.every((link) => link.startsWith('/de/'))).toBe(true);
    await page.waitForURL((url) => url.pathname !== '/de/signup');
    await expectGerman(page);
  });

  it('suggests the market of the browser, and remembers that the shopper stays', async ({ openBlank }) => {
    const page = await openBlank({ screen: phone, shopUrl: shop.url });
    await page.goto('/de/');
    await untilAlive(page);
    const bar = page.getByRole('complementary', { name: 'Land und Sprache' });
    await bar.getByText('This shop is also in English.').waitFor();
    await bar.getByRole('button', { name: 'Schließen' }).click();
    await page.reload();
    await untilAlive(page);
    await page.getByRole('link', { name: 'Deutschland · Deutsch' }).waitFor();

    expect(await bar.count()).toBe(0);
  });
});

describe.each(others)('a market in %s on a phone', (locale, word) => {
  it('shows its main screens without an English text of the shop', async ({ openBlank }) => {
    const page = await openBlank({ screen: phone, shopUrl: shop.url, forgives: /404/ });
    await walk(page, locale, [
      ...['/', '/browse/women/clothing/dresses', '/product/1', `/search?keyword=${word}`, '/signup'],
      ...['/contact-us', '/my-favourite', '/no/page'],
    ]);
  });
});
