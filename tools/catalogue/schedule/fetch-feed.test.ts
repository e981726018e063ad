import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { openStore } from '../testing/feed-store.ts';
import { openFtp, openSftp, user } from '../testing/file-servers.ts';
import { arriving } from './arriving.ts';
import { type Credentials, sealCredentials, unsealCredentials } from './credentials.ts';
import { DownloadRefused } from './download-refused.ts';
import { fetchFeed } from './fetch-feed.ts';

const { signal } = new AbortController();
const password: Credentials = { kind: 'password', user: user.name, password: user.password };
const wrong: Credentials = { ...password, password: 'wrong' };

// Larger than the windows of both protocols.
const feed = randomBytes(100_000);

const bytesOf = async (fetched: Awaited<ReturnType<typeof fetchFeed>>): Promise<Buffer> => {
  if (fetched.isUnchanged) throw new Error('The feed is unchanged');
  const chunks: Uint8Array[] = [];
  for await (const chunk of fetched.bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
};

describe('a feed behind a password', () => {
  it.each<[Credentials, string, string]>([
    [password, 'authorization', `Basic ${Buffer.from(`${user.name}:${user.password}`).toString('base64')}`],
    [{ kind: 'bearer', token: 't0ken' }, 'authorization', 'Bearer t0ken'],
    [{ kind: 'header', name: 'X-Api-Key', value: 'k3y' }, 'x-api-key', 'k3y'],
  ])('is fetched from a web server with %j, which no other server sees', async (credentials, name, value) => {
    const seen: unknown[] = [];
    const other = await openStore(({ headers }, response) => {
      seen.push(headers[name]);
      response.end('feed');
    });
    const store = await openStore(({ headers, url }, response) => {
      seen.push(headers[name]);
      if (url === '/here') response.writeHead(302, { Location: '/there' }).end();
      else response.writeHead(302, { Location: other.origin }).end();
    });
    const privateHosts = [store.host, other.host];

    expect(String(await bytesOf(await fetchFeed(`${store.origin}/here`, { credentials, privateHosts, signal })))).toBe(
      'feed',
    );
    expect(seen).toEqual([value, value, undefined]);
  });

  it('says what to check when a web server refuses it', async () => {
    const { origin, host } = await openStore((_, response) => response.writeHead(401).end());
    await expect(fetchFeed(origin, { credentials: wrong, privateHosts: [host], signal })).rejects.toThrow(
      'The store answered 401. Check the user and the password',
    );
  });
});

describe.each([
  ['ftp', (files: Record<string, Buffer>) => openFtp({ files }), 'out/feed.csv'],
  ['sftp', openSftp, '/out/feed.csv'],
] as const)('a feed on an %s server', (protocol, open, path) => {
  it('is fetched, and not again while it is unchanged', async () => {
    const { host } = await open({ [path]: feed });
    const options = { credentials: password, privateHosts: [host], signal };
    const address = `${protocol}://${host}/out/feed.csv`;

    const fetched = await fetchFeed(address, options);
    expect(await bytesOf(fetched)).toEqual(feed);

    const since = fetched.isUnchanged ? undefined : fetched.version;
    expect(await fetchFeed(address, { ...options, since })).toEqual({ isUnchanged: true });
  });

  it.each([
    ['a wrong password', wrong, '/out/feed.csv', /refuses the user or the password/],
    ['a missing file', password, '/out/none.csv', /could not be fetched: .*No such file/],
  ])('gives the reason of %s', async (_, credentials, at, reason) => {
    const { host } = await open({ [path]: feed });
    const fetched = fetchFeed(`${protocol}://${host}${at}`, { credentials, privateHosts: [host], signal });
    await expect(fetched.then(bytesOf)).rejects.toThrow(reason);
  });

  it('F8: is not fetched from this machine', async () => {
    const { host } = await open({ [path]: feed });
    const address = `${protocol}://${host.replace('127.0.0.1', 'localhost')}/out/feed.csv`;
    await expect(fetchFeed(address, { credentials: password, privateHosts: [], signal })).rejects.toThrow(
      /localhost is not a public address/,
    );
    await expect(fetchFeed(`${protocol}://10.0.0.1/f`, { privateHosts: [], signal })).rejects.toThrow(
      /10\.0\.0\.1 is not a public address/,
    );
  });
});

it('keeps the reason of a failure for a reader that begins later', async () => {
  const source = new PassThrough();
  const bytes = arriving(source, { signal });
  source.destroy(new DownloadRefused('unreachable', 'No such file'));
  await new Promise((resolve) => source.on('close', resolve));
  await expect(bytes.next()).rejects.toThrow('No such file');
});

it('F8: does not connect to another server that an FTP server names', async () => {
  const passive = (port: number) => `10,0,0,7,${port >> 8},${port & 255}`;
  const { host } = await openFtp({ files: { 'feed.csv': feed }, passive });
  const fetched = fetchFeed(`ftp://${host}/feed.csv`, { credentials: password, privateHosts: [host], signal });
  await expect(fetched.then(bytesOf)).rejects.toThrow(/PASV returned another host \(10\.0\.0\.7\)/);
});

it('begins TLS with an FTPS server that is named by its number', async () => {
  const { host, said } = await openFtp({ files: {} });

  const fetched = fetchFeed(`ftps://${host}/feed.csv`, { credentials: password, privateHosts: [host], signal });

  await expect(fetched).rejects.toThrow(/could not be fetched/);
  const clientHello = 0x16;
  expect(said.slice(0, 2).map((line) => (line === 'AUTH TLS' ? line : line.charCodeAt(0)))).toEqual([
    'AUTH TLS',
    clientHello,
  ]);
});

it('knows an SFTP server by its key from the first fetch on', async () => {
  const { host } = await openSftp({ '/feed.csv': feed });
  const keys: string[] = [];
  const options = { credentials: password, privateHosts: [host], signal, onHostKey: (key: string) => keys.push(key) };
  const fetch = (hostKey: string | null) => fetchFeed(`sftp://${host}/feed.csv`, { ...options, hostKey });

  await bytesOf(await fetch(null));
  await bytesOf(await fetch(keys[0] ?? ''));
  await expect(fetch('SHA256:other')).rejects.toThrow(/key of the store's server changed from SHA256:other to SHA256:/);
  expect(keys).toHaveLength(2);
});

it('reads credentials for their server and with their secret only', () => {
  const place = { storeId: 7, address: 'https://feeds.example/one' };
  const sealed = sealCredentials(password, place, 'secret');
  const read = (other: object, secret = 'secret') => unsealCredentials(sealed, { ...place, ...other }, secret);

  expect(sealed.includes(user.name)).toBe(false);
  expect(read({ address: 'https://feeds.example/two' })).toEqual(password);
  expect([read({ address: 'https://evil.example/one' }), read({ storeId: 8 }), read({}, 'another')]).toEqual([
    null,
    null,
    null,
  ]);
});
