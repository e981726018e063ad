import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { desktop, launchBrowser, openPage, phone, type Screen, tablet } from './testing/browser.ts';
import { isShownAt, pages, type ShownPage } from './testing/pages.ts';
import { startShop } from './testing/shop.ts';

const folder = join(import.meta.dirname, '..', 'screenshots');
const screens = [phone, tablet, desktop];
const schemes = ['light', 'dark'] as const;

/** Lets every picture of the page arrive, also those far below. */
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
  await waitForPictures(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    const path = join(folder, `${shown.name}-${screen.width}-${colorScheme}.png`);
    await page.screenshot({ path, fullPage: !shown.isFloating, animations: 'disabled' });
  }
  await context.close();
};

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const shop = await startShop();
const browser = await launchBrowser();
try {
  for (const shown of pages) {
    const sizes = screens.filter((screen) => isShownAt(shown, screen));
    for (const screen of sizes) await takePicture(browser, shop.url, shown, screen);
    console.log(`${shown.name}: ${sizes.map(({ width }) => width).join(', ')}`);
  }
  console.log(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  await shop.stop();
}
