import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

const password = 'tulip fan 47';

/** What the browser keeps of somebody who signed up, by the shop: one customer each, since sign-ups are limited. */
const sessions = new Map<string, Promise<string>>();

const signUp = async (page: Page): Promise<string> => {
  const email = `ada-${randomUUID().slice(0, 8)}@shop.test`;
  const reply = await page.request.post('/api/customer/signup', {
    data: { first_name: 'ada', last_name: 'Lovelace', email, password, confirm_password: password },
  });
  if (!reply.ok()) throw new Error(`Signing up answered ${reply.status()}: ${await reply.text()}`);
  const { data } = await reply.json();
  return JSON.stringify({ auth: true, userDetails: { ...data, password: '*'.repeat(12) }, logoutFlag: true });
};

/** Signs the page in as a customer of its shop, without the form. */
export const signUpHere = async (page: Page): Promise<void> => {
  await page.goto('/api/health');
  const { origin } = new URL(page.url());
  const session = sessions.get(origin) ?? signUp(page);
  sessions.set(origin, session);
  const stored = await session;
  await page.evaluate((text) => localStorage.setItem('root', text), stored);
};
