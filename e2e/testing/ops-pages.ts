import type { Page } from 'playwright-core';

/** Opens the ops pages of a shop whose pictures are taken. */
export const opsToken = 'pX4mQ9sT2wK7vB1nZ6cR8yU3';

/** Signs in to the ops pages and opens one of them. */
export const openOps = async (page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('Operations token').fill(opsToken);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

/** What ops see of feeds; the documentation shows these. */
export const feedPages = [{ name: 'quality', show: (page: Page) => openOps(page, '/ops/quality', 'Data quality') }];
