import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Env } from '../settings/env.ts';
import { sizeRoutes } from '../sizes/size-routes.ts';
import { deletionRoutes } from './deletion/deletion-routes.ts';
import { emailRoutes } from './email/email-routes.ts';
import { exportRoutes } from './export/export-routes.ts';
import { linkRoutes } from './links/link-routes.ts';
import { passkeyRoutes, passkeySignInRoutes } from './passkeys/passkey-routes.ts';
import { profileRoutes } from './profile/profile-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';

/** The account calls (behavior.md#calls-table, `customer` and `google-login`). Their replies must not be cached. */
export const customerRoutes: FastifyPluginAsyncZod<Pick<Env, 'google' | 'publicUrl'>> = async (app, env) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
  });
  await app.register(signInRoutes, env);
  await app.register(linkRoutes);
  await app.register(profileRoutes);
  await app.register(deletionRoutes);
  await app.register(exportRoutes);
  await app.register(emailRoutes);
  await app.register(sizeRoutes);
  await app.register(passkeySignInRoutes, env);
  await app.register(passkeyRoutes, env);
};
