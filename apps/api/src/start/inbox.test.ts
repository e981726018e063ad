import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { identityOf } from '@wearfolio/contracts/identity/identity';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../jobs/mail/layout.ts';
import { noTurn } from '../jobs/mail/mail-turn.ts';
import { createMailer } from '../jobs/mail/mailer.ts';
import { listenNear, openInbox } from './inbox.ts';

const mail = renderMail(() => ({
  subject: 'Hello',
  preheader: 'Hello',
  title: 'Hello',
  paragraphs: ['A letter'],
  smallPrint: [],
}));

describe('the inbox', () => {
  it('shows received mails, keeps the latest, and uses other ports when its own are taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const inbox = await openInbox({ host: '127.0.0.1', mailUiPort: port, mailSmtpPort: port, mostMails: 3 });
    const mailer = createMailer({
      smtpUrl: inbox.smtpUrl,
      identity: async () => identityOf({}, null, null),
      publicUrl: 'https://shop.test',
    });
    const send = (index: number) =>
      mailer.send({
        turn: noTurn,
        to: { name: '', address: `ada-${index}@shop.test` },
        mail,
        job: { id: `${index}`, createdAt: new Date(0), attempts: 1, signal: new AbortController().signal },
      });
    for (let index = 0; index < 5; index += 1) await send(index);
    const list = async () => (await fetch(`${inbox.pageUrl}/email`)).json() as Promise<{ to: { address: string }[] }[]>;
    await expect
      .poll(async () => (await list()).map(({ to }) => to[0]?.address))
      .toEqual(['ada-2@shop.test', 'ada-3@shop.test', 'ada-4@shop.test']);
    const page = await fetch(inbox.pageUrl);
    await inbox.close();
    taken.close();

    expect(new URL(inbox.pageUrl).port).not.toBe(`${port}`);
    expect(page.status).toBe(200);
    await expect(fetch(inbox.pageUrl)).rejects.toThrow();
  });

  it('picks the next port when another process takes it before it listens', async () => {
    const rival = createServer();
    const own = createServer();
    const host = '127.0.0.1';
    const port = await listenNear(host, 0, (free) => {
      if (!rival.listening) rival.listen(free, host);
      return own.listen(free, host);
    });
    const taken = (rival.address() as AddressInfo).port;
    rival.close();
    own.close();

    expect(port).not.toBe(taken);
  });
});
