import jwt from '@fastify/jwt';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestRefused } from '../errors.ts';

/** Whose request it is, by a token whose session still stands. */
export type SignedIn = { id: number; sessionId: string; isVerified: boolean };

/** A session as its row says; `expiresAt` ends the token too. */
export type Session = { id: string; customerId: number; expiresAt: Date };

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** The token of a session, as clients carry it in their `Token` header (decision 60). */
    signToken: (session: Session) => string;
    /** Who asks; null for a guest, and for a token that is malformed, forged, expired or signed out (decision 52). */
    findSignedIn: (request: FastifyRequest) => Promise<SignedIn | null>;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyRequest {
    /** Who asks, inside a scope with `requireCustomer`. */
    customer: SignedIn;
  }
}

declare module '@fastify/jwt' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with the plugin's own.
  interface FastifyJWT {
    payload: Claims;
  }
}

type Claims = { sub: string; sid: string; exp: number };

const issuer = 'wearfolio';
const audience = 'session';

/** Seconds by which the clocks of two of our servers may differ. */
const leeway = 30;

/** Tokens longer than this are none of ours. */
const tokenMax = 1024;

const bodyToken = ({ body }: FastifyRequest): unknown =>
  typeof body === 'object' && body !== null && 'Token' in body ? body.Token : undefined;

// Decision 17: the header wins over the body; nothing is read from an address.
const tokenOf = (request: FastifyRequest): string | null => {
  const token = request.headers.token ?? bodyToken(request);
  return typeof token === 'string' && token !== '' && token.length <= tokenMax ? token : null;
};

const readClaims = (app: FastifyInstance, token: string): Claims | null => {
  try {
    return app.jwt.verify<Claims>(token);
  } catch {
    return null;
  }
};

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** `app.signToken` and `app.findSignedIn`: a token is signed here, and worth what the row of its session says. */
export const session = plugin<{ tokenSecret: string }>(async (app, { tokenSecret }) => {
  await app.register(jwt, {
    secret: tokenSecret,
    sign: { algorithm: 'HS256', iss: issuer, aud: audience },
    verify: {
      algorithms: ['HS256'],
      allowedIss: issuer,
      allowedAud: audience,
      requiredClaims: ['sub', 'sid', 'exp', 'iss', 'aud'],
      clockTolerance: leeway * 1000,
    },
  });

  app.decorate('signToken', ({ id, customerId, expiresAt }: Session) =>
    app.jwt.sign({ sub: String(customerId), sid: id, exp: Math.floor(expiresAt.getTime() / 1000) }),
  );

  app.decorate('findSignedIn', async (request: FastifyRequest) => {
    const token = tokenOf(request);
    const claims = token === null ? null : readClaims(app, token);
    if (claims === null || !isUuid(claims.sid)) return null;
    const [row] = await app.db.$queryRaw<SignedIn[]>`
      SELECT customer.id, session.id::text AS "sessionId", verified_at IS NOT NULL AS "isVerified"
      FROM session JOIN customer ON customer.id = customer_id
      WHERE session.id = ${claims.sid}::uuid AND revoked_at IS NULL AND expires_at > now()`;
    return row && String(row.id) === claims.sub ? row : null;
  });

  app.decorateRequest('customer');
});

/**
 * Whatever is registered in the same scope is for signed-in customers: `request.customer` is who asks, anybody else gets
 * 401, and what is answered is kept by no cache. Runs once the body is read, which may carry the token, and before it is
 * checked, so that a guest hears first that this is not for guests.
 */
export const requireCustomer = plugin(async (app) => {
  app.addHook('preValidation', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const customer = await app.findSignedIn(request);
    if (!customer) throw new RequestRefused(401, 'Login Required!');
    request.customer = customer;
  });
});

/** Refuses with 403 a `user_id` that is not the caller's own (decision 35). */
export const checkOwnId = ({ customer }: FastifyRequest, userId: number | undefined): void => {
  if (userId !== undefined && userId !== customer.id) throw new RequestRefused(403, 'This is not your account');
};
