import type { Database } from '@wearfolio/database/client';
import { openReplicas, type ReplicaFigures } from '@wearfolio/database/replicas';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /**
     * A client for cards, product pages and sitemaps only. It reads from a replica that has `change` of the listing
     * (default: the change of this process), else from the primary. Call it once per request, after the listing has
     * answered. It refuses writes. Never read personal data with it.
     */
    readDb: (change?: number) => Database;
    /** The state of each replica, for metrics. */
    replicaFigures: () => ReplicaFigures[];
  }
}

/** Connections of one process to each replica. */
const connections = 10;

type Options = { url: string; replicas: { urls: readonly string[]; mostLag: number } };

/** `app.readDb()`: a client for reads that may come from a replica of the database at `url`. */
export const replicas = plugin<Options>(async (app, { url, replicas: { urls, mostLag } }) => {
  const opened = openReplicas({
    primary: app.db,
    primaryUrl: url,
    urls,
    connections,
    mostLag,
    onState: (server, state, err) => {
      if (state === 'up') app.log.info({ server, state }, 'Reading from a replica');
      else app.log.warn({ server, state, err }, 'Skipping a replica');
    },
  });
  app.decorate('readDb', (change = app.listingChange()) => opened.reader(change));
  app.decorate('replicaFigures', opened.figures);
  app.addHook('onClose', opened.close);
});
