import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../request/cookie.ts';
import type { Notice } from './pages/page.ts';

// In the address of the page, each reload and each bookmark would say it again.
const cookieName = '__Host-ops-done';

/** How long it may take from a form to the page that says what it did, in seconds. */
const lifetime = 60;

const retryText = (number: number): string =>
  number === 0 ? 'Nothing to put back: it was taken up again already, or discarded.' : 'Put back, to be done now.';

const rereadText = (): string =>
  'Its last feed is read again as soon as the jobs come to it. How that went is on the page of feeds.';

type Deed = 'set' | 'rereadOne' | 'synonym' | 'noSynonym' | 'retry';

/** Which page says that something was done, and what it says where that was so many. */
const deeds: Record<Deed, { path: string; say: (number: number) => string }> = {
  set: { path: '/ops/stores/:id', say: () => 'Kept, from the next import on.' },
  rereadOne: { path: '/ops/stores/:id', say: rereadText },
  synonym: { path: '/ops/search', say: () => 'Added; the shop follows within seconds.' },
  noSynonym: { path: '/ops/search', say: () => 'Removed; the shop follows within seconds.' },
  retry: { path: '/ops/jobs', say: retryText },
};

const isDeed = (name: string): name is Deed => Object.hasOwn(deeds, name);

/** The header that has the page of a deed say that it was done, to how many. */
export const doneCookie = (deed: Deed, number: number): string =>
  writeCookie(cookieName, `${deed}.${number}`, lifetime);

/** What this page has to say that was done, if anything; the reply sees to it that it is said once. */
export const takeDone = ({ headers, routeOptions }: FastifyRequest, reply: FastifyReply): Notice | undefined => {
  const [, name = '', number] = /^(\w+)\.(\d{1,9})$/.exec(readCookie(headers.cookie, cookieName)) ?? [];
  if (!isDeed(name) || deeds[name].path !== routeOptions.url) return undefined;
  reply.header('Set-Cookie', writeCookie(cookieName, '', 0));
  return { text: deeds[name].say(Number(number)), isGood: true };
};
