import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@wearfolio/catalogue/testing/feed-store';
import { openSftp, user } from '@wearfolio/catalogue/testing/file-servers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { phone } from '../testing/browser.ts';
import { countClicks } from '../testing/clicks.ts';
import { it } from '../testing/journey.ts';
import { main } from '../testing/listing.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { heading, joinDesk } from '../testing/staff.ts';
import { finishLaunchList } from './launch.ts';
import { addTiles, mergeBrand, splitAndUndo } from './mend.ts';

// cspell:ignore Kenetrek: a brand in a feed.
const root = join(import.meta.dirname, '..', '..');
const extract = (file: string): string => join(root, 'quality', 'feeds', file);
const logo = join(root, 'apps', 'web', 'public', 'icons', 'icon-192.png');

// A second store sells the first one's shoe under a name that may mean a high-top, so staff must decide.
const withDoubtfulShoe = async (): Promise<Buffer> => {
  const feed = await readFile(extract('avantlink-campsaver-2020.xml'), 'utf8');
  const [shoe = ''] = /<Product>.*?<\/Product>/s.exec(feed) ?? [];
  const doubtful = shoe
    .replace(/<(SKU|Variant_Parent_SKU)>[^<]*/g, '<$1>DRAGON-MID')
    .replace(/<Manufacturer_Id>[^<]*/, '<Manufacturer_Id>5-DM')
    .replace(/<Brand_Name>[^<]*/, '<Brand_Name>Five Ten')
    .replace(/<Product_Name>[^<]*/, "<Product_Name>Five Ten Dragon Mid Climbing Shoe - Men's")
    .replace(/<Long_Description>[^<]*/, '<Long_Description>');
  return Buffer.from(feed.replace('</Products>', `${doubtful}</Products>`));
};

const mailbox = 'hello@harbor.test';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({
    copyOf: inject('emptyDir'),
    environment: { SEED: 'none', FEED_PRIVATE_HOSTS: '127.0.0.1' },
  });
});
afterAll(() => shop.stop());

const giveFeed = async (page: Page, store: string, file: string): Promise<void> => {
  await page.goto('/ops/new-store');
  await heading(page, 'Add a store').waitFor();
  await page.getByLabel('Name of the store').fill(store);
  await page.getByRole('button', { name: 'Upload a file' }).click();
  await page.locator('input[type=file]').setInputFiles(file);
};

// Stores give feeds behind passwords, on web and file servers.
const giveAddress = async (page: Page, store: string, address: string): Promise<void> => {
  await page.goto('/ops/new-store');
  await page.getByLabel('Name of the store').fill(store);
  await page.getByLabel('Address of the feed').fill(address);
  await page.getByLabel('The server asks for').selectOption('User and password');
  await page.getByLabel('User', { exact: true }).fill(user.name);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('button', { name: 'Preview the feed' }).click();
};

const openClosedStore = (feed: Buffer) =>
  openStore(({ headers: { authorization } }, response) => {
    const expected = `Basic ${Buffer.from(`${user.name}:${user.password}`).toString('base64')}`;
    if (authorization === expected) response.end(feed);
    else response.writeHead(401).end();
  });

// A busy machine takes its time to read a feed.
const reading = { timeout: 200_000 };

// No currency is assumed: these feeds state none.
const sayCurrency = async (page: Page): Promise<void> => {
  await page.getByRole('alert').filter({ hasText: 'currency' }).waitFor(reading);
  await page.getByLabel('Currency', { exact: true }).fill('USD');
  await page.getByLabel('Currency', { exact: true }).press('Tab');
};

const importIt = async (page: Page, store: string): Promise<void> => {
  await page.getByRole('button', { name: 'Import it' }).click();
  await heading(page, store).waitFor();
  await page.reload();
  await page.getByRole('cell', { name: 'imported' }).waitFor({ timeout: 200_000 });
};

describe('a new shop', { timeout: 600_000 }, () => {
  it('is set up in the desk alone, from the first sign-in to the first shopper on a phone', async ({
    annotate,
    openFresh,
  }) => {
    // The pictures of the stores are not reachable.
    const desk = await openFresh({ shopUrl: shop.url, forgives: /Failed to load resource/ });
    const [, invitation = ''] = /(\/ops\/accept#\S+)/.exec(shop.output()) ?? [];
    const begin = Date.now();
    const clicks = await countClicks(desk);
    await joinDesk(desk, { path: invitation, name: 'Ada Byron', email: 'ada@shop.test' });

    await desk.getByRole('link', { name: 'Sender of mails' }).click();
    await heading(desk, 'Identity').waitFor();
    await desk.getByLabel('Name', { exact: true }).fill('Harbor & Pine');
    await desk.getByLabel('Logo file').setInputFiles(logo);
    await desk.getByRole('button', { name: 'Another picture' }).waitFor();
    await desk.getByLabel('Sender of mails').fill(`Harbor & Pine <${mailbox}>`);
    await desk.getByLabel('Recipient of messages and reports').fill(mailbox);
    await desk.getByRole('button', { name: 'Save and publish' }).click();
    await desk.getByText('The shop shows version 1').waitFor();

    const closed = await openClosedStore(await readFile(extract('avantlink-moosejaw-2020.xml')));
    await giveAddress(desk, 'Moosejaw', `${closed.origin}/feed.xml`);
    await sayCurrency(desk);
    await desk.getByText('70 rows in all').waitFor(reading);
    expect.soft(await axeFaults(desk)).toEqual([]);
    await importIt(desk, 'Moosejaw');

    // This store's feed has no links, so a template with its columns provides them.
    await giveFeed(desk, 'Zeyrey', extract('csv-zeyrey.csv'));
    await sayCurrency(desk);
    await desk.getByRole('alert').filter({ hasText: 'No row can be imported' }).waitFor(reading);
    await desk.getByLabel('Column of the feed for Product address').selectOption('=');
    await desk.getByLabel('Text or template of Product address').fill('https://zeyrey.example/products/{sku}');
    await desk.getByText('79 rows in all, none refused').waitFor(reading);
    expect.soft(await axeFaults(desk)).toEqual([]);
    await importIt(desk, 'Zeyrey');

    const files = await openSftp({ '/out/campsaver.xml': await withDoubtfulShoe() });
    await giveAddress(desk, 'CampSaver', `sftp://${files.host}/out/campsaver.xml`);
    await sayCurrency(desk);
    await importIt(desk, 'CampSaver');

    await desk.goto('/ops/matches');
    await desk.getByText('height').first().waitFor(reading);
    await desk.keyboard.press('s');
    await desk.getByText('No matches waiting').waitFor();

    await desk.getByRole('link', { name: 'Products', exact: true }).click();
    await desk.getByRole('searchbox', { name: 'Title, brand or store' }).fill('dragon climbing');
    await desk.keyboard.press('Enter');
    await desk
      .getByRole('link', { name: /Dragon/ })
      .first()
      .click();
    await desk.getByRole('heading', { name: 'What the shop shows' }).waitFor();
    const product = new URL(desk.url()).searchParams.get('id');
    await desk.keyboard.press('t');
    await desk.getByRole('dialog').getByLabel('Title').fill('Dragon Slipper');
    await desk.getByRole('dialog').getByRole('button', { name: 'Change 1 product' }).click();
    await heading(desk, 'Dragon Slipper').waitFor();
    await splitAndUndo(desk, 'CampSaver');
    expect.soft(await axeFaults(desk)).toEqual([]);
    await mergeBrand(desk, 'Mad Rock', 'Kenetrek');
    expect.soft(await axeFaults(desk)).toEqual([]);

    await desk.goto('/ops/page?key=home');
    await desk.getByLabel('Add a section').selectOption('Text');
    const section = desk.getByRole('listitem').filter({ hasText: 'Text: without a title' });
    await section.getByRole('textbox', { name: 'Title' }).fill('Out on the rock');
    const written = desk.getByRole('listitem').filter({ hasText: 'Text: Out on the rock' });
    await written.getByRole('textbox', { name: 'Text' }).fill('Shoes for climbers.');
    await addTiles(desk, 'Kenetrek');
    expect.soft(await axeFaults(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Save and publish' }).click();
    await desk.getByText('The shop shows version 1').waitFor();

    await finishLaunchList(shop, desk, mailbox);
    await annotate(`A shop is open after ${clicks()} clicks and ${Math.round((Date.now() - begin) / 1000)} s`);
    expect(clicks()).toBeLessThanOrEqual(60);

    const shopper = await openFresh({ shopUrl: shop.url, screen: phone, forgives: /Failed to load resource/ });
    await shopper.goto('/');
    expect(await shopper.title()).toContain('Harbor & Pine');
    await shopper.getByRole('banner').getByRole('img', { name: 'Harbor & Pine' }).waitFor();
    await shopper.getByRole('heading', { name: 'Out on the rock' }).waitFor();
    expect.soft(await axeFaults(shopper)).toEqual([]);
    await shopper.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' }).click();
    await shopper.getByText('The law of England and Wales holds.').waitFor();
    await shopper.goto(`/product/${product}`);
    await shopper.getByRole('heading', { level: 1, name: 'Dragon Slipper' }).waitFor();
    for (const store of ['Moosejaw', 'CampSaver']) await main(shopper).getByText(store).first().waitFor();
    await shopper.goto('/brand/mad-rock');
    await shopper.getByRole('heading', { level: 1, name: 'Kenetrek' }).waitFor();
    await shopper.goto('/search?keyword=hoodie');
    await main(shopper).getByText('Zeyrey').first().waitFor();
  });
});
