import { describe, expect, it } from 'vitest';
import { openStore } from '../testing/feed-store.ts';
import { faultOf, fetchPicture } from './fetch-picture.ts';

const { signal } = new AbortController();
const options = { since: undefined, publicUrl: 'https://shop.test', signal };

const faultAt = async (address: string, more: { privateHosts?: string[]; time?: number } = {}) => {
  const error = await fetchPicture(address, { ...options, privateHosts: [], ...more }).catch(
    (thrown: unknown) => thrown,
  );
  return faultOf(error);
};

describe('fetchPicture', () => {
  it('aborts an endless picture at 25 MB without using more memory', async () => {
    const chunk = Buffer.alloc(256 * 1024);
    const { host, origin } = await openStore((_, response) => {
      const send = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', send);
      send();
    });

    expect(await faultAt(origin, { privateHosts: [host] })).toMatchObject({ fault: 'too-large', isDead: true });
    expect(process.memoryUsage().external).toBeLessThan(300 * 1024 ** 2);
  });

  it('asks a host over http that does not answer over https, and reports one that answers neither', async () => {
    const plain = await openStore((_, response) => response.end('a picture'));
    const privateHosts = [plain.host, 'localhost:9'];

    const fetched = await fetchPicture(`https://${plain.host}/a.jpg`, { ...options, privateHosts });

    expect(fetched).toMatchObject({ isUnchanged: false, bytes: Buffer.from('a picture') });
    expect(await faultAt('https://localhost:9/a.jpg', { privateHosts })).toMatchObject({ fault: 'unreachable' });
  });

  it('reports a slow or silent host as a fault of the host', async () => {
    const slow = await openStore((_, response) => {
      const dripping = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(dripping));
    });
    const silent = await openStore(() => undefined);

    for (const { host, origin } of [slow, silent])
      expect(await faultAt(origin, { privateHosts: [host], time: 200 })).toMatchObject({
        fault: 'too-slow',
        isHost: true,
      });
  });

  it('does not connect to this machine by address, name or redirect', async () => {
    let asked = 0;
    const inner = await openStore((_, response) => {
      asked += 1;
      response.end('secret');
    });
    const outer = await openStore((_, response) =>
      response.writeHead(302, { Location: `${inner.origin}/a.jpg` }).end(),
    );

    for (const address of [inner.origin, inner.origin.replace('127.0.0.1', 'localhost')])
      expect(await faultAt(address)).toMatchObject({ fault: 'refused', isDead: true });
    expect(await faultAt(outer.origin, { privateHosts: [outer.host] })).toMatchObject({ fault: 'refused' });
    expect(asked).toBe(0);
  });

  it('waits as long as a busy store asks', async () => {
    const { host, origin } = await openStore((_, response) => response.writeHead(503, { 'Retry-After': '120' }).end());

    expect(await faultAt(origin, { privateHosts: [host] })).toEqual({
      fault: 'http-503',
      isHost: true,
      retryAfter: 120,
      isDead: false,
    });
    expect(await faultAt('https://larkfield.invalid/a.jpg')).toMatchObject({ fault: 'unreachable', isHost: true });
  });
});
