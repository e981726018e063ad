import { pathOfMarket, splitMarket } from '@wearfolio/contracts/content/markets';
import type { Database } from '@wearfolio/database/client';
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { kindOfPage } from '../addresses/page-kind.ts';
import { productPath } from '../addresses/page-paths.ts';
import { answerError, refusalOf } from '../http/errors.ts';
import { isCounted } from '../http/is-counted.ts';
import { clientKey } from '../http/plugins/rate-limit.ts';
import { findAddress } from '../products/canonical.ts';
import { findExit, recordClick } from './queries.ts';
import { storeLink } from './store-link.ts';

/** Positions up to this are counted singly; later ones in hundreds. */
const counted = 100;

/**
 * The position in a listing as it is counted: `7`, or `101–200`. Null for an invalid position. There are few distinct
 * values, whatever the address says.
 */
const positionOf = (at: unknown): string | null => {
  if (typeof at !== 'string' || !/^[1-9]\d{0,4}$/.test(at)) return null;
  const place = Number(at);
  if (place <= counted) return at;
  if (place > 1000) return '1001+';
  const start = Math.floor((place - 1) / counted) * counted;
  return `${start + 1}–${start + counted}`;
};

type Asked = { Params: { product: string }; Querystring: { at?: unknown; partner?: unknown } };

const headers = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  // The store learns the origin of the shop, not the page.
  'Referrer-Policy': 'origin',
};

// For our own pages, browsers send the full address of the page with the link.
const pageOf = ({ headers, server }: FastifyRequest): string => {
  const from = URL.parse(headers.referer ?? '');
  if (from === null || from.host !== headers.host) return 'other';
  return kindOfPage(splitMarket(server.markets(), from.pathname).path);
};

/** The path of the product of an offer that left the shop while another store sells it, or null. */
const pathInstead = async (db: Database, id: number): Promise<string | null> => {
  const address = await findAddress(db, id, null);
  return address?.isGone ? productPath(address.canonical) : null;
};

/** Counts a click-out for the partner that its link names. */
const countForPartner = async (app: FastifyInstance, slug: unknown): Promise<void> => {
  if (typeof slug === 'string' && (await app.isPartnerSlug(slug))) app.countToday('partner-click', slug);
};

/**
 * The click-out to a store (behavior.md#product-click-out). It redirects only to stored addresses and counts shoppers'
 * clicks, those that a partner sent also for it. An offer that is gone leads to its product while another store sells it.
 * Errors return a page of the market, on which the web app shows the error and a retry.
 */
export const clickOutRoutes: FastifyPluginAsync = async (app) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const page = app.barePage(request);
    if (page === null) return answerError(error, request, reply);
    const { status, wait } = refusalOf(error, request);
    if (wait !== undefined) reply.header('Retry-After', wait);
    return reply.code(status).header('Cache-Control', 'no-store').type('text/html; charset=utf-8').send(page);
  });

  app.get<Asked>('/out/:product', async (request, reply) => {
    const { product } = request.params;
    if (!/^[1-9]\d{0,8}$/.test(product)) return reply.callNotFound();
    const exit = await findExit(app.readDb(), Number(product));
    const link = exit && storeLink(exit);
    if (!link) {
      const path = await pathInstead(app.readDb(), Number(product));
      if (path === null) return reply.callNotFound();
      return reply.headers(headers).redirect(pathOfMarket(request.market) + path, 302);
    }
    if (isCounted(request)) {
      // The request's address is no longer available once the reply is sent.
      const address = clientKey(request);
      app.afterwards(() => recordClick(app.db, exit, address));
      app.countToday('click-page', pageOf(request));
      const position = positionOf(request.query.at);
      if (position !== null) app.countToday('click-position', position);
      app.afterwards(() => countForPartner(app, request.query.partner));
    }
    return reply.headers(headers).redirect(link, 302);
  });
};
