import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../request/cookie.ts';
import type { Notice } from './pages/page.ts';

// In the address of the page, each reload and each bookmark would say it again.
const cookieName = '__Host-ops-done';

/** How long it may take from a form to the page that says what it did, in seconds. */
const lifetime = 60;

type Deed = 'synonym' | 'noSynonym';

/** Which page says that something was done, and what it says. */
const deeds: Record<Deed, { path: string; text: string }> = {
  synonym: { path: '/ops/search', text: 'Added; the shop follows within seconds.' },
  noSynonym: { path: '/ops/search', text: 'Removed; the shop follows within seconds.' },
};

const isDeed = (name: string): name is Deed => Object.hasOwn(deeds, name);

/** The header that has the page of a deed say that it was done. */
export const doneCookie = (deed: Deed): string => writeCookie(cookieName, deed, lifetime);

/** What this page has to say that was done, if anything; the reply sees to it that it is said once. */
export const takeDone = ({ headers, routeOptions }: FastifyRequest, reply: FastifyReply): Notice | undefined => {
  const name = readCookie(headers.cookie, cookieName) ?? '';
  if (!isDeed(name) || deeds[name].path !== routeOptions.url) return undefined;
  reply.header('Set-Cookie', writeCookie(cookieName, '', 0));
  return { text: deeds[name].text, isGood: true };
};
