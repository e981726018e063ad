import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { treeFaults } from '../testing/accessibility-tree.ts';
import { axeFaults } from '../testing/axe.ts';
import { desktop, phone, tablet, untilDrawn } from '../testing/browser.ts';
import { copyDemo } from '../testing/demo.ts';
import { loadedFonts } from '../testing/fonts.ts';
import { it } from '../testing/journey.ts';
import { removeFolder, runNode, type Shop, startShop } from '../testing/shop.ts';

const token = 'kT8vQ2xZ5nB7mW1cR4yU6pL9';

const rowOf = (id: string, name: string, price: string): string =>
  `${id},${name},Quillmoor,Coats,Red,${price},https://quillmoor.example/${id},https://img.quillmoor.example/${id}.jpg,5\n`;

/** A feed with a color and a category that nobody knows, a row that is refused, and coats at this price. */
const feedAt = (price: string): string => `id,title,brand,category,color,price,link,image,stock
a,Zorblat,Quillmoor,Frobs > Quux,Zzyzx,59.00,https://quillmoor.example/a,https://img.quillmoor.example/a.jpg,5
b,Hat,Quillmoor,Hats,Red,-19,https://quillmoor.example/b,https://img.quillmoor.example/b.jpg,5
${['Rain', 'Snow', 'Wind', 'Frost', 'Hail', 'Storm'].map((name) => rowOf(name, `${name} Coat`, price)).join('')}`;

let shop: Shop;
let folder = '';

const importFeed = async (price: string): Promise<void> => {
  const file = join(folder, 'quillmoor.csv');
  await writeFile(file, feedAt(price));
  const { ended, output } = runNode(['catalogue/cli.ts', 'import', file, '--store', 'Quillmoor'], {
    DATA_DIR: folder,
  });
  if ((await ended) !== 0) throw new Error(output());
};

beforeAll(async () => {
  folder = await copyDemo();
  shop = await startShop({ dataDir: folder, environment: { OPS_TOKEN: token } });
  await importFeed('59.00');
  await importFeed('590.00');
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(folder);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const signIn = async (page: Page, sent = token): Promise<void> => {
  await page.getByLabel('Operations token').fill(sent);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

const goTo = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name }).click();
  await heading(page, name).waitFor();
};

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text }).first();

// The form of who is not signed in comes with status 401.
const forgives = /status of 401/;

describe('The pages of ops', () => {
  it('open with the token, map a value that the next import applies, and close again', async ({ open }) => {
    const page = await open('/ops/feeds', { shopUrl: shop.url, forgives });
    await heading(page, 'Sign in').waitFor();
    await signIn(page, 'guessed');
    await page.getByRole('alert').getByText('Incorrect token.').waitFor();
    const field = page.getByRole('main').locator(':focus');
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect.soft(await axeFaults(page)).toEqual([]);
    await page.keyboard.type(token);
    await page.keyboard.press('Enter');

    await heading(page, 'Feeds').waitFor();
    await expect.poll(() => loadedFonts(page)).toEqual(['Instrument Sans', 'Newsreader']);
    expect(await row(page, 'Quillmoor').textContent()).toMatch(/Good[\s\S]*1 rejectedline 3, price: -19/);
    await goTo(page, 'Unmapped values');
    await page.getByRole('link', { name: 'Colors' }).click();
    await page.getByLabel('What Zzyzx is').selectOption('Blue');
    await row(page, 'Zzyzx').getByRole('button', { name: 'Map' }).click();
    await page.getByRole('status').getByText('Mapped, from the next import on.').waitFor();
    expect(await row(page, 'Zzyzx').textContent()).toContain('Blue, from the next import on');
    await importFeed('590.00');
    await page.reload();
    expect(await page.getByRole('row').filter({ hasText: 'Zzyzx' }).count()).toBe(0);
    expect(await page.getByRole('status').count()).toBe(0);

    await page.getByRole('button', { name: 'Sign out' }).click();
    await heading(page, 'Sign in').waitFor();
    await page.goto('/ops/jobs');
    await heading(page, 'Sign in').waitFor();
  });

  it('keep a leaf that there is not where it was typed, and take one as a phone writes it', async ({ open }) => {
    const page = await open('/ops/values', { shopUrl: shop.url, screen: phone, forgives: /status of 40[01]/ });
    await signIn(page);
    await goTo(page, 'Unmapped values');
    const field = page.getByLabel('What Frobs > Quux is');

    await field.fill('Women/Shoes/Bootz');
    await field.press('Enter');
    await page.getByRole('alert').getByText('There is no category').waitFor();

    expect(await field.inputValue()).toBe('Women/Shoes/Bootz');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect.soft(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Women/Shoes/Boots ');
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Mapped, from the next import on.').waitFor();
    expect(await row(page, 'Frobs').textContent()).toContain('women/shoes/boots, from the next import on');
  });

  it('lead to the rejected rows by keyboard', async ({ open }) => {
    const page = await open('/ops/feeds', { shopUrl: shop.url, forgives });
    await signIn(page);

    await page.getByRole('link', { name: '1 rejected' }).focus();
    await page.keyboard.press('Enter');

    await heading(page, 'Rejects of Quillmoor').waitFor();
    expect(await page.getByRole('row').nth(1).textContent()).toBe('3price-19price is negative');
  });

  it('keep the store in sight of whoever scrolls to its counts on a phone', async ({ open }) => {
    const page = await open('/ops/feeds', { shopUrl: shop.url, screen: phone, forgives });
    await signIn(page);
    const rejects = page.getByRole('link', { name: '1 rejected' });

    await rejects.scrollIntoViewIfNeeded();

    expect((await rejects.boundingBox())?.x).toBeLessThan(phone.width);
    expect((await page.getByRole('cell', { name: 'Quillmoor', exact: true }).first().boundingBox())?.x).toBeCloseTo(16);
  });

  it('keep their cookie from scripts', async ({ open }) => {
    const page = await open('/ops/feeds', { shopUrl: shop.url, forgives });
    await signIn(page);
    await heading(page, 'Feeds').waitFor();

    expect(await page.evaluate(() => document.cookie)).toBe('');
    expect(await page.context().cookies()).toMatchObject([
      { name: '__Host-ops', httpOnly: true, secure: true, sameSite: 'Strict', path: '/' },
    ]);
  });
});

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const buttonsBeyond = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button')]
      .filter((button) => button.getBoundingClientRect().right > innerWidth)
      .map((button) => button.ariaLabel),
  );

describe('axe', () => {
  it('finds nothing on the pages of ops, in light and dark, and nothing is beyond the screen', async ({ open }) => {
    const page = await open('/ops/feeds', { shopUrl: shop.url, forgives });
    const check = async (name: string): Promise<void> => {
      for (const screen of [phone, tablet, desktop]) {
        await page.setViewportSize(screen);
        await untilDrawn(page);
        expect.soft(await overflow(page), `${name}, ${screen.width}`).toBe(0);
        expect.soft(await buttonsBeyond(page), `${name}, ${screen.width}`).toEqual([]);
        // Between a phone and a wide screen nothing stands that neither has.
        if (screen === tablet) continue;
        // The colors are the same at every size, so each scheme is looked at in one of them.
        await page.emulateMedia({ colorScheme: screen === phone ? 'dark' : 'light' });
        expect.soft(await axeFaults(page), `${name}, ${screen.width}`).toEqual([]);
      }
      expect.soft(await treeFaults(page, ['banner', 'main']), name).toEqual([]);
    };

    await check('sign-in');
    await signIn(page);
    await heading(page, 'Feeds').waitFor();
    await check('feeds');
    for (const name of ['Data quality', 'Unmapped values', 'Mails and jobs', 'Shoppers', 'Search']) {
      await goTo(page, name);
      await check(name);
    }
    const { data } = await (await page.request.get('/api/productList')).json();
    const report = { reason: 'wrong', explanation: 'The price is another one at the store.', is_true: true };
    await page.request.post('/api/report-offer', { data: { product_id: data[0].product_id, ...report } });
    await goTo(page, 'Reports');
    await page.getByRole('combobox', { name: /^Decision on report/ }).waitFor();
    await check('reports');
    await page.goto('/ops/search?keyword=red+jacket');
    await check('a tested search');
    await page.goto('/ops/values?kind=color');
    await check('colors');
    await page.goto('/ops/values?kind=placed');
    await check('all categories');
    await page.goto('/ops/quality');
    await page.getByRole('link', { name: 'Quillmoor' }).first().click();
    await heading(page, 'Quillmoor').waitFor();
    await check('store');
    await page.goto('/ops/feeds');
    await page.getByRole('link', { name: '1 rejected' }).click();
    await heading(page, 'Rejects of Quillmoor').waitFor();
    await check('rejects');
  });
});
