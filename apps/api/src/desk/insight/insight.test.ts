import { feedRow, importText } from '@wearfolio/catalogue/testing/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let editor: SignedInStaff;
let viewer: SignedInStaff;

beforeAll(async () => {
  shop = await startTestApp();
  editor = await signInStaff(shop.db, 'editor');
  viewer = await signInStaff(shop.db, 'reader');
  await importText(shop.url, 'Larkfield', [feedRow('a'), feedRow('b', { title: '=cmd|A1' })]);
  await shop.db.$executeRaw`
    INSERT INTO click_out (product_id, day, store_id, brand_id, count, visitors)
    SELECT id, (now() AT TIME ZONE 'UTC')::date, store_id, brand_id, 4, 3 FROM product`;
  await shop.db.$executeRaw`
    INSERT INTO search_log (keyword, day, count, last_total)
    VALUES ('=hyperlink("http://evil.test")', (now() AT TIME ZONE 'UTC')::date, 3, 0), ('+1 boots', (now() AT TIME ZONE 'UTC')::date, 2, 0)`;
});
afterAll(() => shop.app.close());

const get = (path: string) => getDesk(shop, path, viewer.cookie);
const post = (path: string, body: object) => postDesk(shop, path, body, editor.cookie);

describe('/api/desk/insight', () => {
  it('returns every day of a period, and the totals of all pages in the overview', async () => {
    const { body } = await get('/insight?name=clicks&days=7').expect(200);
    const { body: overview } = await get('/insight/overview?days=365').expect(200);

    expect(body).toMatchObject({ currency: 'USD', data: { name: 'clicks', now: [8, 6], before: [0, 0] } });
    expect(body.data.days).toHaveLength(7);
    expect(body.data.tables[0]).toMatchObject({ key: 'store', rows: [{ name: 'Larkfield', now: [8, 6] }] });
    expect(overview.data.map(({ name }: { name: string }) => name)).toEqual([
      'visits',
      'searches',
      'favorites',
      'clicks',
      'commissions',
      'partners',
    ]);
    expect(overview.data[3].days).toHaveLength(365);
  });

  it('exports files without a cell that a spreadsheet would execute', async () => {
    const { text, headers } = await get('/insight/file?name=searches&days=7&table=vain').expect(200);

    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="searches-vain-7-days.csv"',
    });
    expect(text).toBe(
      'Search without result,Searches,Products found,"Searches, period before","Products found, period before"\n' +
        '"\'=hyperlink(""http://evil.test"")",3,0,0,\n\'+1 boots,2,0,0,\n',
    );
    expect((await get('/insight/file?name=clicks&days=7&table=product')).text).toContain(`"'=Cmd, Larkfield",4,3`);
    expect((await get('/insight/file?name=commissions&days=7')).text.split('\n')).toHaveLength(9);
  });

  it.each([
    ['/insight?name=none', 400],
    ['/insight?name=clicks&days=8', 400],
    ['/insight/overview?days=1000000', 400],
    ['/insight/file?name=clicks&table=constructor', 404],
    ["/insight/file?name=clicks&table=store'--", 404],
  ])('refuses %s', async (path, status) => {
    await get(path).expect(status);
  });
});

describe('/api/desk/commissions', () => {
  const head = 'id,advertiserName,commissionStatus,transactionDate,saleAmount,commissionAmount,currency';
  const today = new Date().toISOString().slice(0, 10);
  const csv = `${head}\n1,LF Retail,approved,${today},100.00,8.00,USD\n2,LF Retail,what,${today},1,1,USD`;

  it('imports a report, lists it with rejected rows, and counts it for the chosen store', async () => {
    const { body } = await post('/commissions/import', { name: 'may.csv', csv }).expect(200);
    const store = await shop.db.store.findFirstOrThrow({ where: { name: 'Larkfield' } });
    await post('/commissions/advertiser', { network: 'awin', advertiser: 'LF Retail', store_id: store.id }).expect(200);

    expect(body).toMatchObject({
      message: '1 new, 0 updated, 1 refused',
      data: { network: 'awin', created: 1, refusals: [{ line: 3, reason: 'Unknown status: what' }] },
    });
    expect((await get('/commissions').expect(200)).body).toMatchObject({
      total: 1,
      data: [{ name: 'may.csv', actor: editor.email, created: 1, refused: 1 }],
      advertisers: [{ network: 'awin', advertiser: 'LF Retail', store: 'Larkfield' }],
      stores: [{ name: 'Larkfield' }],
    });
    expect((await get(`/commissions/refusals?id=${body.data.id}`).expect(200)).body.data).toHaveLength(1);
    const { cookie } = await signInStaff(shop.db, 'viewer');
    const seen = (await getDesk(shop, '/commissions', cookie).expect(200)).body.data[0].actor;
    expect(seen).toBe(editor.email.replace(/^(.)[^@]*/, '$1***'));
    const { data } = (await get('/insight?name=commissions&days=7').expect(200)).body;
    expect(data.tables[0].rows).toMatchObject([{ name: 'Larkfield', now: [8, 1, 10_000, 800, 100] }]);
    const entries = await shop.db.auditLog.findMany({ orderBy: { id: 'desc' }, take: 2 });
    expect(entries.map(({ action, before, after }) => [action, before, after])).toMatchObject([
      ['say which store', { store: null }, { store: 'Larkfield' }],
      ['import commissions', null, { name: 'may.csv', created: 1 }],
    ]);
  });

  it.each([
    ['/commissions/import', { name: 'x', csv: 'a,b\n1,2' }, 409],
    ['/commissions/import', { name: '', csv }, 400],
    ['/commissions/import', { name: 'x', csv: '' }, 400],
    ['/commissions/import', { name: 'x', csv, currency: 'dollars' }, 400],
    ['/commissions/advertiser', { network: 'awin', advertiser: 'Nobody', store_id: null }, 409],
    ['/commissions/advertiser', { network: 'awin', advertiser: 'LF Retail', store_id: 999_999 }, 409],
    ['/commissions/advertiser', { network: 'x', advertiser: 'LF Retail', store_id: 1 }, 400],
  ])('refuses %s %j', async (path, body, status) => {
    await post(path, body).expect(status);
  });

  it('imports 100,000 rows while the shop keeps responding', { tags: 'sweep' }, async () => {
    const rows = Array.from({ length: 100_000 }, (_, n) => `t${n},LF Retail,approved,${today},100.00,8.00,USD`);
    const imported = post('/commissions/import', { name: 'large.csv', csv: [head, ...rows].join('\n') });
    const [{ body }] = await Promise.all([imported.expect(200), get('/commissions').expect(200)]);

    expect(body.data).toMatchObject({ created: 100_000, refused: 0 });
  });
});
