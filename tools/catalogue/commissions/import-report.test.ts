// cspell:ignore transid transdate transamount merchantid pendingdate merchantorganization
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../audit.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { listAdvertisers, setAdvertiser } from './advertisers.ts';
import { importReport } from './import-report.ts';
import { textSource } from './open-csv.ts';
import { readAmount, readDay } from './read-row.ts';

let url = '';
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  await importText(url, 'Larkfield', [feedRow('a')]);
});
beforeEach(() => ask(url, 'TRUNCATE commission, commission_advertiser, commission_report, commission_refusal'));
afterAll(() => drop());

const load = (lines: readonly string[], currency = '') =>
  importReport(url, commandLine, {
    name: 'report.csv',
    source: textSource(lines.join('\n')),
    currency,
    shopCurrency: 'USD',
  });

const kept = () =>
  ask<Record<string, string>>(
    url,
    `SELECT transaction_id AS id, advertiser, day::text, status, currency, sale_cents::text AS sale, commission_cents::text AS commission
     FROM commission ORDER BY day, transaction_id`,
  );

// With the columns that each network documents.
const reports = [
  [
    'cj',
    [
      'Commission ID,Action Status,Action Type,Posting Date,Event Date,Advertiser ID,Advertiser Name,Website ID,Sale Amount (USD),Publisher Commission (USD),Order ID',
      '2292067663,locked,sim_sale,2026-05-03T22:31:48Z,2026-05-02T20:00:00Z,77,Larkfield,9,75.474,7.548,o-1',
    ],
    { id: '2292067663', day: '2026-05-02', status: 'approved', currency: 'USD', sale: '7547', commission: '755' },
  ],
  [
    'shareasale',
    [
      'transid|userid|merchantid|transdate|transamount|commission|comment|voided|pendingdate|locked|merchantorganization',
      '118|5|77|05/02/2026 08:11:00 PM|1,200.50|96.04|sale|1||0|Larkfield',
    ],
    { id: '118', day: '2026-05-02', status: 'declined', currency: 'USD', sale: '120050', commission: '9604' },
  ],
  [
    'avantlink',
    [
      'Merchant,Merchant Id,Website,Tool Name,Order Id,Transaction Date,Transaction Amount,Base Commission,Incentive Commission,Total Commission,Transaction Type,Paid Date,AvantLink Transaction Id',
      'Larkfield,10,Shop,Product Link,o-1,"05/02/2026 10:00:00",$149.99,$10.50,$0.00,$10.50,SALE,06/15/2026,4455',
    ],
    { id: '4455', day: '2026-05-02', status: 'approved', currency: 'USD', sale: '14999', commission: '1050' },
  ],
  [
    'rakuten',
    [
      'Signature Orders Report',
      'Member ID (U1),Advertiser ID,Advertiser Name,Order ID,Transaction Date,Transaction Time,SKU,Sales,Items,Total Commission,Process Date,Process Time',
      'u,77,Larkfield,A-100,5/2/2026,18:01,sku-1,£80.00,1,£6.40,5/3/2026,02:00',
    ],
    { day: '2026-05-02', status: 'approved', currency: 'GBP', sale: '8000', commission: '640' },
  ],
  [
    'impact',
    [
      'Action Id,Campaign,Action Tracker,Status,Event Date,Sale Amount,Action Earnings,Currency,Customer City',
      '5.77.1,Larkfield,Sale,REVERSED,2026-05-02T10:00:00+02:00,99.00,9.90,EUR,Oslo',
    ],
    { id: '5.77.1', day: '2026-05-02', status: 'declined', currency: 'EUR', sale: '9900', commission: '990' },
  ],
  [
    'awin',
    [
      'id;advertiserId;advertiserName;commissionStatus;transactionDate;saleAmount;commissionAmount;currency',
      '259630312;7052;Larkfield;pending;02/05/2026 10:00;1.234,50;98,76;DKK',
    ],
    { id: '259630312', day: '2026-05-02', status: 'pending', currency: 'DKK', sale: '123450', commission: '9876' },
  ],
  [
    'other',
    ['Transaction ID,Store,Date,Sale,Commission,Status', '7,Larkfield,2 May 2026,10,1,approved'],
    { id: '7', day: '2026-05-02', status: 'approved', currency: 'USD', sale: '1000', commission: '100' },
  ],
] as const;

describe('importReport', () => {
  it.each(reports)(
    'recognizes a report of %s by its columns, and the store by its name',
    async (network, lines, row) => {
      expect(await load(lines)).toMatchObject({ network, created: 1, refused: 0, refusals: [] });

      expect(await kept()).toEqual([{ id: expect.any(String), advertiser: 'Larkfield', ...row }]);
      expect(await listAdvertisers(url, 9)).toMatchObject([{ network, advertiser: 'Larkfield', store: 'Larkfield' }]);
    },
  );

  const head = 'id,advertiser,commissionStatus,transactionDate,saleAmount,commissionAmount,currency';

  it('changes nothing the second time, and applies updates of a newer report', async () => {
    const first = [head, '1,Larkfield,pending,2026-05-02,50,5,EUR', '2,Larkfield,pending,2026-05-03,60,6,EUR'];
    await load(first);

    expect(await load(first)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
    expect(
      await load([head, '1,Larkfield,declined,2026-05-02,50,5,EUR', '3,Larkfield,approved,2026-05-04,-9,-1,EUR']),
    ).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 0,
    });
    expect((await kept()).map(({ id, status, commission }) => [id, status, commission])).toEqual([
      ['1', 'declined', '500'],
      ['2', 'pending', '600'],
      ['3', 'approved', '-100'],
    ]);
  });

  it('rejects single rows with line and reason', async () => {
    const { refused, refusals, created } = await load([
      head,
      ',Larkfield,pending,2026-05-02,50,5,EUR',
      '1,,pending,2026-05-02,50,5,EUR',
      '2,Larkfield,pending,2126-05-02,50,5,EUR',
      '3,Larkfield,pending,31/02/2026,50,5,EUR',
      '4,Larkfield,pending,2026-05-02,50,free,EUR',
      '5,Larkfield,perhaps,2026-05-02,50,5,EUR',
      '6,Larkfield,pending,2026-05-02,50,5,XXX',
      '7,Larkfield,pending,2026-05-02,50,5,EUR',
      '7,Larkfield,pending,2026-05-02,50,5,EUR',
      '8,Larkfield',
    ]);

    expect([created, refused]).toEqual([1, 9]);
    expect(refusals.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 The row has no transaction id',
      '3 The row has no advertiser',
      '4 Missing, invalid or future date: 2126-05-02',
      '5 Missing, invalid or future date: 31/02/2026',
      '6 The commission is not an amount: free',
      '7 Unknown status: perhaps',
      '8 No rate is set for XXX',
      '10 Same transaction as line 9',
      '11 Missing, invalid or future date: ',
    ]);
    expect(await ask(url, 'SELECT line FROM commission_refusal')).toHaveLength(9);
  });

  it.each([
    ['another table', ['name,price', 'a,1']],
    ['a picture', ['\u0089PNG\r\n\u001a\n"\u0000']],
    ['nothing', ['']],
  ])('rejects %s and stores nothing', async (_what, lines) => {
    await expect(load(lines)).rejects.toThrow('Unknown columns');
    expect(await ask(url, 'SELECT FROM commission_report')).toEqual([]);
  });

  it('writes an audit log entry without row data', async () => {
    await load([head, '1,Larkfield,pending,2026-05-02,50,5,EUR']);

    const [entry] = await ask<{ after: object }>(url, 'SELECT after FROM audit_log ORDER BY id DESC LIMIT 1');
    expect(entry?.after).toEqual({
      name: 'report.csv',
      network: 'awin',
      created: 1,
      updated: 0,
      unchanged: 0,
      refused: 0,
    });
  });

  it('keeps the store of an advertiser when the next report is imported', async () => {
    const report = [head, '1,LF Retail Ltd,pending,2026-05-02,50,5,EUR'];
    await load(report);
    const [{ id: storeId } = { id: 0 }] = await ask<{ id: number }>(url, 'SELECT id FROM store');
    await setAdvertiser(url, commandLine, { network: 'awin', advertiser: 'LF Retail Ltd', storeId });
    await load(report);

    expect(await listAdvertisers(url, 9)).toMatchObject([{ advertiser: 'LF Retail Ltd', store: 'Larkfield' }]);
    await expect(setAdvertiser(url, commandLine, { network: 'awin', advertiser: 'Nobody', storeId })).rejects.toThrow(
      'No report has named this advertiser',
    );
  });
});

describe('readAmount', () => {
  it.each([
    ['1,234.50', 123450n],
    ['1.234,50 €', 123450n],
    ['1,234', 123400n],
    ['1.234.567', 123456700n],
    ['7.781', 778n],
    ['7.785', 779n],
    ['(12.00)', -1200n],
    ['-$0.5', -50n],
    ['USD 12', 1200n],
    ['.5', 50n],
    ['1e9', null],
    ['', null],
    ['12.x', null],
  ])('reads %j as %s', (text, cents) => {
    expect(readAmount(text)).toBe(cents);
  });
});

describe('readDay', () => {
  it.each([
    ['3/4/2026', false, '2026-03-04'],
    ['3/4/2026', true, '2026-04-03'],
    ['13/4/2026', false, '2026-04-13'],
    ['4/13/2026', true, '2026-04-13'],
    ['20260403', false, '2026-04-03'],
    ['02-May-2026 10:00:00', false, '2026-05-02'],
    ['2026-13-01', false, null],
    ['soon', false, null],
  ])('reads %s (day first: %s) as %s', (text, isDayFirst, day) => {
    expect(readDay(text, isDayFirst)).toBe(day);
  });
});
