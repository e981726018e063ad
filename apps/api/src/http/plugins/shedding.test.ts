import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { answerError } from '../errors.ts';
import { shedding } from './shedding.ts';

const apps: FastifyInstance[] = [];

const open = async (limits: Parameters<typeof shedding>[1]): Promise<FastifyInstance> => {
  const app = Fastify();
  app.setErrorHandler(answerError);
  await app.register(shedding, limits);
  for (const path of ['/', '/api/health', '/api/ready', '/metrics']) app.get(path, async () => ({ path }));
  await app.ready();
  apps.push(app);
  return app;
};
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

const statusOf = async (app: FastifyInstance, path: string): Promise<number> => (await app.inject(path)).statusCode;

/** Blocks the event loop. */
const block = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

describe('G6: an overloaded process', () => {
  it('refuses requests while its event loop is late, and serves again afterwards', async () => {
    const app = await open({ maxEventLoopDelay: 60, sampleInterval: 50 });
    expect(await statusOf(app, '/')).toBe(200);

    await expect
      .poll(async () => {
        block(300);
        return statusOf(app, '/');
      })
      .toBe(503);
    await expect.poll(() => statusOf(app, '/')).toBe(200);
  });

  it('refuses after several pauses without a turn of the loop, and not after one', async () => {
    const app = await open({ maxEventLoopDelay: 60_000, sampleInterval: 100 });
    block(400);
    const until = performance.now() + 90;
    while (performance.now() < until) expect(await statusOf(app, '/')).toBe(200);

    await expect
      .poll(async () => {
        const statuses = new Set<number>();
        for (let times = 0; times < 5; times += 1) {
          block(150);
          statuses.add(await statusOf(app, '/'));
        }
        return statuses.has(503);
      })
      .toBe(true);
  });

  it('keeps answering monitoring', async () => {
    const app = await open({ maxHeapUsedBytes: 1, sampleInterval: 100 });
    await expect.poll(() => statusOf(app, '/')).toBe(503);

    const reply = await app.inject('/');
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.json()).toMatchObject({ message: 'The shop is very busy. Please try again in a moment.' });
    for (const path of ['/api/health', '/api/ready', '/metrics']) expect(await statusOf(app, path)).toBe(200);
  });
});
