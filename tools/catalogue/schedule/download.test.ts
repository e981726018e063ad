import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Refused } from '../refused.ts';
import { openStore } from '../testing/feed-store.ts';
import { download } from './download.ts';

/** Sends `begin` and then one byte at a time without end. */
const drip = ({ socket }: ServerResponse, begin: string): void => {
  socket?.write(begin);
  const dripping = setInterval(() => socket?.write('x'), 2);
  socket?.on('close', () => clearInterval(dripping));
};

const textOf = async (bytes: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const { signal } = new AbortController();

describe('download', () => {
  it('F8: checks every hop of a redirect', async () => {
    const inner = await openStore((_, response) => response.end('secret'));
    const outer = await openStore((_, response) => response.writeHead(302, { Location: inner.origin }).end());

    await expect(download(outer.origin, { privateHosts: [outer.host], signal })).rejects.toThrow(
      /127\.0\.0\.1 is not a public address/,
    );
  });

  it.each([
    [
      'ftp://me:secret@files.example/secret/feed?key=secret',
      'ftp://files.example is not an address that begins with http',
    ],
    ['mailto:secret@larkfield.example', 'mailto: is not an address that begins with http'],
    ['http://a b.example/secret/feed?key=secret', 'The store redirects to an invalid address'],
    ['ftp://me:secret/secret@files.example/feed', 'The store redirects to an invalid address'],
  ])('reports a redirect to %s without its keys', async (location, reason) => {
    const { host, origin } = await openStore((_, response) => response.writeHead(302, { Location: location }).end());

    await expect(download(origin, { privateHosts: [host], signal })).rejects.toMatchObject({
      fault: 'forbidden',
      message: reason,
    });
  });

  it('F8: does not connect to a name that resolves to this machine', async () => {
    let asked = 0;
    const { origin } = await openStore((_, response) => {
      asked += 1;
      response.end();
    });

    const fetched = download(origin.replace('127.0.0.1', 'localhost'), { privateHosts: [], signal });

    await expect(fetched).rejects.toThrow(/localhost is not a public address/);
    expect(asked).toBe(0);
  });

  it('follows redirects, and gives up on a redirect loop', async () => {
    const { host, origin } = await openStore(({ url: path }, response) => {
      if (path === '/moved') response.writeHead(301, { Location: '/here' }).end();
      else if (path === '/here') response.end('feed');
      else response.writeHead(302, { Location: '/round' }).end();
    });

    const moved = await download(`${origin}/moved`, { privateHosts: [host], signal });

    expect(moved.isUnchanged ? '' : await textOf(moved.bytes)).toBe('feed');
    await expect(download(`${origin}/round`, { privateHosts: [host], signal })).rejects.toThrow(/more than 5 times/);
  });

  it('refuses a feed above the size limit', async () => {
    const { host, origin } = await openStore((_, response) => response.end('x'.repeat(2000)));

    const fetched = await download(origin, { privateHosts: [host], sizeLimit: 1000, signal });

    await expect(fetched.isUnchanged ? '' : textOf(fetched.bytes)).rejects.toThrow(/larger than 1000 bytes/);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['does not answer', () => undefined, /did not answer in time/],
    ['stops sending after the beginning', (_, response) => response.write('half'), /stopped sending before the end/],
    [
      'answers letter by letter',
      (_, response) => drip(response, 'HTTP/1.1 200 OK\r\nX-Drip: '),
      /did not answer in time/,
    ],
    [
      'sends many headers but no feed',
      (_, response) => drip(response, 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9;'),
      /stopped sending before the end/,
    ],
  ])('gives up on a store that %s', async (_, answer, reason) => {
    const { host, origin } = await openStore(answer);
    const read = async () => {
      const fetched = await download(origin, { privateHosts: [host], patience: 200, signal });
      return fetched.isUnchanged ? '' : textOf(fetched.bytes);
    };

    await expect(read()).rejects.toThrow(reason);
  });

  it('gives up on a store that sends too slowly', async () => {
    const { host, origin } = await openStore((_, response) => drip(response, 'HTTP/1.1 200 OK\r\n\r\n'));

    const fetched = await download(origin, { privateHosts: [host], patience: 500, signal });

    await expect(fetched.isUnchanged ? '' : textOf(fetched.bytes)).rejects.toThrow(
      /^The feed arrived too slowly: \d+ bytes in \d seconds$/,
    );
  });

  it('accepts a slow feed that exceeds the timeout but keeps the minimum rate', async () => {
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

  it('accepts a small feed that is read slowly, for example because of a busy database', async () => {
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

  it('closes the connection when reading stops, even if the rest has arrived', async () => {
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
    // When this response arrives, so has everything sent before it.
    await fetch(origin);

    await bytes?.return?.();

    await expect.poll(() => socket?.destroyed).toBe(true);
  });

  it('does not report our own abort as a refusal, so that the download is retried', async () => {
    const { host, origin } = await openStore((_, response) => response.write('half'));
    const stopping = new AbortController();

    const fetched = await download(origin, { privateHosts: [host], signal: stopping.signal });
    const text = fetched.isUnchanged ? '' : textOf(fetched.bytes);
    stopping.abort();

    await expect(text).rejects.not.toBeInstanceOf(Refused);
  });
});
