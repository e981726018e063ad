import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { register } from './customer.ts';
import { importFeed } from './import-feed.ts';
import { readMails } from './inbox.ts';
import type { SentMail } from './mail-pictures.ts';
import type { Shop } from './shop.ts';

const store = 'Northbound';

/** Products of the demo's store by their group in its feed, with their prices in the next feed. */
const cheaper = {
  'N-110777': { title: 'Aran Merino Jumper', from: '189.00', to: '149.00' },
  'N-350691': { title: 'Military Wool Coat', from: '416.00', to: '349.00' },
  'N-509464': { title: 'Checked Lambswool Scarf', from: '89.00', to: '69.00' },
  'N-560411': { title: 'Ribbed Merino Scarf', from: '98.00', to: '78.00' },
};

/** The demo's feed of the store with lower prices and an additional scarf. */
const nextFeed = async (): Promise<string> => {
  const file = join(import.meta.dirname, '..', '..', 'demo', 'feeds', 'northbound.csv');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const changed = lines.map((line) => {
    const price = cheaper[line.split(',')[1] as keyof typeof cheaper];
    return price ? line.replace(`,${price.from},`, `,${price.to},`) : line;
  });
  const fresh = lines
    .filter((line) => line.startsWith('N-221340-'))
    .map((line) => line.replaceAll('N-221340', 'N-999001').replaceAll('Brushed Alpaca Scarf', 'Fringed Alpaca Stole'));
  return [...changed, ...fresh].join('\n');
};

type Customer = Awaited<ReturnType<typeof register>>;

const caller =
  ({ url }: Shop, { token }: Customer) =>
  async <T>(path: string, body?: object): Promise<T> => {
    const headers = { 'Content-Type': 'application/json', Token: token };
    const reply = await fetch(url + path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply.json() as Promise<T>;
  };

const mailsOf = async (shop: Shop, { email }: Customer, count: number): Promise<SentMail[]> => {
  for (let attempt = 0; attempt < 1500; attempt += 1) {
    const mails = await readMails(shop, email);
    if (mails.length >= count) return mails.map(({ subject, html = '' }) => ({ name: subject, html }));
    await wait(200);
  }
  throw new Error('The mails did not arrive');
};

const verify = async (shop: Shop, customer: Customer): Promise<void> => {
  const [mail] = await mailsOf(shop, customer, 1);
  const [, id] = /emailVerificaton\/([\w-]+)/.exec(mail?.html ?? '') ?? [];
  await caller(shop, customer)(`/api/customer/verify?id=${id}`);
};

/** Saves a favorite, another one with a target price, and two searches. */
const save = async (shop: Shop, customer: Customer): Promise<void> => {
  const call = caller(shop, customer);
  for (const id of ['N-350691', 'N-110777'] as const) {
    const query = new URLSearchParams({ keyword: cheaper[id].title });
    const { data } = await call<Reply<typeof listProducts>>(`/api/productList?${query}`);
    const card = data.find(({ title }) => title === cheaper[id].title);
    const color_id = card?.product_color_data[0]?.color_id;
    const heart = { product_id: card?.product_id, color_id };
    await call('/api/add-to-favorite', { ...heart, actionType: 'add' });
    if (id === 'N-110777') await call('/api/favorites/target', { ...heart, price: 150 });
  }
  for (const [address, name, frequency] of [
    ['/browse/women/accessories/scarves', 'Scarves', 'immediately'],
    ['/search?keyword=red+dress', 'Red dresses', 'weekly'],
  ]) {
    await call('/api/saved-searches', { address, name, frequency });
  }
};

/**
 * Creates a customer to whom a store's next feed brings news. Returns the browser's storage and the mails: one about
 * favorites, and one about the target price and a search. Changes the shop's catalogue.
 */
export const bringNews = async (shop: Shop): Promise<{ stored: string; mails: SentMail[] }> => {
  const customer = await register(shop);
  await verify(shop, customer);
  await save(shop, customer);
  const { code, output } = await importFeed(shop, await nextFeed(), store, ['--media-base', '/pictures/']);
  if (code !== 0) throw new Error(output);
  const [, ...mails] = await mailsOf(shop, customer, 3);
  const userDetails = { ...customer, email_verified: true, password: '' };
  return { stored: JSON.stringify({ auth: true, userDetails, logoutFlag: true }), mails };
};
