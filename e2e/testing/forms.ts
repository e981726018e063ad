import type { Locator, Page } from 'playwright-core';
import { press } from './listing.ts';

/** The visible messages below the fields of a form. */
export const shownErrors = async (form: Locator): Promise<string[]> => {
  const texts = await form.locator('p[id$="-error"]').filter({ visible: true }).allInnerTexts();
  return texts.map((text) => text.trim());
};

/**
 * The visible messages after a field loses the focus. Poll this: a form that is invalid focuses its first invalid field
 * twice, the second time slightly later.
 */
export const errorsOnceLeft = async (form: Locator, field: Locator): Promise<string[]> => {
  await field.blur();
  return shownErrors(form);
};

/** The message that a field has for screen readers, visible or not. */
export const toldError = async (field: Locator): Promise<string | null> =>
  field.evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id.endsWith('-error'));
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ') || null;
  });

/** Holds an API call until `release` is called. */
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

/** Replies to an API call with an error, like the server. */
export const refuseCall = async (page: Page, path: string, status: number, body: object): Promise<void> => {
  await page.route(path, (route) => route.fulfill({ status, json: body }));
};

export const pressButton = (page: Page, name: string): Promise<void> =>
  press(page, page.getByRole('main').getByRole('button', { name, exact: true }));

/**
 * Waits until a pending submit button has the `disabled` attribute, as behavior.md#messages-form-errors requires.
 * Playwright would also accept `aria-disabled`.
 */
export const expectPending = (form: Locator): Promise<void> =>
  form.locator('button:disabled').filter({ hasText: 'Loading...' }).waitFor();

/** Whether this element has the focus. */
export const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((one) => one === document.activeElement);
