import type { FastifyPluginAsync } from 'fastify';
import { iconSource } from './identity-look.ts';

/** Addresses that browsers and password managers try without having seen a link. */
export const knownAddresses: FastifyPluginAsync = async (app) => {
  // https://w3c.github.io/webappsec-change-password-url: the profile's form also changes the password.
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/profile-edit', 302));
  app.get('/favicon.ico', (_request, reply) => {
    const { icon } = app.identity();
    return reply
      .header('Cache-Control', 'public, max-age=300')
      .redirect(icon ? iconSource(icon.src, 160) : '/icons/icon-192.png', 302);
  });
};
