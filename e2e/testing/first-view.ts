import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Runs in the page: records layout shifts. */
const watchShifts = () => {
  const shifts: number[] = [];
  Reflect.set(globalThis, 'shifts', shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
};

/**
 * Opens the home page in a new profile and waits until `isShown` resolves. Expects no API call and no layout shift,
 * because the server sends the data and the sizes of all pictures.
 */
export const expectSteadyHome = async (page: Page, isShown: () => Promise<unknown>): Promise<void> => {
  await page.addInitScript(watchShifts);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });

  await page.goto('/');
  await isShown();
  await page.waitForLoadState('networkidle');

  expect(calls).toEqual([]);
  const shifts: number[] = await page.evaluate(() => Reflect.get(globalThis, 'shifts'));
  // A late font may shift a word slightly.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
};
