import { beforeAll, describe, expect, it } from 'vitest';
import { opsToken } from '../metrics/testing/metrics-shop.ts';
import { signInAs } from '../testing/sign-in.ts';
import { removeDatabase } from '../testing/test-database.ts';
import {
  type Answered,
  exampleOf,
  isForPartners,
  isForStaff,
  needsToken,
  type Operation,
  openDocumentClient,
} from './testing/document-client.ts';
import { openSmallShop, startSmallShop } from './testing/small-shop.ts';

/** The header of a browser's same-origin request. */
const fromOurs = { 'Sec-Fetch-Site': 'same-origin' };

const formType = { 'Content-Type': 'application/x-www-form-urlencoded' };

const onesAsValues = ({ parameters }: Operation) => Object.fromEntries(parameters.map(({ name }) => [name, '1']));

/** Calls whose examples contain values that no shop has: a mailed link, a shared list, a Google credential. */
const ofNobody = [
  // Signing up has a later address.
  '400 postCustomerSignin',
  '503 postGoogleLogin',
  '400 postCustomerResetpassword',
  '400 getCustomerVerify',
  '400 postCustomerDisown',
  '400 postCustomerConfirmEmail',
  '400 postCustomerUndoEmail',
  '404 postFavoritesTarget',
  '404 getSharedListAddress',
  '400 postAlertsStopId',
  '404 postSavedSearchesId',
  '400 getEmailSubscriptionVerifyId',
  '400 postEmailSubscriptionUnsubscribeId',
  '400 postDeskInvitation',
  '400 postDeskAccept',
  '400 postDeskSignIn',
  '400 postDeskResetPassword',
  '400 postDeskSignInPasskey',
  '400 postCustomerConfirmDeletion',
  // Ada has no password.
  '400 postCustomerDelete',
  '400 postCustomerPasskeysAdd',
  '400 postCustomerPasskeySignin',
  '404 postCustomerPasskeysRemove',
  '404 postCustomerPasskeysRename',
  // For partners.
  '401 getChanges',
  '401 getFeedsFormat',
];

describe('a client made from /docs/openapi.json', () => {
  it('gets documented replies from every call, as a guest and as a customer', async () => {
    const shop = await openSmallShop();
    const client = await openDocumentClient(shop.url);
    const answered: Record<string, { guest: number; customer: number; faults: string[] }> = {};
    for (const operation of client.operations) {
      const ada = await signInAs(shop, 'Ada');
      const sent = { ...exampleOf(operation), headers: fromOurs };
      const guest = await client.ask(operation, sent);
      const customer = await client.ask(operation, { ...sent, token: ada.token });
      const faults = [...guest.faults, ...customer.faults];
      answered[operation.operationId] = { guest: guest.status, customer: customer.status, faults };
      expect(guest.status === 401).toBe(needsToken(operation));
    }

    const all = Object.entries(answered);
    expect(all.filter(([, { faults }]) => faults.length > 0)).toEqual([]);
    const ofStaff = new Set(client.operations.filter(isForStaff).map(({ operationId }) => operationId));
    const refused = all.filter(([id, { guest, customer }]) => guest !== 200 && customer !== 200 && !ofStaff.has(id));
    expect(refused.map(([id, { customer }]) => `${customer} ${id}`).toSorted()).toEqual(ofNobody.toSorted());
  });

  it('gets 429 only from calls and mail addresses documented with it', { tags: 'sweep' }, async () => {
    const shop = await openSmallShop();
    const { operations, others, ask } = await openDocumentClient(shop.url);
    const ofMails = others.filter(({ operationId }) => /^send_(alerts|email)_/.test(operationId));
    const { token } = await signInAs(shop, 'Ada', { isVerified: false });
    // The first attempt already exceeds the limit.
    await shop.db.$executeRaw`ALTER TABLE rate_limit ALTER COLUMN count SET DEFAULT 1000000`;
    const limited: string[] = [];
    for (const operation of operations.filter(({ path }) => !path.includes('/signout'))) {
      const { status, faults } = await ask(operation, { ...exampleOf(operation), headers: fromOurs, token });
      expect(faults).toEqual([]);
      if (status === 429) limited.push(operation.operationId);
    }
    const oneClick = { text: 'List-Unsubscribe=One-Click', headers: formType };
    for (const operation of ofMails) {
      const { status, faults } = await ask(operation, { values: { id: 'A'.repeat(43) }, ...oneClick });
      expect(faults).toEqual([]);
      if (status === 429) limited.push(operation.operationId);
    }

    expect(ofMails).toHaveLength(2);
    const documented = [...operations, ...ofMails].filter(
      (one) => '429' in one.responses && !isForStaff(one) && !isForPartners(one),
    );
    expect(limited).toEqual(documented.map(({ operationId }) => operationId));
    expect(limited.length).toBeGreaterThan(10);
  });

  it('gets a documented reply from a missing sitemap part', async () => {
    const { url } = await openSmallShop();
    const { others, ask } = await openDocumentClient(url);
    const maps = others.filter(({ operationId }) => operationId === 'show_sitemaps_products_part_xml');
    const answered: Answered[] = [];
    for (const operation of maps) answered.push(await ask(operation, { values: { part: '99' } }));

    expect(answered).toMatchObject([{ status: 404, faults: [] }]);
  });

  it('gets documented replies from every address while the database is down', { tags: 'sweep' }, async () => {
    const { url, databaseUrl } = await openSmallShop({ opsToken });
    const { operations, others, ask } = await openDocumentClient(url);
    await removeDatabase(databaseUrl);
    const answered: [id: string, status: number, faults: string[]][] = [];
    const asked = [
      ...operations.map((operation) => ({ operation, sent: exampleOf(operation) })),
      ...others.map((operation) => ({ operation, sent: { values: onesAsValues(operation) } })),
    ];
    for (const { operation, sent } of asked) {
      const { status, faults } = await ask(operation, sent);
      answered.push([operation.operationId, status, faults]);
    }

    expect(answered.filter(([, , faults]) => faults.length > 0)).toEqual([]);
    const away = answered.flatMap(([id, status]) => (status === 503 ? id : []));
    expect(away).toEqual(expect.arrayContaining(['getProductId', 'show_out_product', 'show_sitemap_xml']));
  });
});

describe('a client made from /docs/openapi.json, with requests that change nothing,', () => {
  let shop: Awaited<ReturnType<typeof startSmallShop>>;

  beforeAll(async () => {
    shop = await startSmallShop({ opsToken });
    return () => shop.app.close();
  });

  it('gets documented replies from every other route', async () => {
    const { others, ask } = await openDocumentClient(shop.url);
    const answered: [id: string, status: number, faults: string[]][] = [];
    for (const operation of others) {
      const { status, faults } = await ask(operation, { values: onesAsValues(operation) });
      answered.push([operation.operationId, status, faults]);
    }

    expect(answered.filter(([, , faults]) => faults.length > 0)).toEqual([]);
    expect(answered.find(([id]) => id === 'show_out_product')).toEqual(['show_out_product', 302, []]);
    expect(answered.find(([id]) => id === 'show_metrics')).toEqual(['show_metrics', 401, []]);
    expect(answered.filter(([, status]) => status === 200).length).toBeGreaterThan(30);
  });

  it('gets documented replies from malformed addresses', async () => {
    const { others, ask } = await openDocumentClient(shop.url);
    const named = others.filter(({ parameters, method }) => parameters.length > 0 && method === 'get');
    const answered: [id: string, status: number, faults: string[]][] = [];
    for (const operation of named) {
      for (const sent of ['a\0b', '../secret.txt', '..\\secret.txt', '....//....//etc/passwd']) {
        const values = Object.fromEntries(operation.parameters.map(({ name }) => [name, sent]));
        const { status, faults } = await ask(operation, { values });
        answered.push([operation.operationId, status, faults]);
      }
    }

    expect(answered.filter(([, , faults]) => faults.length > 0)).toEqual([]);
    const malformed = answered.filter(([, status]) => status === 400).map(([id]) => id);
    expect(malformed).toEqual([
      'show_assets_file',
      'show_pictures_file',
      'show_store_pictures_key_name',
      'show_shop_pictures_hash_name',
      'show_content_pictures_file',
    ]);
  });

  it('gets documented replies for bodies that are too large or of another type', async () => {
    const { operations, others, ask } = await openDocumentClient(shop.url);
    const posts = [...operations, ...others].filter(({ method }) => method === 'post');
    const large = { body: 'x'.repeat(70_000), headers: fromOurs };
    const foreign = { text: 'x', headers: { ...fromOurs, 'Content-Type': 'text/plain' } };
    const answered: [id: string, status: number, faults: string[]][] = [];
    for (const operation of posts) {
      for (const sent of [large, foreign]) {
        const { status, faults } = await ask(operation, { values: onesAsValues(operation), ...sent });
        answered.push([operation.operationId, status, faults]);
      }
    }

    expect(answered.filter(([, , faults]) => faults.length > 0)).toEqual([]);
    expect(new Set(answered.map(([, status]) => status))).toEqual(new Set([401, 413, 415]));
  });

  it('detects an undocumented reply (planted)', async () => {
    const { operations, faultsOf } = await openDocumentClient(shop.url);
    const listing = operations.find(({ path }) => path === '/api/productList');
    if (!listing) throw new Error('There is no listing');

    expect(faultsOf(listing, 200, { data: [] })).toHaveLength(1);
    expect(faultsOf(listing, 400, { error: 'No message' })).toHaveLength(1);
    expect(faultsOf(listing, 500, { message: 'Something went wrong' })).toEqual(['500 is not documented']);
  });
});
