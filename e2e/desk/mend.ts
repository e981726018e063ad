import type { Page } from 'playwright-core';
import { heading } from '../testing/staff.ts';

/** Merges a brand into another one on its page. Begins on a page of the catalogue. */
export const mergeBrand = async (desk: Page, name: string, into: string): Promise<void> => {
  await desk.getByRole('link', { name: 'Brands and stores', exact: true }).click();
  await desk.getByRole('searchbox').fill(name);
  await desk.getByRole('link', { name, exact: true }).click();
  await heading(desk, name).waitFor();
  await desk.getByLabel('Find a brand').fill(into);
  await desk.getByRole('button', { name: `Merge into ${into}`, exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click();
  await heading(desk, into).waitFor();
  await desk.getByRole('button', { name: `Separate ${name}`, exact: true }).waitFor();
};

/** On the page of a product, splits off the offer of a store, and undoes it. */
export const splitAndUndo = async (desk: Page, store: string): Promise<void> => {
  const split = desk.getByRole('button', { name: new RegExp(`^Split .* of ${store}$`) });
  await split.click();
  await split.waitFor({ state: 'detached' });
  await desk
    .getByRole('button', { name: /^Undo: kept apart/i })
    .first()
    .click();
  await split.waitFor();
};

/** Adds tiles to the home page: a link that leads nowhere, then one that is picked. */
export const addTiles = async (desk: Page, brand: string): Promise<void> => {
  await desk.getByLabel('Add a section').selectOption('Tiles');
  const section = desk.getByRole('listitem').filter({ hasText: 'Tiles: Shop by kind' });
  await section.locator('summary').nth(1).click();
  await section.getByLabel('Leads to', { exact: true }).fill('/brand/nobody');
  await section.getByText('Leads nowhere').waitFor();
  await section.getByRole('button', { name: 'Pick a page: Leads to' }).click();
  await section.getByLabel('Kind of page').selectOption('Brand');
  await section.getByLabel('Search by name').fill(brand);
  await section.getByRole('button', { name: `Link to ${brand}`, exact: true }).click();
  await section.getByText('Leads to a page of the shop').waitFor();
  // The shop composes a section of this title too.
  await section.getByRole('textbox', { name: 'Title' }).fill('Boots to go');
};
