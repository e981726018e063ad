import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';

/** The tag of what a reply is made of. */
export const tagOf = (payload: string): string => `W/"${hash('sha1', payload, 'base64url')}"`;

/** Whether whoever asks has what `tag` stands for, as their If-None-Match says. */
export const holdsTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((entry) => entry.trim() === tag));

/** What nobody keeps; a handler says so of a reply that goes by what a guest says of themselves. */
export const ownReply = 'private, no-store';

/** Says that the reply goes by this header of the request, too. */
export const varyBy = (reply: FastifyReply, name: string): FastifyReply => {
  const known = reply.getHeader('Vary');
  return reply.header('Vary', known === undefined ? name : `${known}, ${name}`);
};

/**
 * Public replies of a scope are kept by the browser and asked for again by ETag: 304 when nothing changed (decision 72).
 * What a token came with may be personal: nobody keeps that, and no tag that somebody got for it is ever answered.
 */
export const freshness = plugin(async (app) => {
  app.addHook('onSend', async (request, reply, payload) => {
    varyBy(reply, 'Token');
    if (request.headers.token !== undefined || reply.getHeader('Cache-Control') === ownReply) {
      reply.header('Cache-Control', ownReply).removeHeader('ETag');
      return payload;
    }
    if (reply.statusCode !== 200) return payload;
    const given = reply.getHeader('ETag');
    if (typeof given !== 'string' && typeof payload !== 'string') return payload;
    const tag = typeof given === 'string' ? given : tagOf(payload as string);
    reply.header('ETag', tag).header('Cache-Control', 'no-cache');
    if (!holdsTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304).removeHeader('Content-Type');
    // Fastify itself takes the body off a reply to HEAD, and fails where there is none.
    return request.method === 'HEAD' ? payload : null;
  });
});
