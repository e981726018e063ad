import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTestDatabase } from '@wearfolio/database/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { commandLine } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { ask, feedRow, importText } from '../testing/trial.ts';
import { addPartner, changePartner, removePartner } from './partners.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { addWebhook, type EventKind, eventKinds, listWebhooks, removeWebhook, resumeWebhook } from './webhooks.ts';

const tokenSecret = 'x'.repeat(32);
const seconds = (count: number): number => count * 1000;

let url = '';
let drop = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  await addPartner(url, commandLine, { name: 'Style Weekly' });
});
beforeEach(() => ask(url, 'DELETE FROM webhook'));
afterAll(() => drop());

type Event = { id: number; types: EventKind[]; data: Record<string, unknown> };
type Fault = 'none' | 'error' | 'reset' | 'lost answer' | 'redirect' | 'silence';

/** A receiver as we recommend it: it refuses what is not signed or too old, and remembers the ids of events. */
const startReceiver = async () => {
  const received: Event[] = [];
  const strayed: string[] = [];
  const bodies: { headers: IncomingMessage['headers']; body: string }[] = [];
  let secret = '';
  let faultOf = (): Fault => 'none';
  const isGenuine = (headers: IncomingMessage['headers'], body: string, now = Date.now()): boolean => {
    const [id, timestamp, sent] = ['id', 'timestamp', 'signature'].map((name) => String(headers[`webhook-${name}`]));
    if (Math.abs(now - seconds(Number(timestamp))) > seconds(300)) return false;
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
    const expected = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    return sent?.length === expected.length && timingSafeEqual(Buffer.from(sent), Buffer.from(expected));
  };
  const answer = (request: IncomingMessage, response: ServerResponse, body: string): void => {
    if (request.url !== '/hook') strayed.push(request.url ?? '');
    const fault = faultOf();
    if (fault === 'silence') return;
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === 'error') return void response.writeHead(500).end();
    if (fault === 'redirect') return void response.writeHead(307, { Location: '/elsewhere' }).end();
    if (!isGenuine(request.headers, body)) return void response.writeHead(401).end();
    bodies.push({ headers: request.headers, body });
    received.push(...(JSON.parse(body) as { events: Event[] }).events);
    if (fault === 'lost answer') return void request.socket.destroy();
    response.writeHead(204).end();
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    strayed,
    bodies,
    isGenuine,
    trust: (given: string) => {
      secret = given;
    },
    fail: (next: () => Fault) => {
      faultOf = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

const send = (signal = new AbortController().signal, privateHosts = ['127.0.0.1']): Promise<void> =>
  sendWebhooks({ url, privateHosts, tokenSecret, signal });
const makeDue = () => ask(url, 'UPDATE webhook SET next_at = now()');
const waiting = () => withConnection(url, listWebhooks);

const add = async (address: string, events: readonly EventKind[] = eventKinds) => {
  const given = { partner: 'style weekly', address, events, privateHosts: ['127.0.0.1'], tokenSecret };
  return addWebhook(url, commandLine, given);
};

describe('webhooks', () => {
  it('are told of changes, drops, returns and imports from then on, signed', async () => {
    const receiver = await startReceiver();
    await importText(url, 'Northbound', [feedRow('a', { price: '80.00', stock: '0' })]);
    const { id, secret } = await add(receiver.address);
    receiver.trust(secret);
    await importText(url, 'Northbound', [
      feedRow('a', { price: '60.00', stock: '3' }),
      feedRow('b', { title: 'Coat' }),
    ]);
    await send();
    await send();

    expect(receiver.received.map(({ types, data }) => [types, data.title ?? data.store])).toEqual([
      [['product.changed', 'price.dropped', 'product.back_in_stock'], 'Rain Jacket a'],
      [['product.changed'], 'Coat'],
      [['import.finished'], 'Northbound'],
    ]);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.bodies;
    expect(receiver.isGenuine(headers, body)).toBe(true);
    expect(receiver.isGenuine(headers, `${body} `)).toBe(false);
    expect(receiver.isGenuine(headers, body, Date.now() + seconds(301))).toBe(false);
    expect(await waiting()).toMatchObject([{ waiting: 0, attempts: 0, lastAnswer: '204' }]);
    expect(JSON.stringify(await ask(url, 'SELECT * FROM audit_log'))).not.toContain(secret);
    await removeWebhook(url, commandLine, id);
    await receiver.close();
  });

  const expectWhole = async (most: number): Promise<void> => {
    const faults: Fault[] = ['error', 'reset', 'lost answer', 'redirect'];
    let count = 0;
    const failing = async (_: unknown, start: number) => {
      const receiver = await startReceiver();
      receiver.trust((await add(receiver.address)).secret);
      let at = start;
      receiver.fail(() => {
        at += 1;
        if (at % 5 === 0) return 'none';
        count += 1;
        return faults[(at * 7) % 4] ?? 'error';
      });
      return receiver;
    };
    const receivers = await Promise.all(Array.from({ length: 4 }, failing));
    const [{ last } = { last: 0 }] = await ask<{ last: number }>(
      url,
      'SELECT coalesce(max(id), 0)::int AS last FROM partner_event',
    );
    const isTold = async () => (await waiting()).every((webhook) => webhook.waiting === 0);
    const change = (round: number) =>
      Array.from({ length: 6 }, (_, n) =>
        feedRow(`w${n}`, { title: `Coat ${n}`, price: `${20 + ((round + n) % 9)}.00` }),
      );
    for (let round = 0; count < most; round += 1) {
      if (await isTold()) await importText(url, 'Northbound', change(round), { yes: true });
      await makeDue();
      // Every third round, the process ends in the middle.
      const ending = new AbortController();
      const sent = Promise.all([send(ending.signal), send()]).catch(() => undefined);
      if (round % 3 === 0) setTimeout(() => ending.abort(new Error('Ended')), 5 + (round % 20));
      await sent;
    }
    for (const receiver of receivers) receiver.fail(() => 'none');
    do {
      await makeDue();
      await send();
    } while (!(await isTold()));

    const events = await ask<{ id: number }>(url, `SELECT id::int FROM partner_event WHERE id > ${last} ORDER BY id`);
    for (const { received, strayed } of receivers) {
      const ids = received.map((event) => event.id);
      expect([...new Set(ids)]).toEqual(events.map((event) => event.id));
      expect(ids.length).toBeGreaterThan(events.length);
      // Redirects are not followed.
      expect(strayed).toEqual([]);
    }
    await Promise.all(receivers.map(({ close }) => close()));
  };

  const name = 'lose nothing and reorder nothing within a product through %i faults';
  it.each([40])(name, expectWhole);
  it.each([200])(name, { tags: 'sweep', timeout: 600_000 }, expectWhole);

  it('are told while four receivers of others do not answer', async () => {
    const silent = await startReceiver();
    silent.fail(() => 'silence');
    const { partner } = await addPartner(url, commandLine, { name: 'Silent' });
    const given = { partner: partner.id, events: eventKinds, privateHosts: ['127.0.0.1'], tokenSecret };
    for (const at of [1, 2, 3, 4]) await addWebhook(url, commandLine, { ...given, address: `${silent.address}?${at}` });
    const receiver = await startReceiver();
    receiver.trust((await add(receiver.address)).secret);
    await importText(url, 'Northbound', [feedRow('a', { price: '33.00' })], { yes: true });
    const ending = new AbortController();
    const sent = send(ending.signal);
    await vi.waitFor(() => expect(receiver.received).not.toEqual([]), { timeout: 60_000 });

    // None of them was given up meanwhile.
    expect(await waiting()).toMatchObject(
      expect.arrayContaining(
        Array.from({ length: 4 }, () => expect.objectContaining({ partner: 'Silent', attempts: 0 })),
      ),
    );
    ending.abort(new Error('Ended'));
    await expect(sent).rejects.toThrow();
    await Promise.all([silent.close(), receiver.close()]);
    await removePartner(url, commandLine, partner.id);
  });

  it('wait longer after each failure, are paused after a day, and go on where they stopped', async () => {
    const receiver = await startReceiver();
    const { id, secret } = await add(receiver.address, ['import.finished']);
    receiver.trust(secret);
    receiver.fail(() => 'error');
    await importText(url, 'Northbound', [feedRow('a', { price: '50.00' })], { yes: true });
    const pauses: number[] = [];
    for (let at = 0; at < 3; at += 1) {
      await makeDue();
      await send();
      const [row] = await ask<{ wait: number }>(
        url,
        'SELECT extract(epoch FROM next_at - now())::float8 AS wait FROM webhook',
      );
      pauses.push(Math.round((row?.wait ?? 0) / 5));
    }
    await ask(url, "UPDATE webhook SET failing_since = now() - interval '25 hours', next_at = now()");
    await send();
    const [paused] = await waiting();
    const jobs = await ask(url, "SELECT FROM graphile_worker.jobs WHERE task_identifier = 'mail-webhook-paused'");
    await makeDue();
    await send();
    const heard = receiver.received.length;
    receiver.fail(() => 'none');
    await resumeWebhook(url, commandLine, id);
    await send();

    expect(pauses).toEqual([1, 2, 4]);
    expect(paused).toMatchObject({ pausedAt: expect.any(Date), lastAnswer: 'Answered 500', waiting: 1 });
    expect(jobs).toHaveLength(1);
    expect(heard).toBe(0);
    expect(receiver.received).toMatchObject([{ types: ['import.finished'], data: { store: 'Northbound' } }]);
    await removeWebhook(url, commandLine, id);
    await receiver.close();
  });

  it('of a paused partner wait, and those of a removed one end', async () => {
    const receiver = await startReceiver();
    const { partner } = await addPartner(url, commandLine, { name: 'Brief' });
    const given = { partner: partner.id, address: receiver.address, events: eventKinds };
    const { secret } = await addWebhook(url, commandLine, { ...given, privateHosts: ['127.0.0.1'], tokenSecret });
    receiver.trust(secret);
    await changePartner(url, commandLine, partner.id, { isPaused: true });
    await importText(url, 'Northbound', [feedRow('a', { price: '41.00' })], { yes: true });
    await send();
    const whilePaused = receiver.received.length;
    await changePartner(url, commandLine, partner.id, { isPaused: false });
    await send();
    const after = receiver.received.length;
    await removePartner(url, commandLine, partner.id);
    await importText(url, 'Northbound', [feedRow('a', { price: '42.00' })], { yes: true });
    await send();

    expect(whilePaused).toBe(0);
    expect(after).toBeGreaterThan(0);
    expect(receiver.received).toHaveLength(after);
    expect(await waiting()).toEqual([]);
    await receiver.close();
  });

  it.each([
    'http://127.0.0.1/',
    'http://[::1]:1/',
    'http://169.254.169.254/',
    'ftp://a.example/',
    'http://u:p@a.example/',
    'x',
  ])('refuse the address %s', async (address) => {
    const given = { partner: 'style weekly', address, events: eventKinds, privateHosts: [], tokenSecret };
    await expect(addWebhook(url, commandLine, given)).rejects.toThrow();
  });

  it('never reach a private address, whatever a name resolves to later', async () => {
    const receiver = await startReceiver();
    const { id } = await add(receiver.address.replace('127.0.0.1', 'localhost'), ['import.finished']);
    await importText(url, 'Northbound', [feedRow('a', { price: '45.00' })], { yes: true });
    await send(undefined, []);

    expect(receiver.received).toEqual([]);
    expect(await waiting()).toMatchObject([{ attempts: 1, lastAnswer: 'localhost is not a public address' }]);
    await removeWebhook(url, commandLine, id);
    await receiver.close();
  });
});
