import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Settings = { host: string; mailUiPort: number; mailSmtpPort: number; mostMails?: number };

/** An inbox for development: what is sent to `smtpUrl` is read at `pageUrl`, whoever it is for. */
export type Inbox = { smtpUrl: string; pageUrl: string; close: () => Promise<void> };

/** How many ports from the wanted one on are tried before any free one is taken. */
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

/** The wanted port where it is free, else the next free one; 0 wants any. */
const findFreePort = async (host: string, wanted: number): Promise<number> => {
  if (wanted !== 0) {
    for (let port = wanted; port < Math.min(wanted + portsTried, 65_536); port += 1) {
      if ((await probe(host, port)) !== null) return port;
    }
  }
  return (await probe(host, 0)) ?? 0;
};

/**
 * Has `open` listen on the wanted port or the next free one, and answers which. Another process may take the port between
 * the look and the listening; then it looks again.
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

/** Where a process on this machine reaches a server that listens on `host`. */
const reachable = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

/**
 * Opens the inbox. Its ports are the wanted ones or the next free; rejects where there is none at all. Of more mails than
 * `mostMails` the oldest are thrown away.
 */
export const openInbox = async ({ host, mailUiPort, mailSmtpPort, mostMails = 200 }: Settings): Promise<Inbox> => {
  // Its parts, not its whole: that would end the process on signals by itself.
  const [{ default: mailserver }, { default: web }, { default: logger }] = await Promise.all([
    import('maildev/lib/mailserver.js'),
    import('maildev/lib/web.js'),
    import('maildev/lib/logger.js'),
  ]);
  logger.setLevel(0);
  const folder = await mkdtemp(join(tmpdir(), 'wearfolio-inbox-'));
  const smtpPort = await listenNear(host, mailSmtpPort, (port) => {
    mailserver.create(port, host, folder);
    // A client that hangs up is no reason to end the shop, which is what its own listener does.
    mailserver.smtp.removeAllListeners('error');
    mailserver.smtp.on('error', () => undefined);
    mailserver.smtp.listen(port, host);
    return mailserver.smtp.server;
  });
  mailserver.on('new', () => {
    for (const { id } of mailserver.store.slice(0, -mostMails)) mailserver.deleteEmail(id, () => undefined);
  });

  const uiPort = await listenNear(host, mailUiPort, (port) => {
    web.start(port, host, mailserver, undefined, undefined, '/', {});
    return web.server;
  });
  web.server.on('error', () => undefined);
  return {
    smtpUrl: `smtp://${reachable(host)}:${smtpPort}`,
    pageUrl: `http://localhost:${uiPort}`,
    close: async () => {
      await new Promise<void>((resolve) => web.close(resolve));
      await new Promise<void>((resolve) => mailserver.smtp.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
