import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import cors from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import helmet, { type HelmetOptions } from 'helmet';
import type { Env } from '../settings/env.ts';
import { RequestRefused } from './errors.ts';
import { checkHostAndExpect, passExpectations } from './host-and-expect.ts';

type Options = Pick<Env, 'corsOrigins' | 'google' | 'analyticsUrl'>;

/** The sources of the CSP that change while the shop runs. */
type Sources = { readonly styles: readonly string[]; readonly pictures: readonly string[] };

const self = ["'self'"];
const none = ["'none'"];

const originOf = (url: string): string => new URL(url).origin;

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Origins of external pictures that pages may show, by the module that adds them. May change at any time. */
    pictureOrigins: Map<string, readonly string[]>;
    /** Additional style sources of the CSP, by the module that adds them. */
    styleSources: Map<string, () => string | null>;
  }
}

// Page views go to the analytics service. Everything else is our own, except stores' pictures.
const directivesOf = ({ analyticsUrl }: Options, { styles, pictures }: Sources) => ({
  defaultSrc: none,
  scriptSrc: self,
  styleSrc: styles,
  imgSrc: pictures,
  fontSrc: self,
  connectSrc: analyticsUrl ? [...self, originOf(analyticsUrl)] : self,
  manifestSrc: self,
  objectSrc: none,
  baseUri: none,
  frameAncestors: none,
  formAction: self,
});

/** The pages with Google's button. The CSP allows Google nowhere else (behavior.md#customer-google). */
const signInPages: ReadonlySet<string> = new Set(['/login', '/signup']);

/** Pictures that mails and link previews show on other origins. */
const isShared = (path: string): boolean =>
  /^\/(?:pictures|store-pictures|shop-pictures|content\/pictures)\//.test(path);

// The sources that Google's script needs: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid
const withGoogle = (directives: ReturnType<typeof directivesOf>, scriptUrl: string) => {
  const folder = new URL('.', scriptUrl).href;
  return {
    ...directives,
    scriptSrc: [...directives.scriptSrc, scriptUrl],
    styleSrc: [...directives.styleSrc, `${folder}style`],
    connectSrc: [...directives.connectSrc, folder],
    frameSrc: [folder],
  };
};

/** The headers of every reply, including those that no hook sees. */
export const fixedHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Google sign-in uses a popup window.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const;

/** What sets the policy of a page apart: the CSP of Google's button, or pictures for other origins. */
type Policy = 'own' | 'shared' | 'google';

const policyOf = (path: string | undefined, clientId: string | null): Policy => {
  if (path === undefined) return 'own';
  if (isShared(path)) return 'shared';
  return clientId && signInPages.has(path) ? 'google' : 'own';
};

// Helmet's plugin for Fastify builds all headers again for each reply, which costs 6 % of a listing.
const headersOf = (options: HelmetOptions): Record<string, string> => {
  const reply = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(reply.req, reply, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]));
};

const policyHeaders = (policy: Policy, options: Options, sources: Sources): Record<string, string> => {
  const own = directivesOf(options, sources);
  return headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: policy === 'google' ? withGoogle(own, options.google.scriptUrl) : own,
    },
    ...(policy === 'shared' ? { crossOriginResourcePolicy: { policy: 'cross-origin' } } : {}),
    // `fixedHeaders` sets it.
    strictTransportSecurity: false,
    xContentTypeOptions: false,
    xFrameOptions: false,
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
  });
};

// For an invalid preflight, the CORS plugin would reply with plain text.
const refuseNoPreflight = ({ method, headers }: FastifyRequest): void => {
  if (method === 'OPTIONS' && !(headers.origin && headers['access-control-request-method']))
    throw new RequestRefused(400, 'This is not a valid preflight request');
};

/** The headers of every reply, refusals included, and CORS for listed origins. */
export const edgeHeaders = plugin<Options>(async (app, options) => {
  const { corsOrigins, google } = options;
  const origins = new Map<string, readonly string[]>();
  app.decorate('pictureOrigins', origins);
  const styleSources = new Map<string, () => string | null>();
  app.decorate('styleSources', styleSources);
  const known = new Map<Policy, { key: string; headers: Record<string, string> }>();
  const headersNow = (policy: Policy): Record<string, string> => {
    const styles = ["'self'", ...[...styleSources.values()].flatMap((source) => source() ?? [])];
    const pictures = ["'self'", ...[...origins.values()].flat()];
    const key = `${styles.join(' ')};${pictures.join(' ')}`;
    const last = known.get(policy);
    if (last?.key === key) return last.headers;
    const headers = policyHeaders(policy, options, { styles, pictures });
    known.set(policy, { key, headers });
    return headers;
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(fixedHeaders).header('X-Request-Id', request.id);
    reply.headers(headersNow(policyOf(request.routeOptions.url, google.clientId)));
  });
  // Before CORS, which answers preflights, and after the headers of refusals.
  passExpectations(app.server);
  app.addHook('onRequest', async (request) => {
    checkHostAndExpect(request);
    refuseNoPreflight(request);
  });
  await app.register(cors, {
    origin: [...corsOrigins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Content-Type', 'Token'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });
});
