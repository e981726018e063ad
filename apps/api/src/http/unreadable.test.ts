import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { fixedHeaders } from './headers.ts';

/** Sends raw bytes and returns the reply. */
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

describe('H1: requests that Node would refuse by itself', () => {
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
    expect(Object.keys(JSON.parse(body)).filter((name) => name !== 'codes')).toEqual(['message']);
  };

  it.each([
    ['a raw byte of invalid UTF-8', 'GET /api/brandList?filter=\xFF HTTP/1.1'],
    ['an absolute address', 'GET http://evil.test/api/brandList HTTP/1.1'],
    ['an unknown method', 'BREW /api/brandList HTTP/1.1'],
    ['a method that echoes', 'TRACE /api/brandList HTTP/1.1'],
    ['an invalid header', 'GET /api/brandList HTTP/1.1\r\n: x'],
    ['a length and chunked encoding', 'POST /api/echo HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked'],
    ['two lengths', 'POST /api/echo HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6'],
    ['two hosts', 'GET /api/brandList HTTP/1.1\r\nHost: evil.test'],
    ['two hosts in HTTP/1.0', 'GET / HTTP/1.0\r\nhOST: shop.test'],
    ['an unknown transfer encoding', 'POST /api/echo HTTP/1.1\r\nTransfer-Encoding: xchunked'],
    ['endless headers', `GET /api/brandList HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}`],
    ['text that is not HTTP', 'nonsense'],
    ['an invalid preflight', 'OPTIONS /api/brandList HTTP/1.1'],
  ])('get a refusal for %s', async (_name, head) => {
    const reply = await send(`${head}\r\nHost: shop.test`);

    expect(reply).toMatch(/^HTTP\/1\.1 4\d\d /);
    expectRefusal(reply);
  });

  const preflight = 'Origin: https://partner.test\r\nAccess-Control-Request-Method: POST';

  it.each([
    ['no host', 400, 'GET /api/colors HTTP/1.1'],
    ['a preflight without host', 400, `OPTIONS /api/colors HTTP/1.1\r\n${preflight}`],
    ['no host and an expectation', 400, 'GET /api/colors HTTP/1.1\r\nExpect: 100-continue'],
    ['an unknown expectation', 417, 'GET /api/colors HTTP/1.1\r\nHost: shop.test\r\nExpect: tea'],
    ['a second expectation', 417, 'GET /api/colors HTTP/1.1\r\nHost: shop.test\r\nExpect: 100-continue, tea'],
  ])('get status %i and an id when they have or expect %s', async (_name, status, head) => {
    const reply = await send(head);

    const last = reply.replace(/^HTTP\/1\.1 100 .*?\r\n\r\n/s, '');
    expect(last).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\\r\\nx-request-id: [\\da-f-]{36}\\r\\n`, 's'));
    expectRefusal(last);
  });

  it.each(['100-continue', '100-Continue'])('that expect %s are answered', async (expected) => {
    const head = `POST /api/echo HTTP/1.1\r\nHost: shop.test\r\nExpect: ${expected}`;

    const reply = await send(`${head}\r\nContent-Type: application/json\r\nContent-Length: 7`, '{"a":1}');

    expect(reply).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK\r\n.*\r\n\r\n\{"a":1\}$/s);
  });

  it('may lack both headers in HTTP/1.0', async () => {
    expect(await send('GET /api/health HTTP/1.0\r\nExpect: tea')).toMatch(/^HTTP\/1\.1 200 /);
  });
});
