import type { Page } from 'playwright-core';

/** Elements that extend beyond the right edge of the screen, except in rows that scroll. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isClipped = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      }
      return false;
    };
    const isOut = (element: Element): boolean => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > innerWidth + 1 || left < -1) && !isClipped(element);
    };
    const found = [...document.body.querySelectorAll('*')]
      .filter(isOut)
      .map((element) => element.outerHTML.slice(0, 120));
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`The page is ${scrollWidth} px wide`, ...found] : found;
  });
