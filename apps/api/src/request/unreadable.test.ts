import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { fixedHeaders } from './headers.ts';

/** Sends bytes as they are, which no client library would; answers what came back. */
const sendRaw = async (port: number, text: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.end(text, 'latin1');
  let reply = '';
  socket.on('data', (bytes) => {
    reply += bytes;
  });
  await once(socket, 'close');
  return reply;
};

describe('H1: what Node would refuse by itself', () => {
  let shop: TestApp;
  let port: number;

  beforeAll(async () => {
    shop = await buildTestApp();
    shop.app.post('/api/echo', async ({ body }) => body);
    port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => shop.app.close());

  const send = (head: string, body = '') => sendRaw(port, `${head}\r\nConnection: close\r\n\r\n${body}`);

  const expectRefusal = (reply: string): void => {
    const [headers = '', body = ''] = reply.split('\r\n\r\n');
    const said = headers.toLowerCase().split('\r\n');
    expect(said).toContain('content-type: application/json; charset=utf-8');
    expect(said).toEqual(
      expect.arrayContaining(Object.entries(fixedHeaders).map(([name, value]) => `${name}: ${value}`.toLowerCase())),
    );
    expect(headers).toMatch(/content-security-policy: default-src 'none'/i);
    expect(Object.keys(JSON.parse(body))).toEqual(['message']);
  };

  it.each([
    ['a raw byte that is no UTF-8', 'GET /api/brandList?filter=\xFF HTTP/1.1'],
    ['an absolute address', 'GET http://evil.test/api/brandList HTTP/1.1'],
    ['an unknown method', 'BREW /api/brandList HTTP/1.1'],
    ['a method that echoes', 'TRACE /api/brandList HTTP/1.1'],
    ['a header that is none', 'GET /api/brandList HTTP/1.1\r\n: x'],
    ['a length beside chunks', 'POST /api/echo HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'POST /api/echo HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6'],
    ['chunks that are none', 'POST /api/echo HTTP/1.1\r\nTransfer-Encoding: xchunked'],
    ['headers without end', `GET /api/brandList HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}`],
    ['what is no HTTP at all', 'nonsense'],
    ['a preflight that is none', 'OPTIONS /api/brandList HTTP/1.1'],
  ])('refuses %s', async (_name, head) => {
    const reply = await send(`${head}\r\nHost: shop.test`);

    expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /);
    expectRefusal(reply);
  });

  const preflight = 'Origin: https://partner.test\r\nAccess-Control-Request-Method: POST';

  it.each([
    ['no host', 400, 'GET /api/colors HTTP/1.1'],
    ['a preflight without host', 400, `OPTIONS /api/colors HTTP/1.1\r\n${preflight}`],
    ['no host and an expectation', 400, 'GET /api/colors HTTP/1.1\r\nExpect: 100-continue'],
    ['what we cannot do', 417, 'GET /api/colors HTTP/1.1\r\nHost: shop.test\r\nExpect: tea'],
    ['more than that we go on', 417, 'GET /api/colors HTTP/1.1\r\nHost: shop.test\r\nExpect: 100-continue, tea'],
  ])('refuses a request that has or expects %s, with status %i and an id', async (_name, status, head) => {
    const reply = await send(head);

    const last = reply.replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, '');
    expect(last).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\\r\\nx-request-id: [\\da-f-]{36}\\r\\n`, 's'));
    expectRefusal(last);
  });

  it.each(['100-continue', '100-Continue'])('tells who expects %s to go on, and answers', async (expected) => {
    const head = `POST /api/echo HTTP/1.1\r\nHost: shop.test\r\nExpect: ${expected}`;

    const reply = await send(`${head}\r\nContent-Type: application/json\r\nContent-Length: 7`, '{"a":1}');

    expect(reply).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n.*\r\n\r\n\{"a":1\}$/s);
  });

  it('asks HTTP/1.0 for neither', async () => {
    expect(await send('GET /api/health HTTP/1.0\r\nExpect: tea')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
