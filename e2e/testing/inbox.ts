import { expect } from 'vitest';
import type { Shop } from './shop.ts';

type Mail = { to: { address: string }[]; subject: string; text?: string; html?: string };

/** The mails to this address in the shop's inbox. */
export const readMails = async ({ inboxUrl }: Pick<Shop, 'inboxUrl'>, email: string): Promise<Mail[]> => {
  const reply = await fetch(new URL('/email', inboxUrl));
  const mails = (await reply.json()) as Mail[];
  return mails.filter(({ to }) => to.some(({ address }) => address === email));
};

/** Waits for a mail to this address in the shop's inbox. Returns the paths of all its links. */
export const readLinks = async (shop: Pick<Shop, 'inboxUrl'>, email: string): Promise<string[]> => {
  await expect.poll(async () => (await readMails(shop, email)).length, { timeout: 60_000 }).toBeGreaterThan(0);
  const mails = await readMails(shop, email);
  const links = mails.flatMap(({ text = '' }) => text.match(/https?:\/\/\S+/g) ?? []);
  return links.map((link) => new URL(link).pathname);
};
