import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { RequestRefused } from '../http/errors.ts';
import type { AgentOptions } from './options.ts';

// A name without a dot, or below these, is no name of the public DNS.
const isInternal = (name: string): boolean => !name.includes('.') || /\.(?:localhost|local|internal|test)$/.test(name);

const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[|\]$/g, '');

/**
 * Refuses a browser that another site leads here: with 403, a foreign `Origin`, or a `Host` that is a public name but
 * not the shop's, as after DNS rebinding. The Model Context Protocol requires it.
 */
export const checkOwnHost = ({ headers, hostname }: FastifyRequest, { publicUrl, corsOrigins }: AgentOptions): void => {
  const { origin } = headers;
  const own = [new URL(publicUrl).origin, ...corsOrigins];
  if (origin !== undefined && !own.includes(origin))
    throw new RequestRefused(403, 'Pages of other origins may not call this address');
  const name = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(name) === 0 && !isInternal(name) && name !== hostOf(publicUrl))
    throw new RequestRefused(403, `This shop is at ${publicUrl}`);
};
