import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { desktop, launchBrowser, openPage, phone, type Screen, tablet, untilDrawn } from './testing/browser.ts';
import { deskPages } from './testing/desk-pages.ts';
import { askForMails, showMail } from './testing/mail-pictures.ts';
import { bringNews } from './testing/news.ts';
import { offerPages } from './testing/offer-pages.ts';
import { isShownAt, pages, type ShownPage } from './testing/pages.ts';
import { returnPages } from './testing/return-pages.ts';
import { type Shop, startShop } from './testing/shop.ts';

const folder = join(import.meta.dirname, '..', 'screenshots');
const screens = [phone, tablet, desktop];
const schemes = ['light', 'dark'] as const;

/** Scrolls through the page, so that lazy parts load. */
const scrollThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
};

/** Waits until all pictures have loaded. */
const waitForPictures = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    );
  });

const takePicture = async (browser: Browser, shopUrl: string, shown: ShownPage, screen: Screen): Promise<void> => {
  const { page, context } = await openPage(browser, shopUrl, screen);
  await shown.show(page);
  // Moves the pointer away from the last pressed element.
  if (!shown.isHovered) await page.mouse.move(0, 0);
  if (!shown.isFloating) await scrollThrough(page);
  await waitForPictures(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const path = join(folder, `${shown.name}-${screen.width}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: !shown.isFloating, animations: 'disabled' });
  }
  await context.close();
};

const docsFolder = join(import.meta.dirname, '..', 'docs', 'pictures');
const webpQuality = 80;

type DocsPage = ShownPage & { folder: string };

/** What the README shows. */
const readmePages: readonly string[] = ['home', 'listing', 'filter-sheet', 'product', 'favorites'];

/** Takes a screenshot of a page at the size for the documentation. */
const takeDocsPicture = async (
  browser: Browser,
  shopUrl: string,
  shown: DocsPage,
  screen: Screen,
  shownIn: readonly (typeof schemes)[number][] = schemes,
): Promise<void> => {
  const { page, context } = await openPage(browser, shopUrl, screen);
  await shown.show(page);
  await page.mouse.move(0, 0);
  await waitForPictures(page);
  const session = await context.newCDPSession(page);
  for (const colorScheme of shownIn) {
    await page.emulateMedia({ colorScheme });
    await untilDrawn(page);
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: webpQuality });
    const path = join(docsFolder, shown.folder, `${shown.name}-${screen.width}-${colorScheme}.webp`);
    await writeFile(path, Buffer.from(data, 'base64'));
  }
  await context.close();
};

// The arguments are names of pages; with --docs, of pages in the documentation.
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { docs: { type: 'boolean', default: false } },
});
const isAsked = ({ name }: { name: string }): boolean => asked.length === 0 || asked.includes(name);

/** Takes the screenshots of the documentation, all or the given ones. The news change the shop and come last. */
const takeDocs = async (browser: Browser, shop: Shop): Promise<void> => {
  const take = async (pages: readonly ShownPage[], folder: string): Promise<void> => {
    await mkdir(join(docsFolder, folder), { recursive: true });
    for (const shown of pages.filter(isAsked)) {
      for (const screen of [phone, desktop]) await takeDocsPicture(browser, shop.url, { ...shown, folder }, screen);
      console.log(`${shown.name}: ${phone.width}, ${desktop.width}`);
    }
  };
  // There are many, so each screen is taken in one scheme.
  const takeOnce = async (pages: readonly ShownPage[], folder: string): Promise<void> => {
    await mkdir(join(docsFolder, folder), { recursive: true });
    for (const page of pages.filter(isAsked)) {
      const shown = { ...page, folder };
      if (isShownAt(shown, desktop)) await takeDocsPicture(browser, shop.url, shown, desktop, ['light']);
      if (isShownAt(shown, phone)) await takeDocsPicture(browser, shop.url, shown, phone, ['dark']);
      console.log(`${folder}, ${page.name}: ${phone.width}, ${desktop.width}`);
    }
  };
  await takeOnce(
    pages.filter(({ name }) => readmePages.includes(name)),
    'shop',
  );
  await takeOnce(deskPages(shop), 'desk');
  await take(offerPages, 'offers');
  await take(returnPages(await bringNews(shop)), 'returns');
  console.log(`The screenshots are in ${docsFolder}`);
};

/** Takes screenshots of all pages, or of the given ones. */
const takePages = async (browser: Browser, shop: Shop): Promise<void> => {
  if (asked.length === 0) await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const mails = asked.length === 0 ? await askForMails(shop) : [];
  const mailPages = mails.map((mail) => ({ name: mail.name, show: (page: Page) => showMail(page, mail) }));
  for (const shown of [...pages, ...mailPages].filter(isAsked)) {
    const sizes = screens.filter((screen) => isShownAt(shown, screen));
    for (const screen of sizes) await takePicture(browser, shop.url, shown, screen);
    console.log(`${shown.name}: ${sizes.map(({ width }) => width).join(', ')}`);
  }
  console.log(`The screenshots are in ${folder}`);
};

const shop = await startShop();
const browser = await launchBrowser();
try {
  await (values.docs ? takeDocs(browser, shop) : takePages(browser, shop));
} finally {
  await browser.close();
  await shop.stop();
}
