import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { untilDrawn } from './testing/browser.ts';
import { it } from './testing/journey.ts';
import { main } from './testing/listing.ts';
import { sample } from './testing/sizes.ts';
import { tooWide } from './testing/width.ts';

/** Pages with all elements of the shop: cards, filters, a price chart, a table of stores, forms and texts. */
const paths = ['/', '/browse/women/clothing', '/product/1', '/brand', '/contact-us', '/signup', '/accessibility'];

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await main(page).getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await untilDrawn(page);
};

/** 1280 by 1024 pixels at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

/** Applies the text spacing of WCAG 1.4.12. The content security policy forbids style elements. */
const spaceOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Texts that are clipped without an ellipsis. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const isMeant = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || element.clientHeight <= 1;
      return !isMeant && /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
    };
    return [...document.querySelectorAll('main :is(p, h1, h2, h3, li, label, a, button), footer :is(p, a)')]
      .filter(isCut)
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** The page's color in forced colors of the packaged browser, as a border has it. */
const ground = 'rgb(255, 255, 255)';

const colorsOfBorders = (page: Page, elements: string): Promise<string[]> =>
  page
    .locator(elements)
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).borderBottomColor),
    );

describe('A page adapts', () => {
  it.for(sample(paths, 2))('to four times its size and to wider text spacing: %s', async (path, { openBlank }) => {
    const page = await openBlank({ screen: zoomed });
    await open(page, path);

    expect.soft(await tooWide(page), 'zoomed').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await spaceOut(page);
    await untilDrawn(page);

    expect.soft(await tooWide(page), 'spaced').toEqual([]);
    expect.soft(await cutOff(page), 'spaced').toEqual([]);
  });

  it('to forced colors: the focus is visible, and swatches keep their colors', async ({ openBlank }) => {
    const page = await openBlank();
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/product/1');

    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    // The rows of other products, which have swatches, load when they come near.
    await main(page).getByRole('region', { name: 'Similar' }).scrollIntoViewIfNeeded();
    await main(page).locator('[data-color]').first().waitFor({ state: 'attached' });
    const adjusted = await page.evaluate(() =>
      [...document.querySelectorAll('main [data-color]')].map((dot) => getComputedStyle(dot).forcedColorAdjust),
    );

    expect(outline).not.toMatch(/^none|0px$/);
    expect(adjusted.length).toBeGreaterThan(0);
    expect(new Set(adjusted)).toEqual(new Set(['none']));
    const lines = await colorsOfBorders(page, 'main [aria-pressed]:has(img)');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.filter((color) => color !== ground)).toHaveLength(1);
    expect(new Set(await colorsOfBorders(page, 'header nav li > a'))).toEqual(new Set([ground]));
    await page.emulateMedia({ forcedColors: 'none' });
  });

  it('to paper: dark on white, without the header and what else only a screen can use', async ({ openBlank }) => {
    const page = await openBlank();
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/product/1');
    const strip = page.getByRole('heading', { name: /^More from / });
    await strip.waitFor();

    await page.emulateMedia({ media: 'print' });

    await main(page).getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await strip.isVisible()).toBe(false);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(27, 26, 24)');
    await page.emulateMedia({ media: null });
  });

  it('to reduced motion: a menu opens without a transition', async ({ openBlank }) => {
    const page = await openBlank();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/browse/women/clothing');

    await page.getByRole('article').first().hover();
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 100)
        .map((animation) => ('transitionProperty' in animation ? animation.transitionProperty : animation.id)),
    );

    expect(moving).toEqual([]);
  });
});
