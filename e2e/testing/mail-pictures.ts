import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { register } from './customer.ts';
import { readMails } from './inbox.ts';
import type { Shop } from './shop.ts';

/** A sent mail. */
export type SentMail = { name: string; html: string };

const post = (shop: Shop, path: string, body: object): Promise<Response> =>
  fetch(shop.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** A file name from a mail's subject. */
const nameOf = (subject: string): string => `mail-${subject.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** Makes the shop send the mails that a new customer gets, and waits for all of them. */
export const askForMails = async (shop: Shop): Promise<SentMail[]> => {
  const { email } = await register(shop);
  await post(shop, '/api/customer/forgotpassword', { email });
  await post(shop, '/api/email-subscription/create', { email });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mails = await readMails(shop, email);
    if (mails.length >= 3) return mails.map(({ subject, html = '' }) => ({ name: nameOf(subject), html }));
    await wait(200);
  }
  throw new Error('The mails did not arrive');
};

/** Shows a mail like a mail program. */
export const showMail = (page: Page, { html }: SentMail): Promise<void> => page.setContent(html);
