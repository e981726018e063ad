import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Env } from '../settings/env.ts';
import { RequestRefused } from './errors.ts';
import { checkHostAndExpect, passExpectations } from './host-and-expect.ts';

type Options = Pick<Env, 'corsOrigins' | 'google' | 'analyticsUrl'>;

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
const directivesOf = ({ analyticsUrl }: Options, pictures: () => string, styles: () => string) => ({
  defaultSrc: none,
  scriptSrc: self,
  styleSrc: [styles],
  imgSrc: [pictures],
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
  const styles = (): string => ["'self'", ...[...styleSources.values()].flatMap((source) => source() ?? [])].join(' ');
  const pictures = (): string => ["'self'", ...[...origins.values()].flat()].join(' ');
  const directives = directivesOf(options, pictures, styles);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(fixedHeaders).header('X-Request-Id', request.id);
  });
  app.addHook('onRoute', (route) => {
    if (isShared(route.url)) route.helmet = { crossOriginResourcePolicy: { policy: 'cross-origin' } };
    if (!google.clientId || !signInPages.has(route.url)) return;
    route.helmet = {
      contentSecurityPolicy: { useDefaults: false, directives: withGoogle(directives, google.scriptUrl) },
    };
  });
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives },
    // `fixedHeaders` sets it.
    strictTransportSecurity: false,
    xContentTypeOptions: false,
    xFrameOptions: false,
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
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
