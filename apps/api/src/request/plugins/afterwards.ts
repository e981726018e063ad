import plugin from 'fastify-plugin';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Does `work` once the reply is on its way. It is never waited for; its failure is logged and nothing else. */
    afterwards: (work: () => Promise<unknown>) => void;
    /** Resolves when no work of `afterwards` is left. */
    afterwardsDone: () => Promise<void>;
  }
}

// A database that is slow or away must not fill the memory with what waits for it.
const mostWaiting = 1000;

/** `app.afterwards`: what is worth noting but no reason to keep a customer waiting, such as counts. Closing waits for it. */
export const afterwards = plugin(async (app) => {
  const waiting = new Set<Promise<void>>();

  const perform = async (work: () => Promise<unknown>): Promise<void> => {
    await new Promise(setImmediate);
    await work();
  };

  app.decorate('afterwards', (work) => {
    if (waiting.size >= mostWaiting) {
      app.log.warn('Too much is waiting to be noted; something was left out');
      return;
    }
    const done = perform(work)
      .catch((error: unknown) => app.log.warn({ err: error }, 'Something could not be noted'))
      .finally(() => waiting.delete(done));
    waiting.add(done);
  });

  app.decorate('afterwardsDone', async () => {
    while (waiting.size > 0) await Promise.all(waiting);
  });
  app.addHook('onClose', app.afterwardsDone);
});
