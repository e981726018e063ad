import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Accounts, startAccounts } from '../customer/testing/accounts.ts';
import { describedCalls } from '../reference/described-calls.ts';

const personalCalls = describedCalls.filter(({ access }) => access === 'customer');

describe("D1: another customer's user_id", () => {
  let shop: Accounts;

  beforeAll(async () => {
    shop = await startAccounts();
  });
  afterAll(() => shop.app.close());

  it.each(personalCalls.map(({ endpoint, example }) => [`${endpoint.method} ${endpoint.url}`, endpoint, example]))(
    'is refused by %s in the query and in the body',
    async (_name, endpoint, example) => {
      const [ada, bob] = [await shop.signUp(), await shop.signUp()];
      const path = endpoint.url.replace('/api', '').replace(/:\w+/g, '1');
      const query = new URLSearchParams({ user_id: String(bob.id) });
      const body = { ...(example.body as object), user_id: bob.id };
      const from = { token: ada.token };

      const replies =
        endpoint.method === 'GET'
          ? [await shop.get(`${path}?${query}`, from)]
          : [await shop.post(path, body, from), await shop.post(`${path}?${query}`, {}, from)];

      for (const { status, body: reply } of replies)
        expect([status, reply]).toEqual([
          403,
          { message: 'This is not your account', codes: [{ code: 'other_account' }] },
        ]);
    },
  );
});
