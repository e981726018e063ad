import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { Database } from '@wearfolio/database/client';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { hasMarkets } from './addresses/page-routes.ts';
import { agentRoutes } from './agents/routes.ts';
import { alertRoutes } from './alerts/alert-routes.ts';
import { storePictureRoutes } from './catalogue/pictures/picture-routes.ts';
import { shopPictureRoutes } from './catalogue/pictures/shop-picture-routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { clickOutRoutes } from './click-out/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { customerRoutes } from './customer/routes.ts';
import { deskRoutes } from './desk/routes.ts';
import { catalogue } from './engine/plugin.ts';
import { favoritesRoutes } from './favorites/routes.ts';
import { feedsOutRoutes } from './feeds-out/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { checkAddress, parseQuery } from './http/address.ts';
import { answerError } from './http/errors.ts';
import { freshness } from './http/freshness.ts';
import { edgeHeaders } from './http/headers.ts';
import { acceptOnlyJson, bodyLimit } from './http/json-body.ts';
import { afterwards } from './http/plugins/afterwards.ts';
import { content } from './http/plugins/content.ts';
import { dailyCounts } from './http/plugins/daily-counts.ts';
import { database } from './http/plugins/db.ts';
import { draining } from './http/plugins/draining.ts';
import { identity } from './http/plugins/identity.ts';
import { marketRates } from './http/plugins/market-rates.ts';
import { markets, withoutMarket } from './http/plugins/markets.ts';
import { metrics } from './http/plugins/metrics.ts';
import { passwords } from './http/plugins/passwords.ts';
import { rateLimit } from './http/plugins/rate-limit.ts';
import { replicas } from './http/plugins/replicas.ts';
import { session } from './http/plugins/session.ts';
import { type ShedLimits, shedding } from './http/plugins/shedding.ts';
import { requestLog } from './http/request-log.ts';
import { tellInLanguage } from './http/told.ts';
import { refuseUnreadable } from './http/unreadable.ts';
import { validatorCompiler } from './http/validation.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { partnerRoutes } from './partners/change-routes.ts';
import { acceptPartners, partners } from './partners/partners.ts';
import { docsRoutes } from './reference/routes.ts';
import { savedSearchRoutes } from './saved-searches/routes.ts';
import { noteFollowed } from './search/note-followed.ts';
import { noteSearch } from './search/note-search.ts';
import { oftenSearched } from './search/popular.ts';
import { searchRoutes } from './search/routes.ts';
import type { Env } from './settings/env.ts';
import { contentFiles } from './site/content/content-files.ts';
import { contentRoutes } from './site/content/routes.ts';
import { deskApp } from './site/desk-pages.ts';
import { staticFiles } from './site/files.ts';
import { healthRoutes } from './site/health.ts';
import { knownAddresses } from './site/known-addresses.ts';
import { manifestRoute } from './site/manifest.ts';
import { pages } from './site/pages.ts';
import { sitemapRoutes } from './site/sitemap/routes.ts';

/** The settings that routes and plugins read. `tokenSecret` is always set. */
export type AppEnv = Pick<
  Env,
  | 'corsOrigins'
  | 'trustProxy'
  | 'webDir'
  | 'picturesDir'
  | 'storePictures'
  | 'contentDir'
  | 'publicUrl'
  | 'identity'
  | 'bcryptCost'
  | 'google'
  | 'analyticsUrl'
  | 'pricesIncludeVat'
  | 'firstScreens'
  | 'isProduction'
  | 'opsToken'
  | 'listing'
  | 'searchEngine'
  | 'keptFeeds'
  | 'feedPrivateHosts'
  | 'replicas'
> & { tokenSecret: string };

/** What the app is built from. `logger` is Fastify's logger option. */
export type Deps = {
  db: Database;
  /** The address of the database without a pooler. The listing index reads on its own connections. */
  databaseUrl: string;
  env: AppEnv;
  logger: FastifyServerOptions['logger'];
  /** When the process counts as overloaded. Without it, the limits of `shedding`. */
  overload?: ShedLimits;
};

const second = 1000;

const connections = {
  // Node closes a request that has not arrived completely by then. It checks every few seconds.
  requestTimeout: 15 * second,
  http: {
    headersTimeout: 10 * second,
    connectionsCheckingInterval: 2 * second,
    // request/host-and-expect.ts refuses requests without a Host header.
    requireHostHeader: false,
  },
};

// Routes that guests and partners can call. Browsers may cache their replies and revalidate them.
const publicScope: FastifyPluginAsync<AppEnv> = async (scope, env) => {
  await scope.register(acceptPartners, env);
  await scope.register(freshness);
  await scope.register(catalogueRoutes);
  await scope.register(homeRoutes);
  await scope.register(contentRoutes);
  await scope.register(searchRoutes);
};

// Reply size is about 43 KB. A zlib stream with its thread costs three times the processor time of compressing in place
// (0.3 ms), and other requests wait. Brotli 3 is 3 % larger than Brotli 4 and takes half the time.
const compression = {
  encodings: ['br' as const, 'gzip' as const],
  globalDecompression: false,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
  syncThreshold: 128 * 1024,
};

/**
 * Builds the whole server, not yet listening: plugins, public routes, signed-in routes. Closing it leaves `db` open.
 */
export const buildApp = async ({ db, databaseUrl, env, logger, overload = {} }: Deps): Promise<FastifyInstance> => {
  const app = Fastify({
    ...connections,
    // Requests that arrive while the app closes are answered, and then their connections close.
    return503OnClosing: false,
    bodyLimit,
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    // Request ids must be unique across processes and restarts.
    genReqId: () => randomUUID(),
    trustProxy: env.trustProxy.length > 0 ? env.trustProxy : false,
    clientErrorHandler: refuseUnreadable,
    rewriteUrl(raw) {
      return withoutMarket(this.markets(), raw, checkAddress(raw), hasMarkets);
    },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16_384, querystringParser: parseQuery },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(answerError);
  acceptOnlyJson(app);
  await app.register(requestLog);
  await app.register(metrics);
  await app.register(edgeHeaders, env);
  await app.register(draining);
  // A refusal of a busy shop has the language of its page.
  await app.register(markets, env);
  await app.register(tellInLanguage);
  await app.register(shedding, overload);
  await app.register(compress, compression);
  await app.register(database, { db });
  await app.register(afterwards);
  await app.register(dailyCounts);
  await app.register(session, env);
  await app.register(rateLimit);
  await app.register(partners);
  await app.register(passwords, env);
  await app.register(noteSearch);
  await app.register(noteFollowed);
  await app.register(oftenSearched);
  await app.register(catalogue, { url: databaseUrl, env });
  await app.register(replicas, { url: databaseUrl, replicas: env.replicas });
  await app.register(content, { url: databaseUrl });
  await app.register(identity, env);
  await app.register(marketRates, { url: databaseUrl });
  await app.register(contentFiles, env);

  await app.register(publicScope, env);
  await app.register(partnerRoutes, env);
  await app.register(feedsOutRoutes, env);
  await app.register(customerRoutes, env);
  await app.register(newsletterRoutes, env);
  await app.register(contactRoutes, env);
  await app.register(noticeRoutes);
  await app.register(favoritesRoutes, env);
  await app.register(alertRoutes);
  await app.register(savedSearchRoutes);
  await app.register(clickOutRoutes);
  await app.register(healthRoutes);
  await app.register(agentRoutes, env);
  await app.register(docsRoutes, env);
  await app.register(deskRoutes, { ...env, databaseUrl });
  if (env.opsToken !== null) await app.register(metricsRoute, { opsToken: env.opsToken });
  await app.register(deskApp, env);
  await app.register(storePictureRoutes, env.storePictures);
  await app.register(shopPictureRoutes);
  await app.register(staticFiles, env);
  await app.register(manifestRoute, env);
  await app.register(knownAddresses);
  await app.register(sitemapRoutes, env);
  // The not-found handler covers the whole app, so it is set at the root.
  await pages(app, env);
  return app;
};
