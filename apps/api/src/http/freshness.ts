import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';

const ownHashes = new WeakMap<Buffer, () => string>();

/** Gives a body a cheaper hash than that of its bytes. It is computed only if the reply gets an ETag. */
export const hashedBy = (body: Buffer, own: () => string): Buffer => {
  ownHashes.set(body, own);
  return body;
};

/** The ETag of a payload. */
export const tagOf = (payload: string | Buffer): string => {
  const own = typeof payload === 'string' ? undefined : ownHashes.get(payload);
  return `W/"${own ? own() : hash('sha1', payload, 'base64url')}"`;
};

/** Whether a payload is a complete body, and no stream. */
export const isBody = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);

/** Whether If-None-Match contains `tag`. */
export const holdsTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((entry) => entry.trim() === tag));

/** The route's own ETag, else that of the body. Null: a stream without one. */
const tagToSend = (reply: FastifyReply, payload: unknown): string | null => {
  const given = reply.getHeader('ETag');
  if (typeof given === 'string') return given;
  return isBody(payload) ? tagOf(payload) : null;
};

/** Cache-Control of personal replies, and of replies that depend on a guest's own data. */
export const ownReply = 'private, no-store';

/** Adds a request header to Vary. */
export const varyBy = (reply: FastifyReply, name: string): FastifyReply => {
  const known = reply.getHeader('Vary');
  return reply.header('Vary', known === undefined ? name : `${known}, ${name}`);
};

/**
 * Public replies of a scope are cached by the browser and revalidated by ETag, with 304 when unchanged
 * (behavior.md#shell-menu). Replies to requests with a token may be personal: they are not cached and never get 304.
 */
export const freshness = plugin(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    varyBy(reply, 'Token');
    if (request.headers.token !== undefined || reply.getHeader('Cache-Control') === ownReply) {
      reply.header('Cache-Control', ownReply).removeHeader('ETag');
      return payload;
    }
    if (reply.statusCode !== 200) return payload;
    const tag = tagToSend(reply, payload);
    if (tag === null) return payload;
    reply.header('ETag', tag).header('Cache-Control', 'no-cache');
    if (!holdsTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('Content-Type');
    // Fastify removes the body of a HEAD reply, and fails without one.
    return request.method === 'HEAD' ? payload : null;
  });
});
