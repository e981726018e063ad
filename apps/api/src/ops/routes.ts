import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { endedDeskCookie, readDeskToken } from '../desk/access/desk-cookie.ts';
import { endByToken, hasOwner } from '../desk/access/session-queries.ts';
import type { Env } from '../env.ts';
import type { ShellOptions } from '../pages/shell.ts';
import { readStyle } from '../pages/style.ts';
import { RequestRefused, refusalOf } from '../request/errors.ts';
import { privately, requireOps } from './access/guard.ts';
import { endingCookie, readSession, startingCookie } from './access/session.ts';
import { endSession } from './access/session-queries.ts';
import { tryToken } from './access/try-token.ts';
import { deskApp } from './desk-pages.ts';
import { metricsRoute } from './metrics/metrics-route.ts';
import { refusalPage, signInPage } from './pages/sign-in-page.ts';
import { pictureRoutes } from './picture-routes.ts';
import { searchRoutes } from './search-routes.ts';
import { sheetFiles } from './style/sheet.ts';

export type OpsOptions = Pick<Env, 'opsToken' | 'webDir'> &
  ShellOptions & {
    tokenSecret: string;
    databaseUrl: string;
  };

const sendHtml = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(page);

const signInPath = '/ops/sign-in';

// Nothing but a page of ours: an address like `//elsewhere.example` would lead away.
const ownPage = z.catch(z.string().check(z.regex(/^\/ops(\/[a-z]+(\/\d+)?)?(\?[\w=&.%-]*)?$/)), '/ops/search');
// Blanks come along where a token is copied.
const signIn = { body: z.object({ token: z.string().check(z.trim()), to: ownPage }) };
const askedBefore = z.catch(z.object({ to: ownPage }), { to: '/ops/search' });

/** The page that somebody wanted who has to sign in first. */
const askedFor = ({ method, url, body }: FastifyRequest): string =>
  method === 'GET' ? ownPage.parse(url) : askedBefore.parse(body).to;

// Forms want pages, also of what went wrong.
const showRefusal = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { status, body, wait } = refusalOf(error, request);
  if (wait !== undefined) reply.header('Retry-After', wait);
  const isSigningIn = request.routeOptions.url === signInPath;
  if (isSigningIn) return sendHtml(reply, status, signInPage(askedFor(request), body.message));
  return sendHtml(reply, status, status === 401 ? signInPage(askedFor(request)) : refusalPage(body.message));
};

const tokenSignIn: FastifyPluginAsyncZod<OpsOptions & { opsToken: string }> = async (app, options) => {
  app.post(signInPath, { schema: signIn }, async (request, reply) => {
    const isRight = await tryToken(request, request.body.token, options);
    if (!isRight) throw new RequestRefused(401, 'Incorrect token.');
    // Decision 84.
    if (await hasOwner(app.db)) throw new RequestRefused(401, 'An owner has signed in: use your own account.');
    return reply.header('Set-Cookie', startingCookie(options)).redirect(request.body.to, 303);
  });
};

const opsPages: FastifyPluginAsyncZod<OpsOptions> = async (app, options) => {
  const style = await readStyle(sheetFiles, options.webDir);
  const { opsToken } = options;
  app.setErrorHandler(showRefusal);
  await app.register(privately, options);

  app.get('/ops/ops.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  await app.register(deskApp, options);
  if (opsToken !== null) await app.register(tokenSignIn, { ...options, opsToken });

  await app.register(async (scope) => {
    await scope.register(requireOps, options);
    await scope.register(pictureRoutes);
    await scope.register(searchRoutes, options);
  });

  // For viewers, too, who may send no other form.
  app.post('/ops/sign-out', async ({ headers }, reply) => {
    await Promise.all([
      endSession(app.db, readSession(headers.cookie)),
      endByToken(app.db, readDeskToken(headers.cookie)),
    ]);
    return reply.header('Set-Cookie', [endingCookie, endedDeskCookie]).redirect('/ops', 303);
  });
};

/** `/ops` for staff, and `/metrics` for who has OPS_TOKEN; where there is none, the metrics are not there. */
export const opsRoutes: FastifyPluginAsync<OpsOptions> = async (app, options) => {
  const { opsToken } = options;
  if (opsToken !== null) await app.register(metricsRoute, { opsToken });
  await app.register(opsPages, options);
};
