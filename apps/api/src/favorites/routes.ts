import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requireCustomer } from '../http/plugins/session.ts';
import { ownBrandRoutes } from './brands/brand-routes.ts';
import { heartRoutes } from './heart-routes.ts';
import { sharedListRoutes, shareRoutes } from './share/share-routes.ts';
import { targetRoutes } from './targets/target-routes.ts';

type Secret = { tokenSecret: string };

const signedIn: FastifyPluginAsyncZod<Secret> = async (scope, env) => {
  await scope.register(requireCustomer);
  await scope.register(heartRoutes, env);
  await scope.register(ownBrandRoutes);
  await scope.register(shareRoutes);
  await scope.register(targetRoutes);
};

/** Favorites and followed brands (behavior.md#calls-table) for signed-in customers, and public lists for everyone. */
export const favoritesRoutes: FastifyPluginAsyncZod<Secret> = async (app, env) => {
  await app.register(signedIn, env);
  await app.register(sharedListRoutes);
};
