// cspell:ignore annehmen
import type { AuditEntry } from '@wearfolio/contracts/desk-audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let cookie: string;

beforeAll(async () => {
  shop = await startTestApp();
  const entry = (actor: string, action: string, subject: string, at: string) => ({ actor, action, subject, at });
  await shop.db.auditLog.createMany({
    data: [
      entry('ada@shop.test', 'add store', 'Nordic 100%', '2026-11-01T23:59:59Z'),
      entry('ada@shop.test', 'accept price', '=Felt Hat, gray', '2026-11-02T00:00:00Z'),
      entry('grace@shop.test', 'add store', 'Larkfield', '2026-11-03T12:00:00Z'),
    ],
  });
  cookie = (await signInStaff(shop.db, 'reader')).cookie;
});
afterAll(() => shop.app.close());

const read = async (query: string) => (await getDesk(shop, `/audit?${query}`, cookie).expect(200)).body;

describe('the audit log', () => {
  it.each([
    ['q=STORE', ['Larkfield', 'Nordic 100%']],
    ['q=ada%40shop', ['=Felt Hat, gray', 'Nordic 100%']],
    ['q=100%25', ['Nordic 100%']],
    ['q=1_0', []],
    ['q=annehmen&named=accept+price,fetch+feed', ['=Felt Hat, gray']],
    ['actor=grace%40shop.test', ['Larkfield']],
    ['action=add+store&q=nordic', ['Nordic 100%']],
    ['from=2026-11-02', ['Larkfield', '=Felt Hat, gray']],
    ['from=2026-11-02&until=2026-11-02', ['=Felt Hat, gray']],
  ])('is narrowed by %s', async (query, subjects) => {
    const { data } = await read(query);

    expect(data.map(({ subject }: AuditEntry) => subject)).toEqual(subjects);
  });

  it('names everybody and every kind of change, and is a file', async () => {
    const { actors, actions } = await read('');
    const { text, headers } = await getDesk(shop, '/audit/file?actor=ada%40shop.test', cookie).expect(200);

    expect(actors).toEqual(['ada@shop.test', 'grace@shop.test']);
    expect(actions).toEqual(['accept price', 'add store']);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(text.split('\r\n')).toEqual([
      'id,at,actor,action,subject,before,after',
      expect.stringMatching(/^\d+,2026-11-02T00:00:00\.000Z,ada@shop\.test,accept price,"'=Felt Hat, gray",,$/),
      expect.stringContaining('Nordic 100%'),
      '',
    ]);
    await getDesk(shop, '/audit?from=yesterday', cookie).expect(400);
  });
});
