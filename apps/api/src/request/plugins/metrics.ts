import { IncomingMessage } from 'node:http';
import plugin from 'fastify-plugin';
import { Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** What this app counts, and nobody else's figures. */
    metrics: Registry;
  }
}

/** Upper ends of the histogram's steps, in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `app.metrics`: times every request, by route, method and class of status. What somebody asked for is no label. */
export const metrics = plugin(async (app) => {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'wearfolio_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its reply',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });

  app.decorate('metrics', registry);
  app.addHook('onResponse', async (request, reply) => {
    // What pages ask of the API themselves is part of the page.
    if (!(request.raw instanceof IncomingMessage)) return;
    const route = request.routeOptions.url ?? 'unknown';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    seconds.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
  });
});
