import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Settings = { host: string; mailUiPort: number; mailSmtpPort: number; mostMails?: number };

/** The development inbox. It shows mails to all recipients, sent to `smtpUrl`, on the page `pageUrl`. */
export type Inbox = { smtpUrl: string; pageUrl: string; close: () => Promise<void> };

/** How many ports to try from the wanted one before using any free one. */
const portsTried = 10;

const probe = async (host: string, port: number): Promise<number | null> => {
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address ? address.port : null;
  } catch {
    return null;
  } finally {
    server.close();
  }
};

/** The wanted port if it is free, else the next free one. 0: any. */
const findFreePort = async (host: string, wanted: number): Promise<number> => {
  if (wanted !== 0) {
    for (let port = wanted; port < Math.min(wanted + portsTried, 65_536); port += 1) {
      if ((await probe(host, port)) !== null) return port;
    }
  }
  return (await probe(host, 0)) ?? 0;
};

/**
 * Calls `open` with the wanted port or the next free one, and returns the port. When another process takes the port
 * first, it tries again.
 */
export const listenNear = async (host: string, wanted: number, open: (port: number) => Server): Promise<number> => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort(host, wanted);
    try {
      await once(open(port), 'listening');
      return port;
    } catch (error) {
      if (attempt === portsTried) throw error;
    }
  }
};

/** The address at which this machine reaches a server that listens on `host`. */
const reachable = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

const signals = ['SIGTERM', 'SIGINT'] as const;

/** Calls `open` and removes the signal handlers that it adds. The package's would end the process before the shop closed. */
const withoutSignals = <T>(open: () => T): T => {
  const before = signals.map((signal) => process.listeners(signal));
  const opened = open();
  for (const [at, signal] of signals.entries()) {
    const added = process.listeners(signal).filter((listener) => !before[at]?.includes(listener));
    for (const listener of added) process.off(signal, listener);
  }
  return opened;
};

/**
 * Opens the inbox on the wanted ports or the next free ones. Rejects when there is none. Keeps the last `mostMails`
 * mails. The package is for development; an image for production does not install it.
 */
export const openInbox = async ({ host, mailUiPort, mailSmtpPort, mostMails = 200 }: Settings): Promise<Inbox> => {
  const { default: maildev } = await import('maildev');
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-inbox-'));
  const uiPort = await findFreePort(host, mailUiPort);
  const mailserver = withoutSignals(() =>
    maildev({ smtp: mailSmtpPort, ip: host, web: uiPort, webIp: host, mailDirectory: folder, silent: true }),
  );
  // The package's listener would exit the shop when a client disconnects.
  mailserver.smtp.removeAllListeners('error');
  mailserver.smtp.on('error', () => undefined);
  const smtpPort = await listenNear(host, mailSmtpPort, (port) => {
    mailserver.smtp.listen(port, host);
    return mailserver.smtp.server;
  });
  mailserver.on('new', () => {
    for (const { id } of mailserver.store.slice(0, -mostMails)) mailserver.deleteEmail(id, () => undefined);
  });
  return {
    smtpUrl: `smtp://${reachable(host)}:${smtpPort}`,
    pageUrl: `http://localhost:${uiPort}`,
    close: async () => {
      await new Promise<void>((resolve) => mailserver.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
