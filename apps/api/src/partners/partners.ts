import { pathOfMarket } from '@wearfolio/contracts/content/markets';
import { keyPattern } from '@wearfolio/contracts/partner-key';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { RequestRefused } from '../http/errors.ts';
import { isBody, varyBy } from '../http/freshness.ts';
import { whenAnswered } from '../http/when-answered.ts';
import { type Line, openLine } from './line.ts';
import { linkForPartner, outLink } from './out-links.ts';
import { findPartner, hasPartner, type KnownPartner } from './partner-queries.ts';
import { createQuota } from './quota.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyInstance {
    /**
     * The partner of a request by its key, after counting the call and waiting in the line; null without a key. A request
     * that names no market is then of the partner's. Throws 401 for a wrong key, 403 for a paused partner or one whose
     * market is gone, and 429 with `Retry-After` when the quota of the day is used up or too many of its calls are being
     * answered (behavior.md#partners-keys).
     */
    admitPartner: (request: FastifyRequest, reply: FastifyReply) => Promise<KnownPartner | null>;
    /** Whether there is a partner with this slug. Remembered for a minute. */
    isPartnerSlug: (slug: string) => Promise<boolean>;
    /** The line of partners' calls. `admitPartner` waits in it; work that follows a reply, such as a feed's, must too. */
    waitForPlace: Line;
    /** Gives unused calls of quotas back to the database. */
    giveBackCalls: (isAll: boolean) => Promise<void>;
  }
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with Fastify's own.
  interface FastifyRequest {
    /** The partner whose key the request has, inside a scope with `acceptPartners`. */
    partner: KnownPartner | null;
    /** Gives back the place of a partner's call in the line. */
    leaveLine: (() => void) | null;
  }
}

// Other schemes are for a proxy in front of the shop.
const keyOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** How long a partner is remembered, in ms. Pausing takes effect within this time. */
const remembered = 1000;
const slugRemembered = 60_000;
const mostRemembered = 1000;

const giveBackEvery = 5000;

/** Calls of a partner that a process answers at the same time, so that a burst leaves room for shoppers. */
const mostAtOnce = 16;

type Known = { partner: KnownPartner | null };

/** `app.admitPartner`: partners by the key in `Authorization`, with quotas that all processes share. */
export const partners = plugin(async (app) => {
  const byKey = new LRUCache<string, Known>({ max: mostRemembered, ttl: remembered });
  const bySlug = new LRUCache<string, boolean>({ max: mostRemembered, ttl: slugRemembered });
  const quota = createQuota(app.db);
  const waitForPlace = openLine();
  const answering = new Map<number, number>();

  const begin = (partnerId: number, reply: FastifyReply): void => {
    const calls = answering.get(partnerId) ?? 0;
    if (calls >= mostAtOnce)
      throw new RequestRefused(429, `At most ${mostAtOnce} calls at once. Wait for an answer first.`, undefined, 1);
    answering.set(partnerId, calls + 1);
    whenAnswered(reply, () => {
      const left = (answering.get(partnerId) ?? 1) - 1;
      if (left > 0) answering.set(partnerId, left);
      else answering.delete(partnerId);
    });
  };

  const partnerOf = async (key: string): Promise<KnownPartner | null> => {
    const known = byKey.get(key) ?? { partner: keyPattern.test(key) ? await findPartner(app.db, key) : null };
    byKey.set(key, known, { noUpdateTTL: true });
    return known.partner;
  };

  const enterMarket = (request: FastifyRequest, { market }: KnownPartner): void => {
    const { market: named } = Object(request.query) as { market?: unknown };
    if (named !== undefined || market === '') return;
    request.market = app.markets().find(({ prefix }) => prefix === market) ?? null;
    if (!request.market) throw new RequestRefused(403, 'The market of this key is gone. Ask the shop.');
  };

  app.decorateRequest('partner', null);
  app.decorateRequest('leaveLine', null);
  app.decorate('waitForPlace', waitForPlace);
  // The reader may be slow, and a place is for work.
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.leaveLine?.();
    done(null, payload);
  });

  app.decorate('admitPartner', async (request, reply) => {
    const key = keyOf(request);
    if (key === undefined) return null;
    const partner = await partnerOf(key);
    if (partner) begin(partner.id, reply);
    const count = partner && !partner.isPaused ? await quota.count(partner) : null;
    if (partner?.isPaused) throw new RequestRefused(403, 'This key is paused. Ask the shop.');
    if (!partner || !count) {
      reply.header('WWW-Authenticate', 'Bearer');
      throw new RequestRefused(401, 'This key is not valid. Ask the shop for a new one.');
    }
    enterMarket(request, partner);
    const { quotaPerDay } = partner;
    const { isAllowed, left, seconds } = count;
    // The IETF's draft 10 of RateLimit header fields.
    reply
      .header('RateLimit-Policy', `"day";q=${quotaPerDay};w=86400`)
      .header('RateLimit', `"day";r=${left};t=${seconds}`);
    if (!isAllowed) {
      const calls = quotaPerDay.toLocaleString('en');
      throw new RequestRefused(
        429,
        `0 of ${calls} calls are left today. The next day starts at 00:00 UTC.`,
        undefined,
        seconds,
      );
    }
    app.countToday('partner-call', partner.slug);
    const leave = await waitForPlace();
    request.leaveLine = leave;
    whenAnswered(reply, leave);
    return partner;
  });

  app.decorate('isPartnerSlug', async (slug) => {
    if (!/^[a-z0-9-]{1,100}$/.test(slug)) return false;
    const known = bySlug.get(slug) ?? (await hasPartner(app.db, slug));
    bySlug.set(slug, known, { noUpdateTTL: true });
    return known;
  });

  app.decorate('giveBackCalls', quota.giveBack);

  const timer = setInterval(() => app.afterwards(() => quota.giveBack(false)), giveBackEvery).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await quota.giveBack(true).catch((error: unknown) => app.log.warn({ err: error }, 'Could not give calls back'));
  });
});

/** Requires a partner's key in the scope, as `request.partner`. Others get 401. Replies are not cached. */
export const requirePartner = plugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    request.partner = await app.admitPartner(request, reply);
    if (request.partner) return;
    reply.header('WWW-Authenticate', 'Bearer');
    throw new RequestRefused(401, 'Send the key of a partner as `Authorization: Bearer KEY`');
  });
});

/**
 * Accepts partners' keys in a scope: `request.partner`, and links of replies that count its click-outs. A request with a
 * key is a guest's, whatever session token it carries.
 */
export const acceptPartners = plugin<{ publicUrl: string }>(async (app, { publicUrl }) => {
  app.addHook('onRequest', async (request, reply) => {
    request.partner = await app.admitPartner(request, reply);
    if (request.partner) delete request.headers.token;
  });

  app.addHook('onSend', async ({ partner, market }, reply, payload) => {
    varyBy(reply, 'Authorization');
    if (!partner || reply.statusCode !== 200 || !isBody(payload)) return payload;
    if (!String(reply.getHeader('Content-Type')).startsWith('application/json')) return payload;
    const body: unknown = JSON.parse(payload.toString());
    const pages = publicUrl + pathOfMarket(market);
    linkForPartner(body, (productId) => outLink(pages, productId, partner.slug));
    return JSON.stringify(body);
  });
});
