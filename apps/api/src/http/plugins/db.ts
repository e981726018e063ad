import type { Database } from '@wearfolio/database/client';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    db: Database;
  }
}

/** `app.db`: the database client of this process. It is closed with the app. */
export const database = plugin<{ db: Database }>(async (app, { db }) => {
  app.decorate('db', db);
  app.addHook('onClose', () => db.$disconnect());
});
