import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commandLine } from '@wearfolio/catalogue/audit';
import { addPartner, changePartner } from '@wearfolio/catalogue/partners/partners';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { getDesk, postDesk, type SignedInStaff, signInStaff } from '../testing/desk-shop.ts';

let shop: TestApp;
let owner: SignedInStaff;
let partner = 0;

beforeAll(async () => {
  shop = await startTestApp({ feedPrivateHosts: ['127.0.0.1'] });
  owner = await signInStaff(shop.db, 'owner');
  partner = (await addPartner(shop.url, commandLine, { name: 'Style Weekly' })).partner.id;
});
afterAll(() => shop.app.close());

const post = (path: string, body: object, cookie = owner.cookie) => postDesk(shop, `/webhooks${path}`, body, cookie);
const list = async () => (await getDesk(shop, '/webhooks', owner.cookie).expect(200)).body.data;

const url = 'https://weekly.example/hook';
const events = ['price.dropped', 'import.finished'];

describe('/api/desk/webhooks', () => {
  it('adds a webhook once, shows why it fails, resumes and removes it, and keeps its secret', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => post('/add', { partner, url, events })));
    const added = [first, second].find((reply) => reply?.status === 200);
    const { id, secret } = added?.body.data ?? {};
    await shop.db.webhook.update({
      where: { id },
      data: { attempts: 9, failingSince: new Date(), lastAnswer: 'Answered 500', pausedAt: new Date() },
    });
    await changePartner(shop.url, commandLine, partner, { isPaused: true });
    const paused = await list();
    await changePartner(shop.url, commandLine, partner, { isPaused: false });
    await post('/resume', { id }).expect(200);
    const resumed = await list();
    await post('/remove', { id }).expect(200);

    expect([first?.status, second?.status].toSorted()).toEqual([200, 409]);
    expect(added?.headers['cache-control']).toBe('no-store');
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(paused).toMatchObject([
      { partner: 'Style Weekly', url, events, attempts: 9, last_answer: 'Answered 500', is_partner_paused: true },
    ]);
    expect(paused[0].paused_at).not.toBeNull();
    expect(resumed).toMatchObject([{ attempts: 0, failing_since: null, paused_at: null, is_partner_paused: false }]);
    expect(await list()).toEqual([]);
    const entries = JSON.stringify(await shop.db.auditLog.findMany(), (_, value) =>
      typeof value === 'bigint' ? Number(value) : value,
    );
    expect(entries).toContain('resume webhook');
    expect(entries + JSON.stringify([paused, resumed])).not.toContain(secret);
  });

  it('sends a test, and says what the address answered', async () => {
    const statuses = [204, 500];
    const receiver = createServer((_request, response) => response.writeHead(statuses.shift() ?? 204).end());
    onTestFinished(() => void receiver.close());
    await new Promise<void>((resolve) => void receiver.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    const { id } = (await post('/add', { partner, url: address, events }).expect(200)).body.data;
    const accepted = await post('/test', { id }).expect(200);
    const refused = await post('/test', { id }).expect(409);
    await post('/remove', { id }).expect(200);

    expect(accepted.body).toEqual({ message: 'The test was accepted: 204' });
    expect(refused.body).toEqual({
      message: 'The test was not accepted: Answered 500',
      codes: [{ code: 'webhook_refused', values: { answer: 'Answered 500' } }],
    });
  });

  it.each([
    ['/add', { partner: 999_999, url, events }, 409, undefined],
    ['/add', { url, events }, 400, 'partner'],
    ['/add', { url: 'ftp://weekly.example/', events }, 400, 'url'],
    ['/add', { url: 'http://169.254.169.254/', events }, 409, 'url'],
    ['/add', { url: 'https://a:b@weekly.example/', events }, 409, 'url'],
    ['/add', { url, events: [] }, 400, 'events'],
    ['/add', { url, events: ['everything'] }, 400, 'events'],
    ['/test', { id: 999_999 }, 409, undefined],
    ['/resume', { id: 999_999 }, 409, undefined],
    ['/remove', { id: 999_999 }, 409, undefined],
  ])('refuses %s %j', async (path, body, status, field) => {
    const sent = field === 'partner' || path !== '/add' ? body : { partner, ...body };
    const { body: reply } = await post(path, sent).expect(status);

    expect(reply.message).not.toBe('');
    expect(Object.keys(reply.errors ?? {})).toEqual(field === undefined ? [] : [field]);
  });

  it('lets editors read webhooks and not change them', async () => {
    const editor = await signInStaff(shop.db, 'editor');

    await getDesk(shop, '/webhooks', editor.cookie).expect(200);
    await post('/add', { partner, url, events }, editor.cookie).expect(403);
  });
});
