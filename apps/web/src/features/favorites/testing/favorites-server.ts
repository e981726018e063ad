import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { configure } from '@testing-library/react';
import { onTestFinished } from 'vitest';

/** The body of an `add-to-favorite` or `follow-brand` call. */
export type Asked = {
  product_id?: number;
  color_id?: number;
  brand_id?: number;
  actionType: string;
  source?: string;
  receipt?: string;
};

type Call = { asked: Asked; token: string | undefined; answer: (status?: number, reply?: object) => void };

declare global {
  var happyDOM: { setURL: (url: string) => void };
}

// happy-dom lacks this function.
globalThis.reportError ??= (error) => {
  throw error;
};

// A long timeout for busy machines.
configure({ asyncUtilTimeout: 10_000 });

const readBody = async (request: IncomingMessage): Promise<Asked> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text === '' ? '{}' : text);
};

const done = (asked: Asked) => ({ message: `${asked.actionType} done`, status: true });

/**
 * A server that holds each POST until the test answers it, at the origin of the page. `gone` refuses later connections.
 */
export const startFavoritesServer = async () => {
  const calls: Call[] = [];
  const answerTo = (asked: Asked, response: ServerResponse): Call['answer'] => {
    return (status = 200, reply = done(asked)) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply));
    };
  };
  const server = createServer(async (request, response) => {
    const asked = await readBody(request);
    const { token } = request.headers;
    calls.push({ asked, token: token?.toString(), answer: answerTo(asked, response) });
  }).listen(0, '127.0.0.1');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  await once(server, 'listening');
  globalThis.happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/browse/women?brand=3`);
  return { calls, asked: () => calls.map(({ asked }) => asked.actionType), gone: close };
};
