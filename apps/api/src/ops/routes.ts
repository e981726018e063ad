import { join } from 'node:path';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Env } from '../env.ts';
import { RequestRefused, refusalOf } from '../errors.ts';
import { readStyle } from '../shell/style.ts';
import { privately, requireOps } from './guard.ts';
import { metricsRoute } from './metrics-route.ts';
import { pageRoutes } from './page-routes.ts';
import { refusalPage, signInPage } from './pages/sign-in-page.ts';
import { priceRoutes } from './price-routes.ts';
import { endingCookie, readCookie, startingCookie } from './session.ts';
import { endSession } from './session-queries.ts';
import { tryToken } from './try-token.ts';

export type OpsOptions = Pick<Env, 'publicUrl' | 'currency' | 'opsToken' | 'webDir'> & {
  tokenSecret: string;
  databaseUrl: string;
};

type Keyed = OpsOptions & { opsToken: string };

const sendHtml = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(page);

// Forms want pages, also of what went wrong.
const showRefusal = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, body, wait } = refusalOf(error, request);
  if (wait !== undefined) reply.header('Retry-After', wait);
  const isSigningIn = request.routeOptions.url === '/ops/sign-in';
  if (status === 401) return sendHtml(reply, 401, signInPage(isSigningIn ? body.message : undefined));
  return sendHtml(reply, status, isSigningIn ? signInPage(body.message) : refusalPage(body.message));
};

// Blanks come along where a token is copied.
const signIn = { body: z.object({ token: z.string().check(z.trim()) }) };

const opsPages: FastifyPluginAsyncZod<Keyed> = async (app, options) => {
  const style = await readStyle(join(import.meta.dirname, 'ops.css'), options.webDir);
  app.setErrorHandler(showRefusal);
  await app.register(privately, options);

  app.get('/ops/ops.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));

  app.post('/ops/sign-in', { schema: signIn }, async (request, reply) => {
    const isRight = await tryToken(request, request.body.token, options);
    if (!isRight) throw new RequestRefused(401, 'This is not the token.');
    return reply.header('Set-Cookie', startingCookie(options)).redirect('/ops', 303);
  });

  await app.register(async (scope) => {
    await scope.register(requireOps, options);
    await scope.register(pageRoutes, options);
    await scope.register(priceRoutes, options);
    scope.post('/ops/sign-out', async ({ headers }, reply) => {
      await endSession(scope.db, readCookie(headers.cookie));
      return reply.header('Set-Cookie', endingCookie).redirect('/ops', 303);
    });
  });
};

/** `/metrics` and `/ops`, for who has the token of ops; where there is none, they are not there. */
export const opsRoutes: FastifyPluginAsync<OpsOptions> = async (app, options) => {
  const { opsToken } = options;
  if (opsToken === null) return;
  await app.register(metricsRoute, { opsToken });
  await app.register(opsPages, { ...options, opsToken });
};
