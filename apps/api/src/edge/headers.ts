import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import plugin from 'fastify-plugin';

const self = ["'self'"];
const none = ["'none'"];

// Pictures of products come from the stores' own hosts; everything else is ours.
const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: none,
    scriptSrc: self,
    styleSrc: self,
    imgSrc: [...self, 'https:', 'data:'],
    fontSrc: self,
    connectSrc: self,
    manifestSrc: self,
    objectSrc: none,
    baseUri: none,
    frameAncestors: none,
    formAction: self,
  },
};

const permissions = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']
  .map((feature) => `${feature}=()`)
  .join(', ');

type Options = { corsOrigins: string[] };

/** The headers of every reply, refusals included, and CORS by an exact list. */
export const edgeHeaders = plugin<Options>(async (app, { corsOrigins }) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Permissions-Policy', permissions).header('X-Request-Id', request.id);
  });
  await app.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The sign-in provider answers through a window that it opens.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
  });
  await app.register(cors, {
    origin: [...corsOrigins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['Content-Type', 'Token'],
    exposedHeaders: ['Retry-After'],
    maxAge: 600,
  });
});
