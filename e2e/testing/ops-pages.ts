import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { ShownPage } from './pages.ts';
import { runNode, type Shop } from './shop.ts';

const password = 'seven small boats';

let accounts = 0;

/** A link for an owner, as the command line prints it. */
const invite = async ({ dataDir }: Shop): Promise<string> => {
  const { ended, output } = runNode(['apps/api/src/staff-cli.ts', 'invite'], { DATA_DIR: dataDir });
  if ((await ended) !== 0) throw new Error(output());
  return /\/ops\/accept#\S+/.exec(output())?.[0] ?? '';
};

/** Makes an account of the desk and opens one of its pages. */
const openDesk = async (shop: Shop, page: Page, path: string, heading: string): Promise<void> => {
  await page.goto(await invite(shop));
  accounts += 1;
  await page.getByLabel('Your name').fill('Ada Byron');
  await page.getByLabel('Email').fill(`ada-${accounts}@shop.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code' }).waitFor();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code', { exact: true }).fill(new TOTP({ secret }).generate());
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.getByRole('table').first().waitFor();
};

/** What staff see of feeds; the documentation shows these. */
export const feedPages = (shop: Shop): ShownPage[] => [
  { name: 'quality', show: (page) => openDesk(shop, page, '/ops/quality', 'Data quality') },
];
