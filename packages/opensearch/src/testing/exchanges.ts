import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A search that was sent to OpenSearch, as a hash of its text, and the reply. */
export type Exchange = { search: string; reply: unknown };

type Search = { head: string; body: string };

const searchesIn = (lines: string): Search[] => {
  const all = lines.split('\n').filter((line) => line !== '');
  return all.flatMap((head, at) => (at % 2 === 0 ? [{ head, body: all[at + 1] ?? '' }] : []));
};

const printOf = ({ head, body }: Search): string =>
  createHash('sha256').update(`${head}\n${body}`).digest('base64url').slice(0, 16);

type Server = { url: string; close: () => Promise<void> };

const serve = async (answer: (request: IncomingMessage) => Promise<object>): Promise<Server> => {
  const server = createServer(async (request, response) => {
    const reply = await answer(request).catch((error: unknown) => ({ error: { type: 'test', reason: String(error) } }));
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(reply));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return { url: `http://127.0.0.1:${port}`, close };
};

/** A fake OpenSearch that replies to recorded searches only. */
export const replay = (exchanges: readonly Exchange[]): Promise<Server> => {
  const known = new Map(exchanges.map(({ search, reply }) => [search, reply]));
  return serve(async (request) => ({
    responses: searchesIn(await text(request)).map((search) => {
      const reply = known.get(printOf(search));
      return reply ?? { status: 400, error: { type: 'not_recorded', reason: search.body } };
    }),
  }));
};

/** A server that replies to every search with the given parts. */
export const answerAlways = (reply: object): Promise<Server> =>
  serve(async (request) => ({ responses: searchesIn(await text(request)).map(() => reply) }));

/** A proxy that forwards searches to the OpenSearch at `url` and records each with its reply. */
export const record = async (url: string): Promise<Server & { exchanges: Exchange[] }> => {
  const exchanges = new Map<string, Exchange>();
  const server = await serve(async (request) => {
    const body = await text(request);
    const headers = { 'Content-Type': 'application/x-ndjson' };
    const answered = await fetch(url + (request.url ?? ''), { method: request.method ?? 'POST', headers, body });
    const reply = (await answered.json()) as { responses: { took?: number }[] };
    for (const [at, search] of searchesIn(body).entries()) {
      const { took: _, ...part } = reply.responses[at] ?? {};
      exchanges.set(printOf(search), { search: printOf(search), reply: part });
    }
    return reply;
  });
  return {
    ...server,
    get exchanges() {
      return [...exchanges.values()];
    },
  };
};
