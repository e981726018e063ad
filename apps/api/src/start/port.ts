import { createServer } from 'node:net';
import { StartRefused } from './start-refused.ts';

type Address = { host: string; port: number };

const reasons: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} of ${host} is taken. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
  EACCES: ({ port }) => `Port ${port} needs rights that this account lacks. Choose one from 1024 on with PORT.`,
  EADDRNOTAVAIL: ({ host }) => `HOST is '${host}', which is no address of this machine. Try 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: ({ host }) => `HOST is '${host}', which nobody knows. Try 127.0.0.1 or 0.0.0.0.`,
};

/** Says why the shop cannot listen there, in one line where the reason is a known one. */
export const explainListenError = (error: unknown, address: Address): unknown => {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  const explain = reasons[code];
  return explain ? new StartRefused(explain(address)) : error;
};

/** Throws StartRefused when the port cannot be had: asked before the long work of the start, not after it. */
export const checkPort = async (address: Address): Promise<void> => {
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject).listen({ ...address, exclusive: true }, resolve);
    });
  } catch (error) {
    throw explainListenError(error, address);
  }
  await new Promise((resolve) => probe.close(resolve));
};
