import { getCatalogProduct, lookupCatalog, searchCatalog } from '@wearfolio/contracts/ucp';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { admitAgent } from '../limits.ts';
import type { AgentOptions } from '../options.ts';
import { checkOwnHost } from '../own-host.ts';
import { profileOf } from './envelope.ts';
import { answerProduct } from './get-catalog-product.ts';
import { answerLookup } from './lookup-catalog.ts';
import type { Reader } from './product-variants.ts';
import { answerSearch } from './search-catalog.ts';

const calls: FastifyPluginAsyncZod<AgentOptions> = async (app, options) => {
  const { publicUrl } = options;
  app.addHook('onRequest', async (request) => checkOwnHost(request, options));
  const readerOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Reader> => {
    const asker = await admitAgent(app, request, reply);
    reply.header('Cache-Control', 'no-store');
    return { ...asker, publicUrl, currency: app.identity().currency };
  };

  app.route({
    ...searchCatalog,
    handler: async (request, reply) => answerSearch(app, await readerOf(request, reply), request.body),
  });

  app.route({
    ...lookupCatalog,
    handler: async (request, reply) => answerLookup(app, await readerOf(request, reply), request.body),
  });

  app.route({
    ...getCatalogProduct,
    handler: async (request, reply) => answerProduct(app, await readerOf(request, reply), request.body),
  });
};

/**
 * The catalog of the Universal Commerce Protocol, version 2026-04-08, over REST (behavior.md#partners-agents). The shop
 * does not fetch the profile that `UCP-Agent` names: everything is public, and agents must not send the shop anywhere.
 */
export const ucpRoutes: FastifyPluginAsync<AgentOptions> = async (app, options) => {
  const profile = JSON.stringify(profileOf(options.publicUrl));
  // The protocol wants profiles to be cached, and never redirected.
  app.get('/.well-known/ucp', (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=3600').type('application/json; charset=utf-8').send(profile),
  );
  await app.register(calls, options);
};
