import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { desktop, launchBrowser, openPage, phone, type Screen, tablet } from './testing/browser.ts';
import { askForMails, showMail } from './testing/mail-pictures.ts';
import { isShownAt, pages, type ShownPage } from './testing/pages.ts';
import { startShop } from './testing/shop.ts';

const folder = join(import.meta.dirname, '..', 'screenshots');
const screens = [phone, tablet, desktop];
const schemes = ['light', 'dark'] as const;

/** Scrolls through the page, so that what comes with scrolling comes. */
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

/** Lets every picture arrive. */
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
  // What was pressed on the way there is not to look pointed at.
  if (!shown.isPointedAt) await page.mouse.move(0, 0);
  if (!shown.isFloating) await scrollThrough(page);
  await waitForPictures(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const path = join(folder, `${shown.name}-${screen.width}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: !shown.isFloating, animations: 'disabled' });
  }
  await context.close();
};

// Names of pages, to take these alone.
const asked = process.argv.slice(2);
const isAsked = ({ name }: { name: string }): boolean => asked.length === 0 || asked.includes(name);

if (asked.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const shop = await startShop();
const browser = await launchBrowser();
try {
  const mails = asked.length === 0 ? await askForMails(shop) : [];
  const mailPages = mails.map((mail) => ({ name: mail.name, show: (page: Page) => showMail(page, mail) }));
  for (const shown of [...pages, ...mailPages].filter(isAsked)) {
    const sizes = screens.filter((screen) => isShownAt(shown, screen));
    for (const screen of sizes) await takePicture(browser, shop.url, shown, screen);
    console.log(`${shown.name}: ${sizes.map(({ width }) => width).join(', ')}`);
  }
  console.log(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await shop.stop();
}
