import { createServer } from 'node:net';
import { StartRefused } from '../settings/start-refused.ts';

/** `name` is the setting with the port. */
type Address = { host: string; port: number; name: 'PORT' | 'WORKER_PORT' };

const reasons: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ host, port, name }) =>
    `Port ${port} of ${host} is in use. Stop the program that uses it, or choose another port: ${name}=${port + 1}`,
  EACCES: ({ port, name }) => `This account may not use port ${port}. Set ${name} to 1024 or higher.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is '${host}', which is not an address of this machine. Try 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: ({ host }) => `HOST is '${host}', which is an unknown host name. Try 127.0.0.1 or 0.0.0.0.`,
};

/** Explains why listening failed: one line for known reasons, else the error. */
export const explainListenError = (error: unknown, address: Address): unknown => {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const explain = reasons[code];
  return explain ? new StartRefused(explain(address)) : error;
};

/** Throws StartRefused when the port is unavailable. Called before the slow part of the start. */
export const checkPort = async ({ name, ...address }: Address): Promise<void> => {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen({ ...address, exclusive: true }, resolve);
    });
  } catch (error) {
    throw explainListenError(error, { ...address, name });
  }
  await new Promise((resolve) => probe.close(resolve));
};
