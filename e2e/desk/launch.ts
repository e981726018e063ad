import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFaults } from '../testing/axe.ts';
import { readMails } from '../testing/inbox.ts';
import type { Shop } from '../testing/shop.ts';
import { heading } from '../testing/staff.ts';

/** The legal texts in the order of the launch list. */
const texts = [
  { title: 'Imprint', line: 'Imprint' },
  { title: 'Privacy Policy', line: 'Privacy policy' },
  { title: 'Terms of use', line: 'Terms of use' },
  { title: 'Returns', line: 'Returns of the stores' },
] as const;

const answers: Readonly<Record<string, string>> = {
  Company: 'Harbor & Pine Ltd.',
  Address: 'Bath Road 1, London, United Kingdom',
  'Register and number': 'Companies House, 01234567',
  Host: 'Cloud Ltd., Quay 2, London',
  'How long logs are kept': '30 days',
  Law: 'England and Wales',
};

const gapsOf = (page: Page) => page.getByRole('region', { name: 'Gaps of the text' });

/** Fills the gaps of the legal texts one by one, leaves out what the shop does not have, and publishes them. */
const publishTexts = async (desk: Page): Promise<void> => {
  // The home page was published just before.
  await desk.getByRole('link', { name: texts[0].line }).click();
  for (const [at, { title }] of texts.entries()) {
    await heading(desk, title).waitFor();
    await desk.getByLabel('Title', { exact: true }).waitFor();
    while (await gapsOf(desk).isVisible()) {
      const field = gapsOf(desk).getByRole('textbox');
      const label = (await gapsOf(desk).locator('label').first().textContent()) ?? '';
      const answer = answers[label];
      if (answer === undefined) await gapsOf(desk).getByRole('button', { name: 'leave it out' }).click();
      else {
        await field.fill(answer);
        await field.press('Enter');
      }
      await expect
        .poll(async () => (await gapsOf(desk).isVisible()) && gapsOf(desk).getByLabel(label).isVisible())
        .toBe(false);
    }
    await desk.getByRole('button', { name: 'Save and publish' }).click();
    await desk.getByText('The shop shows version 1').waitFor();
    await desk.getByRole('link', { name: texts[at + 1]?.line ?? 'A test mail received' }).click();
  }
};

/** Sends a test mail and opens the link in it. */
const receiveMail = async (shop: Shop, desk: Page, mailbox: string): Promise<void> => {
  await desk.getByRole('button', { name: 'Send a test mail' }).click();
  await expect.poll(async () => (await readMails(shop, mailbox)).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await readMails(shop, mailbox);
  const [link = ''] = /\/ops\?received=[\da-f]+/.exec(mail?.text ?? '') ?? [];
  await desk.goto(link);
  await desk.getByText('Mails arrive').waitFor();
};

/** Does everything on the launch list that a shop with stores still lacks. */
export const finishLaunchList = async (shop: Shop, desk: Page, mailbox: string): Promise<void> => {
  await publishTexts(desk);
  await heading(desk, 'Overview').waitFor();
  await receiveMail(shop, desk, mailbox);
  await desk.getByRole('button', { name: 'A backup was made' }).click();
  await desk.getByText('Everything is done. The shop can open.').waitFor();
  expect.soft(await axeFaults(desk)).toEqual([]);
};
