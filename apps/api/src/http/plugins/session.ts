import jwt from '@fastify/jwt';
import { say } from '@wearfolio/messages/said';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { RequestRefused } from '../errors.ts';

/** The customer of a token with a valid session. */
export type SignedIn = { id: number; sessionId: string; isVerified: boolean };

/** A session's row. The token expires with it. */
export type Session = { id: string; customerId: number; expiresAt: Date };

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /** The token of a session for the `Token` header (behavior.md#session-token). */
    signToken: (session: Session) => string;
    /**
     * The customer of the request. Null for a guest, and for a malformed, forged, expired or revoked token
     * (behavior.md#session-expired).
     */
    findSignedIn: (request: FastifyRequest) => Promise<SignedIn | null>;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyRequest {
    /** The signed-in customer, inside a scope with `requireCustomer`. */
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

/** The allowed clock skew between our servers, in seconds. */
const leeway = 30;

/** Longer tokens are not ours. */
const tokenMax = 1024;

const bodyToken = ({ body }: FastifyRequest): unknown =>
  typeof body === 'object' && body !== null && 'Token' in body ? body.Token : undefined;

// behavior.md#session-token: the header takes precedence over the body. Tokens in an address are ignored.
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

/** `app.signToken` and `app.findSignedIn`: tokens are signed, and valid while their session's row is. */
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

const userIdIn = (fields: unknown): unknown =>
  typeof fields === 'object' && fields !== null && 'user_id' in fields ? fields.user_id : undefined;

// Absent and empty mean the caller. A contract with this field refuses what is not an id.
const isOther = (value: unknown, id: number): boolean =>
  [value].flat().some((one) => /^\d+$/.test(String(one)) && Number(one) !== id);

/**
 * Requires a signed-in customer in the scope, as `request.customer`. Others get 401, a `user_id` of another customer
 * gets 403 in every call, and replies are not cached. It runs after the body is read, which may contain the token, and
 * before validation, so that a guest gets 401 first.
 */
export const requireCustomer = plugin(async (app) => {
  app.addHook('preValidation', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const customer = await app.findSignedIn(request);
    if (!customer) throw new RequestRefused(401, say('replies.loginRequired'));
    if ([request.query, request.body].some((fields) => isOther(userIdIn(fields), customer.id)))
      throw new RequestRefused(403, say('replies.otherAccount'));
    request.customer = customer;
  });
});
