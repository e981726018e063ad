import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireCustomer } from '../plugins/session.ts';
import { alertRoutes } from './alert-routes.ts';
import { ownBrandRoutes } from './brand-routes.ts';
import { heartRoutes } from './heart-routes.ts';
import { sharedListRoutes, shareRoutes } from './share-routes.ts';

const signedIn: FastifyPluginAsyncZod = async (scope) => {
  await scope.register(requireCustomer);
  await scope.register(heartRoutes);
  await scope.register(ownBrandRoutes);
  await scope.register(shareRoutes);
};

/** Favourites and followed brands (spec 7), for signed-in customers; and what they made public, for everybody. */
export const favoritesRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(signedIn);
  await app.register(sharedListRoutes);
  await app.register(alertRoutes);
};
