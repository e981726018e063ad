import { IncomingMessage } from 'node:http';
import plugin from 'fastify-plugin';
import { Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** The metrics of this app only. */
    metrics: Registry;
  }
}

/** The upper bounds of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `app.metrics`: measures every request by route, method and status class. Labels contain nothing from the request. */
export const metrics = plugin(async (app) => {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'wearfolio_request_duration_seconds',
    help: 'Time from receiving a request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });

  app.decorate('metrics', registry);
  app.addHook('onResponse', async (request, reply) => {
    // Internal requests for a page's data are part of the page.
    if (!(request.raw instanceof IncomingMessage)) return;
    const route = request.routeOptions.url ?? 'unknown';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
});
