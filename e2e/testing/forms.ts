import type { Locator, Page } from 'playwright-core';
import { press } from './listing.ts';

/** The messages below the fields of a form that are to be seen now. */
export const shownErrors = async (form: Locator): Promise<string[]> => {
  const texts = await form.locator('p[id$="-error"]').filter({ visible: true }).allInnerTexts();
  return texts.map((text) => text.trim());
};

/**
 * The messages to be seen once a field is left; to be asked again, since a form that refuses gives its first bad field the
 * focus twice, the last time a moment after it has said so.
 */
export const errorsOnceLeft = async (form: Locator, field: Locator): Promise<string[]> => {
  await field.blur();
  return shownErrors(form);
};

/** The message that a field tells screen readers, to be seen or not. */
export const toldError = async (field: Locator): Promise<string | null> =>
  field.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'));
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ') || null;
  });

/** Holds a call of the API until `release` is called. */
export const holdCall = async (page: Page, path: string): Promise<{ release: () => void }> => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await held;
    await route.continue();
  });
  return { release };
};

/** Answers a call of the API with a refusal, as the server would. */
export const refuseCall = async (page: Page, path: string, status: number, body: object): Promise<void> => {
  await page.route(path, (route) => route.fulfill({ status, json: body }));
};

export const pressButton = (page: Page, name: string): Promise<void> =>
  press(page, page.getByRole('main').getByRole('button', { name, exact: true }));

/** Waits until a pending submit button has the `disabled` attribute, as spec 4 says: Playwright takes `aria-disabled` for it. */
export const expectPending = (form: Locator): Promise<void> =>
  form.locator('button:disabled').filter({ hasText: 'Loading...' }).waitFor();

/** Whether this very element has the focus. */
export const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((one) => one === document.activeElement);
