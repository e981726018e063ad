import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Env } from '../env.ts';
import { RequestRefused } from './errors.ts';
import { checkHostAndExpect, handOnExpectations } from './host-and-expect.ts';

type Options = Pick<Env, 'corsOrigins' | 'google' | 'analyticsUrl'>;

const self = ["'self'"];
const none = ["'none'"];

const originOf = (url: string): string => new URL(url).origin;

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** Whose pictures pages may show besides our own: origins, by who names them. Starts empty and may change at any time. */
    pictureOrigins: Map<string, readonly string[]>;
    /** Which styles pages may hold besides our files: sources of the policy, by who writes them. */
    styleSources: Map<string, () => string | null>;
  }
}

// Page views go to the analytics service; everything else is ours, and so are pictures where no store forbids it.
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

/** The pages that show Google's button; nowhere else is anything of Google's let in (decision 64). */
const signInPages: ReadonlySet<string> = new Set(['/login', '/signup']);

/** Pictures that mails and previews of links show on pages of other origins. */
const isShared = (path: string): boolean =>
  /^\/(?:pictures|store-pictures|shop-pictures|content\/pictures)\//.test(path);

// What Google says that its script needs: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid
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

/** What is said of every reply, whatever it holds, those included that no hook gets to see. */
export const fixedHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The sign-in provider answers through a window that it opens.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
    .map((feature) => `${feature}=()`)
    .join(', '),
} as const;

// What asks for a preflight and is none would get a bare text of the CORS plugin's own.
const refuseNoPreflight = ({ method, headers }: FastifyRequest): void => {
  if (method === 'OPTIONS' && !(headers.origin && headers['access-control-request-method']))
    throw new RequestRefused(400, 'This is no preflight request');
};

/** The headers of every reply, refusals included, and CORS by an exact list. */
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
    // What `fixedHeaders` says.
    strictTransportSecurity: false,
    xContentTypeOptions: false,
    xFrameOptions: false,
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
  });
  // Before CORS, which answers preflights, and after what gives refusals their headers.
  handOnExpectations(app.server);
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
