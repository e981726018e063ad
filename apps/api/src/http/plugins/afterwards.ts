import plugin from 'fastify-plugin';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Runs `work` after the reply without waiting for it. A failure is only logged. */
    afterwards: (work: () => Promise<unknown>) => void;
    /** Resolves when no work of `afterwards` is left. */
    afterwardsDone: () => Promise<void>;
  }
}

// While the database is slow or down, waiting work must not fill the memory.
const mostWaiting = 1000;

/** `app.afterwards`: runs work that must not delay a reply, such as counting. Closing waits for it. */
export const afterwards = plugin(async (app) => {
  const waiting = new Set<Promise<void>>();

  const perform = async (work: () => Promise<unknown>): Promise<void> => {
    await new Promise(setImmediate);
    await work();
  };

  app.decorate('afterwards', (work) => {
    if (waiting.size >= mostWaiting) {
      app.log.warn('Too much work is waiting after replies; some was dropped');
      return;
    }
    const done = perform(work)
      .catch((error: unknown) => app.log.warn({ err: error }, 'Work after a reply failed'))
      .finally(() => waiting.delete(done));
    waiting.add(done);
  });

  app.decorate('afterwardsDone', async () => {
    while (waiting.size > 0) await Promise.all(waiting);
  });
  app.addHook('onClose', app.afterwardsDone);
});
