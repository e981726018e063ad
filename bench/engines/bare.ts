import { Agent, request } from 'node:http';
import type { connectOpenSearch } from '@wearfolio/opensearch/connect';
import { productAlias } from '@wearfolio/opensearch/indexes';

type Sent = { method: string; path: string; body: string };

/** Records the requests of our client and repeats them without it. */
export type Bare = {
  start: () => void;
  take: () => Sent[];
  send: (sent: Sent) => Promise<void>;
  forget: () => Promise<void>;
};

type Result = { meta: { request: { params: { method: string; path: string; querystring?: string; body?: unknown } } } };

/** Records what `client` sends from `start` to `take`. */
export const recordRequests = (client: ReturnType<typeof connectOpenSearch>, url: string, prefix: string): Bare => {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  let noted: Sent[] | null = null;
  client.on('request', (_error, result) => {
    const { method, path, querystring, body } = (result as unknown as Result).meta.request.params;
    noted?.push({ method, path: querystring ? `${path}?${querystring}` : path, body: String(body ?? '') });
  });
  return {
    start: () => {
      noted = [];
    },
    take: () => {
      const taken = noted ?? [];
      noted = null;
      return taken;
    },
    send: ({ method, path, body }) =>
      new Promise((resolve, reject) => {
        const headers = { 'Content-Type': 'application/x-ndjson' };
        request(url + path, { method, agent, headers }, (reply) => {
          reply.resume().on('end', resolve).on('error', reject);
        })
          .on('error', reject)
          .end(body);
      }),
    forget: async () => {
      await client.indices.clearCache({ index: productAlias(prefix) });
    },
  };
};
