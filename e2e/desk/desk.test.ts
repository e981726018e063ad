// cspell:ignore colour
import type { Cookie, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { phone } from '../testing/browser.ts';
import { copyDemo } from '../testing/demo.ts';
import { readMails } from '../testing/inbox.ts';
import { it } from '../testing/journey.ts';
import { removeFolder, type Shop, startShop } from '../testing/shop.ts';
import { fillCode, heading, password } from '../testing/staff.ts';
import { acceptInvitation, forgives, look } from './desk.ts';

let shop: Shop;
let folder = '';
let ownerSecret = '';
let ownerCookies: Cookie[] = [];

beforeAll(async () => {
  folder = await copyDemo();
  shop = await startShop({ dataDir: folder });
});
afterAll(async () => {
  await shop.stop();
  await removeFolder(folder);
});

/** A feed with unknown columns. */
const fileOf = (price: string) => ({
  name: 'tarnbeck.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'ref;title;maker;group;color;old;cost;web;picture',
      ...['1', '2', '3'].map(
        (ref) =>
          `${ref};Wool Coat ${ref};Tarnbeck;Women > Clothing > Coats;Navy;99.00;${price};https://tarnbeck.example/${ref};https://tarnbeck.example/${ref}.jpg`,
      ),
      '',
    ].join('\n'),
  ),
});

/** Opens a page of the group Settings in the desk's navigation. */
const goTo = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name }).click();
  await heading(page, name).waitFor();
};

const mailedPath = async (email: string): Promise<string> => {
  await expect.poll(async () => (await readMails(shop, email)).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const [mail] = await readMails(shop, email);
  return /\/ops\/accept#\S+/.exec(mail?.text ?? '')?.[0] ?? '';
};

describe('the desk', () => {
  it('signs in an owner with the printed link, invites a viewer, gives other roles, and shows the audit log', async ({
    openFresh,
  }) => {
    const owner = await openFresh({ shopUrl: shop.url, forgives });
    const [, printed = ''] = /(\/ops\/accept#\S+)/.exec(shop.output()) ?? [];
    ownerSecret = await acceptInvitation(owner, printed, 'Ada Byron', 'ada@shop.test');
    await look(owner);

    await goTo(owner, 'Staff');
    await owner.getByLabel('E-mail').fill('grace@shop.test');
    await owner.getByRole('button', { name: 'Invite' }).click();
    await owner.getByRole('cell', { name: 'viewer' }).waitFor();
    await look(owner);

    const viewer = await openFresh({ shopUrl: shop.url, screen: phone, forgives });
    const viewerSecret = await acceptInvitation(viewer, await mailedPath('grace@shop.test'), 'Grace Hopper');
    const menu = viewer.getByRole('navigation', { name: 'Desk' }).getByRole('link');
    expect(await menu.allTextContents()).toEqual(['Insight ']);
    await look(viewer);
    await viewer.goto('/ops/messages');
    await heading(viewer, 'Your role cannot open this page').waitFor();
    await look(viewer);
    const refused = await viewer.evaluate(async () => {
      const body = JSON.stringify({ from: 'x', to: 'blue' });
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch('/api/desk/synonyms/set', { method: 'POST', headers, body })).status;
    });
    expect(refused).toBe(403);

    const giveRole = async (role: string): Promise<void> => {
      await owner.reload();
      await owner.getByLabel('Role of Grace Hopper').selectOption(role);
      await owner.getByRole('status').getByText('Role changed').waitFor();
    };
    await giveRole('support');
    await viewer.reload();
    await heading(viewer, 'Messages').waitFor();
    expect(await menu.allTextContents()).toEqual(['Catalogue ', 'Shop ', 'People ', 'Insight ']);

    // Signing in again requires both factors and returns to the requested page.
    await viewer.getByRole('button', { name: 'Sign out' }).click();
    await heading(viewer, 'Sign in').waitFor();
    await viewer.goto('/ops/messages');
    await heading(viewer, 'Sign in').waitFor();
    await look(viewer, ['main']);
    await viewer.getByLabel('Email').fill('grace@shop.test');
    await viewer.getByLabel('Password', { exact: true }).fill(password);
    await viewer.keyboard.press('Enter');
    await heading(viewer, 'Enter a code').waitFor();
    await look(viewer, ['main']);
    await fillCode(viewer, viewerSecret, 0);
    await viewer.keyboard.press('Enter');
    await heading(viewer, 'Messages').waitFor();

    await giveRole('editor');
    await owner.getByRole('banner').getByRole('link', { name: 'Ada Byron' }).click();
    await heading(owner, 'Ada Byron').waitFor();
    await look(owner);
    const keys = owner.getByRole('list', { name: 'Keys' });
    for (const isOn of [false, true]) {
      await owner.getByLabel(/^Use single keys/).press(' ');
      await owner.goto('/ops/catalogue');
      await owner.getByRole('table').waitFor();
      await owner.keyboard.press('/');
      expect([await keys.count(), await owner.evaluate(() => document.activeElement?.tagName === 'INPUT')]).toEqual([
        Number(isOn),
        isOn,
      ]);
      await owner.goBack();
      await heading(owner, 'Ada Byron').waitFor();
    }
    await goTo(owner, 'Audit log');
    const entry = owner.getByRole('row').filter({ hasText: 'role: editor' });
    expect(await entry.textContent()).toMatch(/ada@shop\.test.*grace@shop\.test.*role: support.*role: editor/);
    await look(owner);
  });

  it('finds a product by keyboard, hides it from the shop, and undoes the change', async ({ openFresh }) => {
    const page = await openFresh({ shopUrl: shop.url, forgives });
    await page.goto('/ops/catalogue');
    await heading(page, 'Sign in').waitFor();
    await page.getByLabel('Email').fill('ada@shop.test');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await heading(page, 'Enter a code').waitFor();
    await fillCode(page, ownerSecret, 1);
    await page.keyboard.press('Enter');
    await page.getByRole('table').waitFor();
    ownerCookies = await page.context().cookies();
    expect.soft(await axeFaults(page)).toEqual([]);

    await page.keyboard.press('/');
    await page.keyboard.type('coat');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /coat/i }).first().waitFor();
    await page.getByRole('button', { name: 'Find' }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What the feed says' }).waitFor();
    const id = new URL(page.url()).searchParams.get('id');
    expect.soft(await axeFaults(page)).toEqual([]);
    const inShop = async () => (await page.request.get(`/api/product/${id}`)).status();
    const before = await inShop();
    await page.keyboard.press('h');
    await page.getByText('Not shown. Staff hid it.').waitFor();
    const hidden = await inShop();
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await page.getByRole('link', { name: 'View in the shop' }).waitFor();

    expect([before, hidden, await inShop()]).toEqual([200, 404, 200]);
  });

  it('imports a commission report, and describes a chart by arrow keys', async ({ openFresh }) => {
    const page = await openFresh({ shopUrl: shop.url, forgives });
    await page.context().addCookies(ownerCookies);
    await page.goto('/ops/commissions');
    const today = new Date().toISOString().slice(0, 10);
    const csv = `Transaction ID,Store,Date,Sale,Commission,Status\n7,LF Retail,${today},100.00,8.00,approved\n8,LF Retail,soon,1,1,approved`;
    await page
      .getByLabel('Report (CSV)')
      .setInputFiles({ name: 'june.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Other: 1 order new, 0 updated, 0 as before').waitFor();
    await page.getByRole('cell', { name: 'Missing, invalid or future date: soon' }).waitFor();
    await page.getByLabel('Store of LF Retail').selectOption({ index: 1 });
    await page.getByText('All its commissions count for that store').first().waitFor();
    await look(page);

    const chart = page.getByRole('slider', { name: 'Commission by day' });
    await chart.focus();
    const read = async () => (await chart.getAttribute('aria-valuetext')) ?? '';
    expect(await read()).toContain(': $8.00;');
    await page.keyboard.press('ArrowLeft');
    expect(await read()).toContain(': $0.00;');
    await page.getByText('Day by day').first().click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /^CSV.*Day by day$/ }).click();
    expect((await download).suggestedFilename()).toBe('commissions-days-28-days.csv');
  });

  it("rejects the printed link the second time, and fits a phone's screen", async ({ openFresh }) => {
    const page = await openFresh({ shopUrl: shop.url, screen: phone, forgives: /status of 40[01]/ });
    const [, printed = ''] = /(\/ops\/accept#\S+)/.exec(shop.output()) ?? [];

    await page.goto(printed);
    await page.getByRole('alert').getByText('This link is not valid or has expired').waitFor();
    await page.goto('/ops/audit');
    await heading(page, 'Sign in').waitFor();

    expect(new URL(page.url()).search).toBe('?to=%2Fops%2Faudit');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });

  it('reorders the home page, publishes it, and shows it to a shopper on a phone', async ({ openFresh }) => {
    // The preview refuses a section that has no title yet.
    const page = await openFresh({ shopUrl: shop.url, forgives: /status of (?:400|401|403)/ });
    await page.context().addCookies(ownerCookies);
    await page.goto('/ops/pages');
    await page.getByRole('link', { name: 'Home page' }).click();
    await heading(page, 'Home page').waitFor();
    await page.getByLabel('Add a section').selectOption('Text');
    const section = page.getByRole('listitem').filter({ hasText: 'Text: without a title' });
    await section.getByRole('textbox', { name: 'Title' }).fill('A letter from us');
    const written = page.getByRole('listitem').filter({ hasText: 'Text: A letter from us' });
    await written.getByRole('textbox', { name: 'Text' }).fill('Come **in**.');
    const up = page.getByRole('button', { name: /^Move up: Section \d+, Text: A letter from us$/ });
    await up.focus();
    // The focus stays on the section while it moves.
    while ((await up.getAttribute('aria-disabled')) !== 'true') await page.keyboard.press('Enter');
    await page.getByTitle('Preview').contentFrame().getByText('Come in.').waitFor();
    await look(page);
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('The shop shows version 1').waitFor();

    const shopper = await openFresh({ shopUrl: shop.url, screen: phone });
    await shopper.goto('/');
    expect(await shopper.getByRole('heading', { level: 2 }).first().textContent()).toBe('A letter from us');

    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByText('The shop shows its default').waitFor();
    await shopper.reload();
    expect(await shopper.getByRole('heading', { name: 'A letter from us' }).count()).toBe(0);
  });

  it('pins products by keyboard, shows them first to a shopper, and sends a test newsletter', {
    tags: 'sweep',
  }, async ({ openFresh }) => {
    const page = await openFresh({ shopUrl: shop.url, forgives });
    await page.context().addCookies(ownerCookies);
    await page.goto('/ops/listings');
    await page.getByLabel('Name, for example spring-boots').fill('belts');
    await page.keyboard.press('Enter');
    await heading(page, 'Belts').waitFor();
    await page.getByLabel('Add to: First').fill('belt');
    const first = page.getByRole('region', { name: 'First' });
    for (let place = 0; place < 2; place += 1)
      await first.getByRole('button', { name: /^Add / }).first().press('Enter');
    await first.getByRole('button', { name: /^Move up: Product 2/ }).press('Enter');
    await page.getByRole('region', { name: 'With this' }).getByText('first').nth(1).waitFor();
    await look(page);
    const pinned = await first.getByRole('list').first().locator('li').allInnerTexts();
    await page.getByRole('button', { name: 'Save and publish' }).click();
    await page.getByText('The shop shows version 1').waitFor();

    const shopper = await openFresh({ shopUrl: shop.url, screen: phone });
    const shown = async (query: string): Promise<string[]> => {
      const { data } = await (await shopper.request.get(`/api/productList?${query}`)).json();
      return data.slice(0, 2).map(({ title }: { title: string }) => title);
    };
    const titles = pinned.map((text) => text.split('\n').find((line) => /[a-z]/i.test(line)));
    expect(await shown('')).toEqual(titles);
    expect(await shown('sort=desc')).not.toEqual(titles);

    await page.goto('/ops/newsletters');
    await page.getByLabel('Name, for example november').fill('november');
    await page.keyboard.press('Enter');
    await page.getByLabel('Subject', { exact: true }).fill('New coats');
    await page.getByTitle('Mail').contentFrame().getByText('New coats').waitFor();
    await look(page);
    await page.getByRole('button', { name: 'Send a test to me' }).click();
    const subjects = async () => (await readMails(shop, 'ada@shop.test')).map(({ subject }) => subject);
    await expect.poll(subjects, { timeout: 60_000 }).toContain('Test: New coats');
    await page.goto('/ops/subscribers');
    await heading(page, 'Subscribers').waitFor();
    await look(page);
  });

  it('adds a store by upload, maps its columns by keyboard, imports it, and makes a dry run of its next feed', {
    tags: 'sweep',
  }, async ({ openFresh }) => {
    const page = await openFresh({ shopUrl: shop.url, forgives });
    await page.context().addCookies(ownerCookies);
    await page.goto('/ops/new-store');
    await page.getByRole('button', { name: 'Upload a file' }).click();
    await page.getByLabel('Name of the store').fill('Tarnbeck');
    await look(page);
    await page.locator('input[type=file]').setInputFiles(fileOf('12.50'));
    await page.getByRole('heading', { name: 'Columns and fields' }).waitFor();
    const price = page.getByLabel('Column of the feed for Price', { exact: true });
    await price.focus();
    await page.keyboard.type('cost');
    await expect.poll(() => price.inputValue()).toBe('cost');
    await page.getByLabel('Column of the feed for Currency', { exact: true }).selectOption('A text or template ...');
    await page.getByLabel('Text or template of Currency').fill('USD');
    await page.getByText('12.50 USD').first().waitFor();
    await look(page);
    // The upload's id is in the URL, so a reload shows it again.
    await page.reload();
    await page.getByText('tarnbeck.csv, 1 KB, is uploaded.').waitFor();
    await page.getByLabel('Name of the store').fill('Tarnbeck');
    await page.getByLabel('Column of the feed for Price', { exact: true }).selectOption('cost');
    await page.getByLabel('Currency', { exact: true }).fill('USD');
    await page.getByLabel('Currency', { exact: true }).press('Tab');
    await page.getByText('12.50 USD').first().waitFor();
    await page.getByRole('button', { name: 'Import it' }).click();
    await heading(page, 'Tarnbeck').waitFor();
    await page.getByRole('cell', { name: 'imported' }).waitFor({ timeout: 60_000 });
    await look(page);

    await page.getByRole('link', { name: 'Preview or upload a feed' }).click();
    await page.getByRole('button', { name: 'Upload the next one' }).click();
    await page.locator('input[type=file]').setInputFiles(fileOf('9.50'));
    await page.getByText('9.50 USD').first().waitFor();
    await page.getByRole('button', { name: 'See what would change' }).click();
    await page.getByRole('row').filter({ hasText: 'Price' }).getByText('9.50').waitFor({ timeout: 60_000 });
    await look(page);
    await page.getByRole('button', { name: 'Keep and import' }).click();
    await page.getByRole('cell', { name: 'imported' }).nth(1).waitFor({ timeout: 60_000 });

    await page.goto(`${page.url()}&tab=settings#audience`);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[id="audience"]') !== null))
      .toBe(true);
    await look(page);
    await page.keyboard.type('Women');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. The next import uses it.').waitFor();
    await page.getByRole('button', { name: 'Data', exact: true }).click();
    await page.getByRole('heading', { name: 'What its imports learned' }).waitFor();
    await look(page);
  });
});
