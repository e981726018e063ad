import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';

/** The password of all staff in the tests. */
export const password = 'seven small boats';

/** The level-1 heading of a page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** How long a code of an authenticator app is current, in ms. */
const period = 30_000;

/** The time between filling in a code and the server's look at it, at most, in ms. */
const patience = 8000;

/** Fills in a code of the authenticator app. The one before (`step` -1) and the next (1) are also accepted. */
export const fillCode = async (page: Page, secret: string, step: -1 | 0 | 1): Promise<void> => {
  // The code before is refused once the current one has ended.
  const left = period - (Date.now() % period);
  if (step === -1 && left < patience) await page.waitForTimeout(left);
  const code = new TOTP({ secret }).generate({ timestamp: Date.now() + step * period });
  await page.getByLabel('Code', { exact: true }).fill(code);
};

type Invited = { path: string; name: string; email?: string | undefined };

/**
 * Accepts an invitation by its link, sets up an app, and returns the app's secret. Calls `atStep` on each page before
 * leaving it.
 */
export const joinDesk = async (
  page: Page,
  { path, name, email }: Invited,
  atStep: () => Promise<void> = async () => undefined,
): Promise<string> => {
  await page.goto(path);
  await page.getByLabel('Your name').fill(name);
  if (email) await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await atStep();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading(page, 'Set up a second factor').waitFor();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  await atStep();
  const secret = (await page.locator('code').textContent()) ?? '';
  await fillCode(page, secret, -1);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  await atStep();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await heading(page, 'Overview').waitFor();
  return secret;
};
