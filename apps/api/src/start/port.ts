import { createServer } from 'node:net';
import { StartRefused } from './start-refused.ts';

/** `name` is the setting that chose the port. */
type Address = { host: string; port: number; name: 'PORT' | 'WORKER_PORT' };

const reasons: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ host, port, name }) =>
    `Port ${port} of ${host} is taken. Stop what uses it, or choose another one: ${name}=${port + 1}`,
  EACCES: ({ port, name }) =>
    `Port ${port} needs rights that this account lacks. Choose one from 1024 on with ${name}.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is '${host}', which is no address of this machine. Try 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: ({ host }) => `HOST is '${host}', which nobody knows. Try 127.0.0.1 or 0.0.0.0.`,
};

/** Says why nobody can listen there, in one line where the reason is a known one. */
export const explainListenError = (error: unknown, address: Address): unknown => {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const explain = reasons[code];
  return explain ? new StartRefused(explain(address)) : error;
};

/** Throws StartRefused when the port cannot be had: asked before the long work of the start, not after it. */
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
