import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { formOf, startAccountShop, toast } from '../testing/customer.ts';
import { it } from '../testing/journey.ts';
import { addressOf, main } from '../testing/listing.ts';
import type { Shop } from '../testing/shop.ts';
import { sample } from '../testing/sizes.ts';

const clientId = 'the-shop.apps.example';
const keyId = 'key-1';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

// Replaces Google's script: draws a button that returns the credential of the test.
const script = `globalThis.google = { accounts: { id: {
  initialize: (settings) => { globalThis.given = settings; },
  renderButton: (place) => {
    const button = document.createElement('button');
    button.textContent = 'Continue with the provider';
    button.onclick = () => globalThis.given.callback({ credential: sessionStorage.getItem('credential') ?? undefined });
    place.append(button);
  },
} } };`;

let provider: Server;
let providerUrl: string;
let shop: Shop;

beforeAll(async () => {
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'RS256', use: 'sig' }];
  provider = createServer(({ url }, reply) => {
    if (url === '/gsi/client') reply.setHeader('Content-Type', 'text/javascript').end(script);
    else reply.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys }));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const address = provider.address();
  providerUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  shop = await startAccountShop({
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_ISSUER: providerUrl,
    GOOGLE_CERTS_URL: `${providerUrl}/certs`,
    GOOGLE_SCRIPT_URL: `${providerUrl}/gsi/client`,
  });
});
afterAll(async () => {
  await shop.stop();
  provider.close();
});

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

const credentialOf = (claims: object): string => {
  const now = Math.floor(Date.now() / 1000);
  const when = { jti: randomUUID(), iat: now, exp: now + 600 };
  const payload = { iss: providerUrl, aud: clientId, ...when, email_verified: true, ...claims };
  const text = `${encode({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${encode(payload)}`;
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`;
};

const grace = { sub: '1001', email: 'grace@mail.example', given_name: 'Al', family_name: 'Hopper' };

/** Presses the provider's button, which returns `credential`. */
const pressProvider = async (page: Page, credential: string | null): Promise<void> => {
  await page.evaluate((text) => {
    if (text === null) sessionStorage.removeItem('credential');
    else sessionStorage.setItem('credential', text);
  }, credential);
  await main(page).getByRole('button', { name: 'Continue with the provider' }).click();
};

describe('sign-in with Google', () => {
  it('creates an account, also for a name that is too short for sign-up', async ({ open }) => {
    const page = await open('/login', { shopUrl: shop.url });

    await pressProvider(page, credentialOf(grace));

    await toast(page, 'Logged in successfully').waitFor();
    await main(page).getByRole('heading', { level: 1, name: 'My Account' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Hi, Al' }).click();
    await main(page).getByText('Not set').waitFor();
    await page.goto('/profile-edit');
    await formOf(page).getByLabel('Set a password', { exact: true }).fill('tulip fan 47');
    expect(await formOf(page).getByLabel('Current password', { exact: true }).count()).toBe(0);
  });

  it.for(
    sample(
      [
        ['a missing credential', null, 'Invalid token specified: must be a string'],
        ['a malformed credential', 'nonsense', 'Invalid token specified: missing part #2'],
        ['a forged one', `${encode({ alg: 'none' })}.${encode(grace)}.`, 'Invalid token specified'],
      ] as const,
      1,
    ),
  )('%s is only logged', async ([_, credential, message], { open }) => {
    const logged: string[] = [];
    const page = await open('/signup', { shopUrl: shop.url, forgives: /Invalid token specified|status of 400/ });
    page.on('pageerror', (error) => logged.push(error.message));

    await pressProvider(page, credential);

    await expect.poll(() => logged).toEqual([message]);
    expect(addressOf(page)).toBe('/signup');
    expect(await page.evaluate(() => localStorage.getItem('root'))).toBeNull();
    expect(await formOf(page).getByRole('alert').count()).toBe(0);
  });

  it("loads Google's script only on sign-in pages, and again on each visit", { tags: 'sweep' }, async ({ open }) => {
    const asked: string[] = [];
    const page = await open('/about', { shopUrl: shop.url });
    page.on('request', (request) => asked.push(request.url()));

    await page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).click();
    await main(page).getByRole('button', { name: 'Sign in with Google' }).waitFor();
    expect(asked.filter((url) => url.startsWith(providerUrl))).toEqual([]);
    await main(page).getByRole('button', { name: 'Sign in with Google' }).click();

    await pressProvider(page, credentialOf(grace));
    await expect.poll(() => addressOf(page)).toBe('/about');
  });
});

describe('without a client id', () => {
  it('shows neither the button nor any mention of it', { tags: 'sweep' }, async ({ open }) => {
    const page = await open('/login');
    await main(page).getByRole('heading', { level: 1, name: 'Login' }).waitFor();

    expect(await main(page).getByText('Google').count()).toBe(0);
    expect(await main(page).getByText('or', { exact: true }).count()).toBe(0);
  });
});
