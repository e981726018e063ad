import { describe, expect, it } from 'vitest';
import { opsToken } from '../ops/testing/ops-shop.ts';
import { signInAs } from '../testing/sign-in.ts';
import { exampleOf, needsToken, openDocumentClient } from './testing/document-client.ts';
import { openSmallShop } from './testing/small-shop.ts';

/** Examples of what nobody has, such as the link of a mail. */
const refused = 400;

describe('a client made of /docs/openapi.json alone', () => {
  it('gets what is documented from every call, as a guest and as a customer', async () => {
    const shop = await openSmallShop();
    const client = await openDocumentClient(shop.url);
    const answered: Record<string, { guest: number; customer: number; faults: string[] }> = {};
    for (const operation of client.operations) {
      const ada = await signInAs(shop, 'Ada');
      const guest = await client.ask(operation, exampleOf(operation));
      const customer = await client.ask(operation, { ...exampleOf(operation), token: ada.token });
      const faults = [...guest.faults, ...customer.faults];
      answered[operation.operationId] = { guest: guest.status, customer: customer.status, faults };
      expect(guest.status === 401).toBe(needsToken(operation));
    }

    const all = Object.entries(answered);
    expect(all.filter(([, { faults }]) => faults.length > 0)).toEqual([]);
    expect(all.filter(([, { customer }]) => customer !== 200 && customer !== refused)).toEqual([
      ['postGoogleLogin', { guest: 503, customer: 503, faults: [] }],
      ['getSharedListAddress', { guest: 404, customer: 404, faults: [] }],
    ]);
    expect(all.filter(([, { customer }]) => customer === 200).length).toBeGreaterThan(30);
  });

  it('gets what is documented from every other route, too', async () => {
    const { url } = await openSmallShop({ opsToken });
    const { others, ask } = await openDocumentClient(url);
    const answered: [id: string, status: number, faults: string[]][] = [];
    for (const operation of others) {
      const values = Object.fromEntries(operation.parameters.map(({ name }) => [name, '1']));
      const { status, faults } = await ask(operation, { values });
      answered.push([operation.operationId, status, faults]);
    }

    expect(answered.filter(([, , faults]) => faults.length > 0)).toEqual([]);
    expect(answered.find(([id]) => id === 'show_out_product')).toEqual(['show_out_product', 302, []]);
    expect(answered.find(([id]) => id === 'show_metrics')).toEqual(['show_metrics', 401, []]);
    expect(answered.filter(([, status]) => status === 200).length).toBeGreaterThan(30);
  });

  it('tells a reply that is not as documented (planted)', async () => {
    const { url } = await openSmallShop();
    const { operations, faultsOf } = await openDocumentClient(url);
    const listing = operations.find(({ path }) => path === '/api/productList');
    if (!listing) throw new Error('There is no listing');

    expect(faultsOf(listing, 200, { data: [] })).toHaveLength(1);
    expect(faultsOf(listing, 400, { error: 'No message' })).toHaveLength(1);
    expect(faultsOf(listing, 500, { message: 'Something went wrong' })).toEqual(['500 is not documented']);
  });
});
