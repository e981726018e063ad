import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await startTestApp({ trustProxy: ['loopback'] });
});
beforeEach(() => shop.db.$executeRaw`TRUNCATE search_pair, rate_limit`);
afterAll(() => shop.app.close());

const report = (from: string, to: string, address: string) =>
  request(shop.app.server).post('/api/search/followed').set('X-Forwarded-For', address).send({ from, to });
const pairs = async () => {
  await shop.app.afterwardsDone();
  return shop.db.searchPair.findMany({ select: { from: true, to: true, count: true } });
};

describe('POST /api/search/followed', () => {
  it('stores a pair once five network addresses reported it in a day, and counts on', async () => {
    for (let at = 1; at <= 4; at += 1) await report('Trakkies', 'tracksuit', `203.0.113.${at}`).expect(200);
    expect(await pairs()).toEqual([]);

    await report('trakkies ', 'Tracksuit', '203.0.113.5').expect(200);
    await report('trakkies', 'tracksuit', '203.0.113.6').expect(200);
    expect(await pairs()).toEqual([{ from: 'trakkies', to: 'tracksuit', count: 6 }]);
  });

  it('counts each network address once', async () => {
    for (let time = 0; time < 8; time += 1) await report('kicks', 'trainers', '198.51.100.7').expect(200);

    expect(await pairs()).toEqual([]);
  });

  it('stores no e-mail addresses, and no pair of equal searches', async () => {
    for (let at = 1; at <= 5; at += 1) {
      await report('ada@mail.example', 'hat', `192.0.2.${at}`).expect(200);
      await report('hat', ' HAT ', `192.0.2.${at}`).expect(200);
    }

    expect(await pairs()).toEqual([{ from: '[redacted]', to: 'hat', count: 5 }]);
  });

  it('limits reports, and refuses an invalid search', async () => {
    for (let at = 0; at < 60; at += 1) await report(`a${at}`, 'b', '198.51.100.9');
    await report('a', 'b', '198.51.100.9').expect(429);
    await report('a'.repeat(500), 'b', '198.51.100.10').expect(400);
  });
});
