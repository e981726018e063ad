import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { commandLine } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { ask } from '../testing/trial.ts';
import { deliver } from './delivery.ts';
import { addPartner } from './partners.ts';
import { testWebhook } from './test-webhook.ts';
import { addWebhook, listWebhooks } from './webhooks.ts';

const page = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'partners.md'), 'utf8');
const [, script = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const startReceiver = async (secret: string, port: number) => {
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) };
  const receiver = spawn(process.execPath, ['--input-type=module', '--eval', script], { env });
  onTestFinished(() => void receiver.kill());
  const said = { text: '' };
  receiver.stdout.setEncoding('utf8').on('data', (part) => {
    said.text += part;
  });
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), { timeout: 20_000 });
  return said;
};

const privateHosts = ['127.0.0.1'];
const tokenSecret = 'x'.repeat(32);

describe('the receiver in docs/partners.md', () => {
  it('takes a test and tells it once, and refuses what is changed, replayed or foreign', async () => {
    const { url, drop } = await createTestDatabase();
    onTestFinished(drop);
    const partner = (await addPartner(url, commandLine, { name: 'Style Weekly' })).partner.id;
    const port = await freePort();
    const address = `http://127.0.0.1:${port}/hook`;
    const given = { partner, address, events: ['price.dropped' as const], privateHosts, tokenSecret };
    const { id, secret } = await addWebhook(url, commandLine, given);
    await expect(testWebhook(url, commandLine, id, { privateHosts, tokenSecret })).rejects.toThrow('ECONNREFUSED');
    const said = await startReceiver(secret, port);
    await ask(url, 'UPDATE webhook SET paused_at = now()');

    const answer = await testWebhook(url, commandLine, id, { privateHosts, tokenSecret });
    const [webhook] = await withConnection(url, listWebhooks);
    const told = /^(\d+) test \{\}\n$/.exec(said.text)?.[1];
    const body = `{"events":[{"id":${told},"types":["test"],"data":{}},{"id":99,"types":["import.finished"],"data":{}}]}`;
    const again = await deliver({ id: 'a', address, secret, body }, { privateHosts });
    const foreign = await deliver({ id: 'b', address, secret: `whsec_${'A'.repeat(43)}=`, body }, { privateHosts });
    vi.useFakeTimers({ now: Date.now() - 301_000, toFake: ['Date'] });
    const replayed = await deliver({ id: 'c', address, secret, body }, { privateHosts }).finally(vi.useRealTimers);
    const headers = { 'webhook-id': 'd', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) };
    const unsigned = await fetch(address, { method: 'POST', headers, body });

    expect(answer).toBe('204');
    expect(webhook).toMatchObject({ attempts: 0, lastSentAt: null, pausedAt: expect.any(Date) });
    expect(again).toEqual({ isAccepted: true, answer: '204' });
    expect([foreign, replayed].map((one) => one.answer)).toEqual(['Answered 401', 'Answered 401']);
    expect(unsigned.status).toBe(401);
    expect(said.text).toBe(`${told} test {}\n99 import.finished {}\n`);
    await expect(testWebhook(url, commandLine, 999_999, { privateHosts, tokenSecret })).rejects.toThrow('no webhook');
    await expect(testWebhook(url, commandLine, id, { privateHosts: [], tokenSecret })).rejects.toThrow('not a public');
  });
});
