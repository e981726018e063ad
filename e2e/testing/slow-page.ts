import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { settingsId } from '@wearfolio/contracts/settings';

type SlowPages = {
  url: string;
  /** Sends the end of every page, also of later ones. */
  sendEnds: () => void;
  stop: () => Promise<void>;
};

const pass = (shopUrl: string, { method, url = '/', headers }: IncomingMessage, response: ServerResponse): void => {
  const asked = request(new URL(url, shopUrl), { method, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  asked.on('error', () => response.destroy());
  asked.end();
};

/** A proxy for GET requests to a shop. Holds the end of each page, from its settings on, as a slow connection does. */
export const startSlowPages = async (shopUrl: string): Promise<SlowPages> => {
  const { promise: ends, resolve: sendEnds } = Promise.withResolvers<void>();
  const server = createServer(async (asked, response) => {
    if (!asked.headers.accept?.includes('text/html')) return pass(shopUrl, asked, response);
    const reply = await fetch(new URL(asked.url ?? '/', shopUrl));
    const [start = '', end = ''] = (await reply.text()).split(new RegExp(`(?=<script [^>]*id="${settingsId}")`));
    response.writeHead(reply.status, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(start);
    await ends;
    response.end(end);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sendEnds,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
