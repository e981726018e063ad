import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from '@wearfolio/contracts/endpoint';
import { messageReply } from '@wearfolio/contracts/errors';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ApiError, addressOf, call } from './api-client.ts';

const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const greeting = (origin: string) =>
  endpoint({
    method: 'GET',
    url: `${origin}/greeting`,
    about: { access: 'public', summary: 'Greet' },
    schema: { response: { 200: messageReply } },
  });

describe('addressOf', () => {
  it('fills path parameters, encoded', () => {
    expect(addressOf('/api/product/:id', { params: { id: 'a/b c' } })).toBe('/api/product/a%2Fb%20c');
  });

  it('writes lists as `name[]` and leaves out empty values', () => {
    const querystring = { page: 2, sort: '', brand: ['3', '7'], store: [], keyword: undefined };

    expect(addressOf('/api/productList', { querystring })).toBe('/api/productList?page=2&brand%5B%5D=3&brand%5B%5D=7');
  });
});

describe('call', () => {
  it('returns the server’s reply', async () => {
    const origin = await serve((_, response) => response.end('{"message":"Good day"}'));

    await expect(call(greeting(origin), {})).resolves.toEqual({ message: 'Good day' });
  });

  it('throws a refusal with status, message and fields', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(400).end('{"message":"No","errors":{"email":["Wrong"]}}');
    });

    const failure = call(greeting(origin), {});

    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({ status: 400, message: 'No', errors: { email: ['Wrong'] } });
  });

  it('throws a refusal that is not JSON', async () => {
    const origin = await serve((_, response) => response.writeHead(502).end('<html>'));

    await expect(call(greeting(origin), {})).rejects.toMatchObject({ status: 502, errors: {} });
  });

  it('throws status 0 without a reply', async () => {
    const origin = await serve((request) => request.socket.destroy());

    await expect(call(greeting(origin), {})).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('rejects with an abort when it is cancelled', async () => {
    const origin = await serve(() => undefined);
    const cancel = new AbortController();

    const pending = call(greeting(origin), {}, cancel.signal);
    cancel.abort();

    await expect(pending).rejects.toMatchObject({ name: 'AbortError' });
  });
});
