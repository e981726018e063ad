import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { makeLinkToken } from '../link-token.ts';

/** A received mail: envelope, parsed content and raw bytes. */
export type Received = Email & { recipients: string[]; raw: string };

/**
 * How the server treats the next mails. `hang` never greets; `drop` accepts the mail and disconnects without a reply.
 */
export type SinkMode = 'accept' | 'refuse' | 'busy' | 'hang' | 'drop' | 'hold';

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** Mail servers that refuse a mail for its link quote the link. */
const link = `https://shop.test/reset-password/${makeLinkToken()}`;

/** A mail server for tests that stores mails, and can fail in the ways that real servers do. */
export type MailSink = {
  url: string;
  received: Received[];
  mode: SinkMode;
  /** Releases the mails that `hold` delayed. */
  release: () => void;
  /** The mails to an address, oldest first. */
  to: (address: string) => Received[];
  close: () => Promise<void>;
};

/** Greets at once. The library waits 100 ms for clients that talk too soon. */
class PromptServer extends SMTPServer {
  override connect(...client: Parameters<SMTPServer['connect']>): void {
    const known = new Set(this.connections);
    super.connect(...client);
    for (const connection of this.connections) {
      if (known.has(connection)) continue;
      connection.connectionReady();
      connection.connectionReady = () => undefined;
    }
  }
}

/** Opens a sink on `port`, or on any free port. */
export const openMailSink = async (port = 0): Promise<MailSink> => {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let held: (() => void)[] = [];
  const server = new PromptServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, answer) => {
      if (sink.mode !== 'hang') answer();
    },
    onRcptTo: (_address, _session, answer) => {
      if (sink.mode === 'refuse') answer(refusal(550, `5.1.1 No such mailbox <someone@shop.test> ${link}`));
      else if (sink.mode === 'busy') answer(refusal(451, '4.3.0 Try again later'));
      else answer();
    },
    onData: (stream, session, answer) => {
      void text(stream).then(async (raw) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...(await PostalMime.parse(raw)), recipients, raw });
        if (sink.mode === 'drop') for (const socket of sockets) socket.destroy();
        else if (sink.mode === 'hold') held.push(() => answer());
        else answer();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const sink: MailSink = {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    mode: 'accept',
    release: () => {
      for (const letGo of held) letGo();
      held = [];
    },
    to: (address) => received.filter(({ recipients }) => recipients.includes(address)),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return sink;
};

/** The secret at the end of the link to `path` in the mail's plain text. */
export const linkIn = ({ text: content = '' }: Email, path: string): string =>
  new RegExp(`https://shop\\.test${path}/([\\w-]+)`).exec(content)?.[1] ?? '';
