import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sendHtml } from './page-routes.ts';
import { picturesPage } from './pages/pictures-page.ts';
import { findPictureFigures } from './picture-queries.ts';

/** The page of stores' pictures, for who is signed in. */
export const pictureRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get('/ops/pictures', async (_request, reply) => sendHtml(reply, picturesPage(await findPictureFigures(app.db))));
};
