import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../testing/test-database.ts';
import { isOk, startShop } from './testing/shop-process.ts';

const clients = 100;

/** The longest time that a request may take to arrive (app.ts), plus the interval between two checks, in ms. */
const longest = 15_000 + 2_000;

/** Each kind starts a request and sends one byte a second without end. */
const slowKinds = {
  'slow headers': ['GET /api/productList HTTP/1.1\r\nHost: shop.test\r\nX-Slow: ', 'x'],
  'a slow body': [
    'POST /api/customer/signin HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"email":"',
    'x',
  ],
} as const;

const openSlow = (port: number, [head, drop]: readonly [string, string]): Socket => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.on('data', () => undefined);
  socket.write(head);
  const dripping = setInterval(() => socket.write(drop), 1000);
  socket.on('close', () => clearInterval(dripping));
  onTestFinished(() => void socket.destroy());
  return socket;
};

/** Opens many slow clients. Returns how many were disconnected in time, and how the shop served others meanwhile. */
const besiege = async (port: number, kind: keyof typeof slowKinds) => {
  const shop = { url: `http://127.0.0.1:${port}` };
  const sockets = Array.from({ length: clients }, () => openSlow(port, slowKinds[kind]));
  let shutOut = 0;
  for (const socket of sockets) socket.on('close', () => (shutOut += 1));
  const looks: boolean[] = [];
  const started = performance.now();
  while (shutOut < clients && performance.now() - started < longest + 5_000) {
    looks.push(await isOk(shop, '/api/health'));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { shutOut, isAlwaysUp: looks.every((isUp) => isUp), looks: looks.length };
};

describe('G5: slow requests', () => {
  it.each(['slow headers', 'a slow body'] as const)(
    'with %s are disconnected in time and block nobody else',
    async (kind) => {
      const { url, db } = await openTestDatabase();
      onTestFinished(() => db.$disconnect());
      const shop = await startShop(url, { WORKER: 'off' });

      const seen = await besiege(Number(new URL(shop.url).port), kind);

      expect(seen).toMatchObject({ shutOut: clients, isAlwaysUp: true });
      expect(seen.looks).toBeGreaterThan(3);
    },
  );

  it('that read no reply are disconnected when the shop closes', async () => {
    const { url, db } = await openTestDatabase();
    onTestFinished(() => db.$disconnect());
    const shop = await startShop(url, { WORKER: 'off' });
    const port = Number(new URL(shop.url).port);
    for (let client = 0; client < clients; client += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.pause();
      socket.write('GET /docs/openapi.json HTTP/1.1\r\nHost: shop.test\r\n\r\n'.repeat(20));
      onTestFinished(() => void socket.destroy());
    }

    expect(await isOk(shop, '/api/productList')).toBe(true);
    expect(await shop.stop()).toBe(0);
  });

  it('stay connected to a server without limits, so they are slow enough (planted)', async () => {
    const server = createServer({ headersTimeout: 0, requestTimeout: 0 }, (_request, reply) => reply.end('{}'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => server.closeAllConnections());

    expect(await besiege((server.address() as AddressInfo).port, 'slow headers')).toMatchObject({ shutOut: 0 });
  });
});
