import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contact from '@wearfolio/contracts/contact';
import * as customer from '@wearfolio/contracts/customer';
import * as customerData from '@wearfolio/contracts/customer-data';
import * as customerEmail from '@wearfolio/contracts/customer-email';
import type { Endpoint } from '@wearfolio/contracts/endpoint';
import * as favorites from '@wearfolio/contracts/favorites';
import * as newsletter from '@wearfolio/contracts/newsletter';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { linkTo, newPerson, register } from '../testing/customer.ts';
import { readMails } from '../testing/inbox.ts';
import { it } from '../testing/journey.ts';

// A mail program may submit a link's form itself (RFC 8058). Only the secret protects such calls.
const refusals = (path: string): number[] => (path.endsWith('/:id') ? [400, 413, 415] : [401, 415]);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value;

/** All calls that change data. */
const paths = [contact, customer, customerData, customerEmail, favorites, newsletter]
  .flatMap((noun): unknown[] => Object.values(noun))
  .filter(isEndpoint)
  .filter(({ method }) => method === 'POST')
  .map(({ url }) => url);

const intruder = newPerson();

/** A body with the fields of all calls. Each call ignores unknown fields. */
const body = {
  ...intruder,
  confirm_password: intruder.password,
  full_name: 'Ada Lovelace',
  phone: '',
  subject: 'A subject',
  message: 'A message',
  product_id: 1,
  color_id: 1,
  brand_id: 1,
  actionType: 'add',
  action: 'publish',
  wants_alerts: false,
  token: 'x',
  id: 'A'.repeat(43),
};

const shop = inject('accountShop');

let server: Server;
let evilUrl: string;

beforeAll(async () => {
  server = createServer((_, reply) => {
    reply.setHeader('Content-Type', 'text/html').end('<title>Another site</title>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // Another host name for this machine, which is another site for the browser.
  evilUrl = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

type Way = { enctype: string; asJson: boolean };

/** Submits a form to the shop from a page of another site, and waits for the reply. */
const sendForm = async (page: Page, url: string, { enctype, asJson }: Way): Promise<number> => {
  const answered = page.waitForResponse((reply) => reply.url() === url && reply.request().method() === 'POST');
  await page.evaluate(
    ([action, type, fields]) => {
      const form = document.createElement('form');
      Object.assign(form, { action, method: 'post', enctype: type, target: 'answer' });
      for (const [name, value] of fields) {
        form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      }
      document.body.replaceChildren(form, Object.assign(document.createElement('iframe'), { name: 'answer' }));
      form.submit();
    },
    [
      url,
      enctype,
      // A plain-text form is valid JSON if its field name is chosen this way.
      asJson
        ? [[`${JSON.stringify(body).slice(0, -1)},"rest":"`, '"}']]
        : Object.entries(body).map(([name, value]) => [name, String(value)]),
    ] as const,
  );
  return (await answered).status();
};

/** Sends a request that needs no preflight. The browser hides the reply. */
const sendSilently = (page: Page, url: string): Promise<unknown> =>
  page.evaluate(
    ([address, text]) =>
      fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'include', body: text }).catch(() => undefined),
    [url, JSON.stringify(body)] as const,
  );

/** Whether the browser let a page of another site send a JSON request or read the reply. */
const isLetIn = (page: Page, url: string): Promise<boolean> =>
  page.evaluate(
    ([address, text]) =>
      fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json', Token: 'x' }, body: text }).then(
        () => true,
        () => false,
      ),
    [url, JSON.stringify(body)] as const,
  );

describe('H3: a page of another site', () => {
  it('cannot change anything in the shop, by any request', async ({ open }) => {
    const ada = await register(shop);
    const stored = { auth: true, userDetails: { ...ada, password: '*' }, logoutFlag: true };
    const page = await open('/about', { shopUrl: shop.url, forgives: /./ });
    await page.evaluate((text) => localStorage.setItem('root', text), JSON.stringify(stored));
    await page.goto(evilUrl);
    expect(paths.length).toBeGreaterThanOrEqual(18);

    for (const path of paths) {
      const url = shop.url + path;
      const got = [
        await sendForm(page, url, { enctype: 'application/x-www-form-urlencoded', asJson: false }),
        await sendForm(page, url, { enctype: 'multipart/form-data', asJson: false }),
        await sendForm(page, url, { enctype: 'text/plain', asJson: true }),
      ];
      for (const status of got) expect.soft(refusals(path), `${path}: ${got}`).toContain(status);
      await sendSilently(page, url);
      expect.soft(await isLetIn(page, url), path).toBe(false);
    }

    await page.goto(`${shop.url}/about`);
    await page.getByRole('banner').getByRole('link', { name: 'Hi, Ada' }).waitFor();
    const ask = async (path: string) => (await fetch(shop.url + path, { headers: { Token: ada.token } })).json();
    expect((await ask('/api/customer/details')).data).toMatchObject({ first_name: 'ada', wants_alerts: true });
    expect(await ask('/api/favorites')).toMatchObject({ favProducts: [] });
    expect(await ask('/api/followed-brands')).toEqual({ data: [] });
    // A mail to the attacker would have arrived before this one.
    await linkTo(shop, await register(shop), '/emailVerificaton/');
    expect(await readMails(shop, intruder.email)).toEqual([]);
  });

  it("sends bodies that the shop's own pages could send", async ({ open }) => {
    const page = await open('/about', { shopUrl: shop.url });

    const reply = await page.request.post('/api/email-subscription/create', {
      data: { ...body, email: 'me@mail.example' },
    });

    expect(reply.status()).toBe(200);
    await expect.poll(() => readMails(shop, 'me@mail.example'), { timeout: 60_000 }).toHaveLength(1);
  });
});
