import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { treeFaults } from '../testing/accessibility-tree.ts';
import { axeFaults } from '../testing/axe.ts';

/** Of everybody at the desk. */
export const password = 'seven small boats';
/** Half a sign-in and none are told by 401, an action to be confirmed and one that is not allowed by 403. */
export const forgives = /status of 40[13]/;

/** The title of a page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Waits until colors have changed to what they become. */
const untilSettled = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    return Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** Looks at a page with axe and reads its accessibility tree, as a screen reader does. */
export const look = async (page: Page, landmarks: readonly string[] = ['banner', 'main']): Promise<void> => {
  await untilSettled(page);
  expect.soft(await axeFaults(page)).toEqual([]);
  expect.soft(await treeFaults(page, landmarks), await page.title()).toEqual([]);
};

/** Fills in the code that an authenticator app shows; `step` 1 is the next one, which is taken, too. */
export const fillCode = async (page: Page, secret: string, step: -1 | 0 | 1): Promise<void> => {
  const code = new TOTP({ secret }).generate({ timestamp: Date.now() + step * 30_000 });
  await page.getByLabel('Code', { exact: true }).fill(code);
};

/** Accepts the invitation of a link, sets up an app, and returns its secret. */
export const acceptInvitation = async (page: Page, path: string, name: string, email?: string): Promise<string> => {
  await page.goto(path);
  await page.getByLabel('Your name').fill(name);
  if (email) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await look(page, ['main']);
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'Set up a second factor').waitFor();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  await look(page, ['main']);
  const secret = (await page.locator('code').textContent()) ?? '';
  await fillCode(page, secret, -1);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  await look(page, ['main']);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await heading(page, 'Overview').waitFor();
  return secret;
};

/** Opens a page of the group Settings by the bar of the desk. */
