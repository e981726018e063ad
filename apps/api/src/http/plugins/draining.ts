import { setTimeout as wait } from 'node:timers/promises';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Whether the shop is about to close. */
    isDraining: () => boolean;
    /**
     * Makes `/api/ready` return 503 and every reply close its connection. Resolves after `ms`, when load balancers have
     * noticed. Requests are still answered.
     */
    drain: (ms: number) => Promise<void>;
  }
}

/** `app.drain`: announces the shutdown before closing, so that no request fails. */
export const draining = plugin(async (app) => {
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async (ms) => {
    isDraining = true;
    await wait(ms);
  });
  // A kept-alive connection would be cut at the end, perhaps during the next request.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isDraining) reply.header('Connection', 'close');
    return payload;
  });
});
