import type { Page } from 'playwright-core';

/** The font families that a page has loaded. */
export const loadedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const faces = [...(await document.fonts.ready)].filter(({ status }) => status === 'loaded');
    return faces.map(({ family }) => family.replaceAll('"', '')).sort();
  });
