import { setTimeout as wait } from 'node:timers/promises';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Whether the shop is about to close. */
    isDraining: () => boolean;
    /**
     * From now on `/api/ready` says 503 and every reply ends its connection; resolves after `ms`, when whoever asks
     * `/api/ready` has had the time to send people elsewhere. Requests are answered as ever.
     */
    drain: (ms: number) => Promise<void>;
  }
}

/** `app.drain`: leave before closing, so that no request meets a closed door. */
export const draining = plugin(async (app) => {
  let isDraining = false;
  app.decorate('isDraining', () => isDraining);
  app.decorate('drain', async (ms) => {
    isDraining = true;
    await wait(ms);
  });
  // A connection that is kept would be cut in the end, perhaps just when the next request is on its way.
  app.addHook('onSend', async (_request, reply, payload) => {
    if (isDraining) reply.header('Connection', 'close');
    return payload;
  });
});
