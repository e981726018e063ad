import type { Page } from 'playwright-core';

/** What reaches beyond the screen's right edge, unless it lies in a row that scrolls by itself. */
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
    return scrollWidth > clientWidth ? [`The page is ${scrollWidth} wide`, ...found] : found;
  });
