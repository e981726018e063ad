import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { register } from './customer.ts';
import { readMails } from './inbox.ts';
import type { Shop } from './shop.ts';

/** A mail as it was sent. */
export type SentMail = { name: string; html: string };

const post = (shop: Shop, path: string, body: object): Promise<Response> =>
  fetch(shop.url + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** What a mail is about, as a file may be called. */
const nameOf = (subject: string): string => `mail-${subject.toLowerCase().replace(/[^a-z]+/g, '-')}`;

/** Has the shop send what it sends to a customer who has just come, and waits until all of it is there. */
export const askForMails = async (shop: Shop): Promise<SentMail[]> => {
  const { email } = await register(shop);
  await post(shop, '/api/customer/forgotpassword', { email });
  await post(shop, '/api/email-subscription/create', { email });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mails = await readMails(shop, email);
    if (mails.length >= 3) return mails.map(({ subject, html = '' }) => ({ name: nameOf(subject), html }));
    await wait(200);
  }
  throw new Error('The mails did not come');
};

/** Shows a mail as a program for mails does. */
export const showMail = (page: Page, { html }: SentMail): Promise<void> => page.setContent(html);
