import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../testing/feed-store.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { fetchRates } from './fetch-rates.ts';
import { ageOfRates, ageOfUsedRates, listRates, removeRate, setRate } from './rates.ts';
import { shippedRates } from './reference-rates.ts';

let url = '';
beforeEach(async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return () => database.drop();
});

const day = (daysAgo: number): string => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** In the European Central Bank's format. */
const xmlOf = (on: string, rates: Record<string, string>): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='${on}'>
    ${Object.entries(rates)
      .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
      .join('\n')}
  </Cube></Cube>
</gesmes:Envelope>`;

const fetchFrom = async (answer: string): Promise<string> => {
  const { host, origin } = await openStore((_, response) => response.end(answer));
  return fetchRates({ url, address: origin, privateHosts: [host], signal: AbortSignal.timeout(5000) });
};

const rateOf = async (currency: string, shop = 'USD') =>
  (await listRates(url, shop)).find((rate) => rate.currency === currency);

describe('exchange rates', () => {
  it('are the built-in ones, converted by way of the euro, until any are fetched', async () => {
    const { day: shipped, rates } = shippedRates();
    const [usd = 0, dkk = 0] = [rates.get('USD'), rates.get('DKK')];

    expect(rates.size).toBeGreaterThan(25);
    expect(await rateOf('EUR')).toEqual({ currency: 'EUR', rate: usd, source: 'ecb', day: shipped });
    expect((await rateOf('DKK'))?.rate).toBeCloseTo(usd / dkk, 10);
    expect((await rateOf('DKK', 'EUR'))?.rate).toBeCloseTo(1 / dkk, 10);
    expect(await rateOf('USD')).toBeUndefined();
    expect(await listRates(url, 'AED')).toEqual([]);
  });

  it('are stored by day, and the latest count', async () => {
    const newest = await fetchFrom(xmlOf(day(1), { USD: '1.25', DKK: '7.5' }));
    await fetchFrom(xmlOf(day(0), { USD: '1.2', DKK: '8' }));
    await fetchFrom(xmlOf(day(0), { USD: '1.5', DKK: '8' }));

    expect(newest).toBe(day(1));
    expect(await ask(url, "SELECT rate::float FROM reference_rate WHERE currency = 'USD' ORDER BY day")).toEqual([
      { rate: 1.25 },
      { rate: 1.5 },
    ]);
    expect(await rateOf('DKK')).toEqual({ currency: 'DKK', rate: 0.1875, source: 'ecb', day: day(0) });
    expect(await ageOfRates(url)).toEqual({ day: day(0), days: 0, isStale: false });
  });

  it('set by ops win until they are removed', async () => {
    await setRate(url, 'dkk', 0.145, 'USD');
    const set = await rateOf('DKK');
    await removeRate(url, 'dkk');

    expect(set).toEqual({ currency: 'DKK', rate: 0.145, source: 'ops', day: day(0) });
    expect(await rateOf('DKK')).toMatchObject({ source: 'ecb' });
    await expect(removeRate(url, 'DKK')).rejects.toThrow('No rate is set for DKK');
  });

  it('are stale from seven days on, which matters only to prices that they convert', async () => {
    await ask(url, `INSERT INTO reference_rate VALUES ('${day(6)}', 'USD', 1.2), ('${day(6)}', 'DKK', 7)`);
    const fresh = await ageOfRates(url);
    await ask(url, 'UPDATE reference_rate SET day = day - 1');
    const unused = await ageOfUsedRates(url, 'USD');
    await importText(url, 'Larkfield', [feedRow('a', { price: '100.00 DKK' })]);
    const used = await ageOfUsedRates(url, 'USD');
    await setRate(url, 'DKK', 0.145, 'USD');

    expect(fresh).toMatchObject({ days: 6, isStale: false });
    expect(await ageOfRates(url)).toMatchObject({ days: 7, isStale: true });
    expect([unused, used, await ageOfUsedRates(url, 'USD')]).toEqual([null, { day: day(7), days: 7 }, null]);
  });

  it.each([
    ['a page', '<html><body>Moved</body></html>', /no reference rates/],
    ['no XML', 'USD 1.2', /not XML/],
    ['no rate', xmlOf(day(0), { USD: '0', DKK: 'N/A', kroner: '7' }), /no reference rates/],
    ['a future day', xmlOf(day(-3), { USD: '1.2' }), /no reference rates/],
    ['a flood', xmlOf(day(0), { USD: '1.2' }).padEnd(2 ** 21), /larger than/],
  ])('are not read from %s', async (_, answer, reason) => {
    await expect(fetchFrom(answer)).rejects.toThrow(reason);

    expect(await ask(url, 'SELECT FROM reference_rate')).toEqual([]);
  });

  it('are not fetched from our own network', async () => {
    const { origin } = await openStore((_, response) => response.end(xmlOf(day(0), { USD: '1.2' })));
    const request = { url, address: origin, privateHosts: [], signal: AbortSignal.timeout(5000) };

    await expect(fetchRates(request)).rejects.toThrow('is not a public address');
  });
});
