import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { setMapping } from '../mappings.ts';
import { setRate } from '../rates.ts';
import { Refused } from '../refused.ts';
import { ask, csvOf, type FeedRow, feedRow, importText } from '../testing/trial.ts';
import { download } from './download.ts';
import { importScheduled } from './import-scheduled.ts';
import { addDueFetches, isDue, listSchedules, setSchedule } from './schedules.ts';

let url = '';
const openDatabase = async () => {
  const database = await createTestDatabase();
  ({ url } = database);
  return database.drop;
};

/** A store's web server on this machine, which only a test may fetch from. */
const openStore = async (answer: RequestListener): Promise<{ host: string; origin: string }> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, origin: `http://${host}` };
};

/** Answers with `begin` and then a byte at a time, without an end. */
const drip = ({ socket }: ServerResponse, begin: string): void => {
  socket?.write(begin);
  const dripping = setInterval(() => socket?.write('x'), 2);
  socket?.on('close', () => clearInterval(dripping));
};

const { signal } = new AbortController();
const daily = '30 4 * * *';

const fetchNow = async (host: string): Promise<string> => {
  const [schedule] = await listSchedules(url);
  return importScheduled({
    ...{ url, signal, currency: 'USD', reportsDir: null, say: () => undefined },
    storeId: schedule?.storeId ?? 0,
    privateHosts: [host],
  });
};

const shownSql = `
  SELECT title, price_cents AS cents, parent.name AS color
  FROM product JOIN product_color ON product_id = product.id
  JOIN color ON color.id = color_id JOIN color parent ON parent.id = color.parent_id
  WHERE external_id = 'a'`;

const textOf = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

describe('a scheduled feed', () => {
  beforeEach(openDatabase);

  it('is fetched, unpacked and imported, and not again while nothing changed', async () => {
    const asked: (string | undefined)[] = [];
    const { host, origin } = await openStore(({ headers }, response) => {
      asked.push(headers['if-none-match']);
      if (headers['if-none-match'] === '"v1"') response.writeHead(304).end();
      else response.setHeader('ETag', '"v1"').end(gzipSync(csvOf([feedRow('a'), feedRow('b')])));
    });
    await importText(url, 'Larkfield', [feedRow('a')]);
    await setSchedule(url, { store: 'larkfield', feedUrl: `${origin}/feed.gz`, cron: daily }, [host]);

    const outcomes = [await fetchNow(host), await fetchNow(host)];

    expect(outcomes).toEqual(['imported', 'unchanged']);
    expect(asked).toEqual([undefined, '"v1"']);
    expect(await ask(url, 'SELECT external_id FROM product ORDER BY 1')).toEqual([
      { external_id: 'a' },
      { external_id: 'b' },
    ]);
    expect(await listSchedules(url)).toMatchObject([{ store: 'Larkfield', lastOutcome: 'unchanged' }]);
  });

  it.each<[string, FeedRow, () => Promise<unknown>, object]>([
    [
      'a value was mapped',
      { color: 'Blushing Emberglow' },
      () => setMapping(url, { kind: 'color', from: 'Blushing Emberglow', to: 'Red' }),
      { color: 'Red' },
    ],
    ['a rate was set', { price: '100.00 SEK' }, () => setRate(url, 'SEK', 0.1, 'USD'), { cents: 1000 }],
    [
      'another feed of its store was imported by hand',
      { title: 'Larkfield Rain Jacket' },
      () => importText(url, 'Larkfield', [feedRow('a', { title: 'Larkfield Felt Hat' })]),
      { title: 'Larkfield Rain Jacket' },
    ],
  ])(
    'is read again after %s, though the store would say that nothing changed, and then no more',
    async (_, row, change, expected) => {
      const { host, origin } = await openStore(({ headers }, response) => {
        if (headers['if-none-match'] === '"v1"') response.writeHead(304).end();
        else response.setHeader('ETag', '"v1"').end(csvOf([feedRow('a', row), feedRow('b')]));
      });
      await importText(url, 'Larkfield', [feedRow('b')]);
      await setSchedule(url, { store: 'Larkfield', feedUrl: origin, cron: daily }, [host]);
      const outcomes = [await fetchNow(host), await fetchNow(host)];

      await change();
      outcomes.push(await fetchNow(host), await fetchNow(host));

      expect(outcomes).toEqual(['imported', 'unchanged', 'imported', 'unchanged']);
      expect(await ask(url, shownSql)).toMatchObject([expected]);
    },
  );

  it('has one job, however often it is due before it was done', async () => {
    await importText(url, 'Larkfield', [feedRow('a')]);
    await setSchedule(url, { store: 'Larkfield', feedUrl: 'https://larkfield.example/feed', cron: daily }, []);
    const due = new Date('2026-11-21T04:30:20Z');

    const added = [await addDueFetches(url, due), await addDueFetches(url, due)];
    const later = await addDueFetches(url, new Date('2026-11-21T04:31:00Z'));

    expect([...added, later]).toEqual([1, 1, 0]);
    expect(await ask(url, 'SELECT task_identifier, key FROM graphile_worker.jobs')).toMatchObject([
      { task_identifier: 'fetch-feed' },
    ]);
  });

  it('that was given up is taken up again when it is due, and leaves no job behind; nor does it touch those of others', async () => {
    for (const store of ['Larkfield', 'Quillmoor']) {
      await importText(url, store, [feedRow('a')]);
      await setSchedule(url, { store, feedUrl: 'https://feeds.example/feed', cron: daily }, []);
    }
    const due = new Date('2026-11-21T04:30:20Z');
    const giveUp = () => ask(url, 'UPDATE graphile_worker._private_jobs SET attempts = max_attempts');
    await addDueFetches(url, due);
    await giveUp();
    await ask(url, "DELETE FROM feed_schedule WHERE store_id = (SELECT id FROM store WHERE name = 'Quillmoor')");

    await addDueFetches(url, due);
    const [left, added, ...more] = await ask(url, 'SELECT key, attempts FROM graphile_worker.jobs ORDER BY id');
    await giveUp();
    await addDueFetches(url, due);

    expect(more).toEqual([]);
    expect([left, added]).toMatchObject([{ attempts: 3 }, { key: expect.stringMatching(/^fetch-feed:/), attempts: 0 }]);
    expect(await ask(url, 'SELECT attempts FROM graphile_worker.jobs ORDER BY id')).toEqual([
      { attempts: 3 },
      { attempts: 0 },
    ]);
  });
});

describe('a scheduled feed that is of no use', () => {
  beforeAll(async () => {
    const drop = await openDatabase();
    await importText(url, 'Larkfield', [feedRow('a'), feedRow('b')]);
    return drop;
  });

  const whole = csvOf([feedRow('a'), feedRow('b')]);

  it.each<[string, RequestListener, RegExp]>([
    ['an error of the store', (_, response) => response.writeHead(500).end(), /^The store answered 500$/],
    ['a page instead of a feed', (_, response) => response.end('<!doctype html><html></html>'), /HTML page/],
    [
      'a feed that breaks off',
      (_, response) => {
        response.writeHead(200, { 'Content-Length': '9999' });
        response.write(whole, () => response.destroy());
      },
      /^The feed broke off before its end$/,
    ],
    [
      'a feed of unknown length that breaks off',
      (_, response) => response.write(whole, () => response.destroy()),
      /^The feed broke off before its end$/,
    ],
    [
      'a packed feed that breaks off',
      (_, response) => {
        const packed = gzipSync(whole);
        response.writeHead(200, { 'Content-Length': packed.length });
        response.write(packed.subarray(0, -20), () => response.destroy());
      },
      /^The feed broke off before its end$/,
    ],
    [
      'a packed feed that was cut',
      (_, response) => response.end(gzipSync(whole).subarray(0, -20)),
      /^The compressed feed is damaged/,
    ],
    ['no answer', (_, response) => response.destroy(), /^The feed could not be fetched: socket hang up$/],
    [
      'a way to nowhere',
      (_, response) => response.writeHead(302, { Location: 'http://[' }).end(),
      /^The store leads on to what is no address$/,
    ],
  ])('that is %s is refused, leaves the catalogue as it was and says so', async (_, answer, reason) => {
    const { host, origin } = await openStore(answer);
    await setSchedule(url, { store: 'Larkfield', feedUrl: origin, cron: daily }, [host]);

    const outcome = await fetchNow(host);

    expect(outcome).toMatch(reason);
    expect(await listSchedules(url)).toMatchObject([{ lastOutcome: outcome }]);
    expect(await ask(url, 'SELECT count(*)::int AS n FROM product WHERE active AND stock > 0')).toEqual([{ n: 2 }]);
  });

  it.each([
    ['Nobody', 'https://a.example/feed', daily, /There is no store Nobody/],
    ['Larkfield', 'ftp://a.example/feed', daily, /begins with http/],
    ['Larkfield', 'https://me:secret@a.example/feed', daily, /password/],
    ['Larkfield', 'http://169.254.169.254/latest', daily, /not on the open internet/],
    ['Larkfield', 'http://[::1]/feed', daily, /not on the open internet/],
    ['Larkfield', 'http://2130706433/feed', daily, /not on the open internet/],
    ['Larkfield', 'https://a.example/feed', 'daily', /is no schedule like/],
  ])('F8: is refused for %s at %s, %s', async (store, feedUrl, cron, reason) => {
    await expect(setSchedule(url, { store, feedUrl, cron }, [])).rejects.toThrow(reason);
  });
});

describe('download', () => {
  it('F8: checks every hop of a redirect', async () => {
    const inner = await openStore((_, response) => response.end('secret'));
    const outer = await openStore((_, response) => response.writeHead(302, { Location: inner.origin }).end());

    await expect(download(outer.origin, { privateHosts: [outer.host], signal })).rejects.toThrow(
      /127\.0\.0\.1 is not on the open internet/,
    );
  });

  it.each([
    ['ftp://me:secret@files.example/secret/feed?key=secret', 'ftp://files.example is no address that begins with http'],
    ['mailto:secret@larkfield.example', 'mailto: is no address that begins with http'],
    ['http://a b.example/secret/feed?key=secret', 'The store leads on to what is no address'],
    ['ftp://me:secret/secret@files.example/feed', 'The store leads on to what is no address'],
  ])('tells ops of a redirect to %s without its keys', async (location, reason) => {
    const { host, origin } = await openStore((_, response) => response.writeHead(302, { Location: location }).end());

    await expect(download(origin, { privateHosts: [host], signal })).rejects.toThrow(new Refused(reason));
  });

  it('F8: does not connect to a name that leads to this machine', async () => {
    let asked = 0;
    const { origin } = await openStore((_, response) => {
      asked += 1;
      response.end();
    });

    const fetched = download(origin.replace('127.0.0.1', 'localhost'), { privateHosts: [], signal });

    await expect(fetched).rejects.toThrow(/localhost is not on the open internet/);
    expect(asked).toBe(0);
  });

  it('follows a store that moved, and gives up on one that runs in circles', async () => {
    const { host, origin } = await openStore(({ url: path }, response) => {
      if (path === '/moved') response.writeHead(301, { Location: '/here' }).end();
      else if (path === '/here') response.end('feed');
      else response.writeHead(302, { Location: '/round' }).end();
    });

    const moved = await download(`${origin}/moved`, { privateHosts: [host], signal });

    expect(moved.isUnchanged ? '' : await textOf(moved.bytes)).toBe('feed');
    await expect(download(`${origin}/round`, { privateHosts: [host], signal })).rejects.toThrow(/more than 5 times/);
  });

  it('refuses what is larger than it may be', async () => {
    const { host, origin } = await openStore((_, response) => response.end('x'.repeat(2000)));

    const fetched = await download(origin, { privateHosts: [host], sizeLimit: 1000, signal });

    await expect(fetched.isUnchanged ? '' : textOf(fetched.bytes)).rejects.toThrow(/larger than 1000 bytes/);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['does not answer', () => undefined, /did not answer in time/],
    ['begins and then says nothing', (_, response) => response.write('half'), /fell silent before the end/],
    [
      'answers letter by letter',
      (_, response) => drip(response, 'HTTP/1.1 200 OK\r\nX-Drip: '),
      /did not answer in time/,
    ],
    [
      'says a lot and nothing of the feed',
      (_, response) => drip(response, 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9;'),
      /fell silent before the end/,
    ],
  ])('gives up on a store that %s', async (_, answer, reason) => {
    const { host, origin } = await openStore(answer);
    const read = async () => {
      const fetched = await download(origin, { privateHosts: [host], patience: 200, signal });
      return fetched.isUnchanged ? '' : textOf(fetched.bytes);
    };

    await expect(read()).rejects.toThrow(reason);
  });

  it('gives up on a store that drips', async () => {
    const { host, origin } = await openStore((_, response) => drip(response, 'HTTP/1.1 200 OK\r\n\r\n'));

    const fetched = await download(origin, { privateHosts: [host], patience: 500, signal });

    await expect(fetched.isUnchanged ? '' : textOf(fetched.bytes)).rejects.toThrow(
      /^The feed came too slowly: \d+ bytes in \d seconds$/,
    );
  });

  it('takes a feed that comes slowly for longer than that, and fast enough', async () => {
    const { host, origin } = await openStore(async (_, response) => {
      for (let part = 0; part < 15; part += 1) {
        response.write('a part of the feed');
        await pause(100);
      }
      response.end();
    });

    const fetched = await download(origin, { privateHosts: [host], patience: 1000, leastBytes: 40, signal });

    expect(fetched.isUnchanged ? '' : await textOf(fetched.bytes)).toHaveLength(15 * 18);
  });

  it('takes a small feed as slowly as it is read here, as by a busy database', async () => {
    const feed = Promise.withResolvers<ServerResponse>();
    const { host, origin } = await openStore((_, response) => response.write('first,', () => feed.resolve(response)));
    const patience = 200;
    const fetched = await download(origin, { privateHosts: [host], patience, signal });
    const parts: string[] = [];
    const answer = await feed.promise;

    for await (const part of fetched.isUnchanged ? [] : fetched.bytes) {
      parts.push(part.toString());
      if (parts.length < 3) answer.write(`${parts.length},`);
      else answer.end();
      await pause(patience + 100);
    }

    expect(parts).toEqual(['first,', '1,', '2,']);
  });

  it('leaves no connection behind where reading stops, though the rest has arrived', async () => {
    const feed = Promise.withResolvers<ServerResponse>();
    const { host, origin } = await openStore((asked, response) => {
      if (asked.url !== '/feed') response.end();
      else response.write('first', () => feed.resolve(response));
    });
    const fetched = await download(`${origin}/feed`, { privateHosts: [host], signal });
    const bytes = fetched.isUnchanged ? null : fetched.bytes[Symbol.asyncIterator]();
    await bytes?.next();
    const answer = await feed.promise;
    const { socket } = answer;
    answer.end('the rest');
    // What was sent before this answer is here when it is.
    await fetch(origin);

    await bytes?.return?.();

    await expect.poll(() => socket?.destroyed).toBe(true);
  });

  it('does not call it a refusal when it is ended by us, so that it is tried again', async () => {
    const { host, origin } = await openStore((_, response) => response.write('half'));
    const stopping = new AbortController();

    const fetched = await download(origin, { privateHosts: [host], signal: stopping.signal });
    const text = fetched.isUnchanged ? '' : textOf(fetched.bytes);
    stopping.abort();

    await expect(text).rejects.not.toBeInstanceOf(Refused);
  });
});

describe('isDue', () => {
  it.each([
    ['30 4 * * *', '2026-11-21T04:30:59Z', true],
    ['30 4 * * *', '2026-11-21T04:31:00Z', false],
    ['*/15 * * * *', '2026-11-21T09:45:00Z', true],
    ['0 4 * * 6', '2026-11-21T04:00:00Z', true],
    ['0 4 * * 0', '2026-11-21T04:00:00Z', false],
    ['0 4 1 11 *', '2026-11-01T04:00:00Z', true],
  ])('of %s at %s is %s', (cron, time, expected) => {
    expect(isDue(cron, new Date(time))).toBe(expected);
  });
});
