import type { Page } from 'playwright-core';

/** The clicks that lead to a page of the desk: its group and the page; one for the overview and the link of a mail. */
const clicksTo = (address: string): number => {
  if (address.includes('#')) return 0;
  return /^\/ops(?:\?.*)?$/.test(address) ? 1 : 2;
};

/**
 * Counts what a person would press on a page from now on: clicks, choices in lists and of files, and for each page that
 * the test opens by its address, the clicks that lead there. Keys and the first link do not count.
 */
export const countClicks = async (page: Page): Promise<() => number> => {
  let count = 0;
  await page.exposeFunction('noteClick', () => {
    count += 1;
  });
  await page.addInitScript(() => {
    const note = (): void => (window as unknown as { noteClick: () => void }).noteClick();
    // A press of a key clicks too, without a pointer.
    addEventListener('click', ({ isTrusted, detail }) => isTrusted && detail > 0 && note(), true);
    addEventListener(
      'change',
      ({ target }) => (target instanceof HTMLSelectElement || Object(target).type === 'file') && note(),
      true,
    );
  });
  const goto = page.goto.bind(page);
  page.goto = (...given) => {
    count += clicksTo(given[0]);
    return goto(...given);
  };
  return () => count;
};
