import { once } from 'node:events';
import { Agent, get as ask, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('app.drain', () => {
  let shop: TestApp;
  let origin = '';
  const agent = new Agent({ keepAlive: true });

  beforeAll(async () => {
    shop = await startTestApp();
    origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    agent.destroy();
    await shop.app.close();
  });

  const get = async (path: string): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'>> => {
    const [reply] = (await once(ask(origin + path, { agent }), 'response')) as [IncomingMessage];
    reply.resume();
    await once(reply, 'end');
    return reply;
  };

  it('I8: reports not ready before closing, and still answers requests', async () => {
    const before = [await get('/api/ready'), await get('/api/colors')];
    await shop.app.drain(0);
    const after = [await get('/api/ready'), await get('/api/colors'), await get('/api/health')];

    expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(before.map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'keep-alive']);
    expect(after.map(({ statusCode }) => statusCode)).toEqual([503, 200, 200]);
    expect(after.map(({ headers }) => headers.connection)).toEqual(['close', 'close', 'close']);
  });
});
