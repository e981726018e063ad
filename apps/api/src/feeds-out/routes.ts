import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pathOfMarket } from '@wearfolio/contracts/content/markets';
import { getFeed, getNewsFeed, newsMax } from '@wearfolio/contracts/partners';
import { type ListingFilter, openFilter } from '@wearfolio/listing-index/filter';
import { translateIn } from '@wearfolio/messages/translate';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Catalogue } from '../engine/follow-listing.ts';
import { RequestRefused } from '../http/errors.ts';
import { freshness, holdsTag } from '../http/freshness.ts';
import { statedPrinterFor } from '../http/plugins/market-rates.ts';
import { whenAnswered } from '../http/when-answered.ts';
import { requirePartner } from '../partners/partners.ts';
import { toPartnerProduct } from '../partners/product-rows.ts';
import { readListingAddress } from '../saved-searches/listing-address.ts';
import { readSearch } from '../saved-searches/read-search.ts';
import { findDrops, findFloor, listGiven } from './feed-queries.ts';
import { writers } from './formats.ts';
import { jsonFeedOf, rssOf } from './news.ts';
import { writeChanges, writeWhole } from './write-feed.ts';

type Options = { publicUrl: string };

/** Products of a listing that are looked at for news, of which some stores' are left out. */
const newsRead = 4 * newsMax;

type Listed = { address: string; filter: ListingFilter };

const listingOf = async (app: FastifyInstance, catalogue: Catalogue, of: string): Promise<Listed> => {
  if (of === '') return { address: '/', filter: openFilter };
  const listing = await readListingAddress(app.db, catalogue, of);
  if (!listing) throw new RequestRefused(404, 'There is no such listing', { of: ['There is no such listing'] });
  const { filter } = await readSearch(app.db, catalogue, listing.query);
  return { address: listing.address, filter };
};

const feedRoutes: FastifyPluginAsyncZod<Options> = async (app, { publicUrl }) => {
  await app.register(requirePartner);
  // A feed reads much, so each partner gets one at a time from a process.
  const reading = new Set<number>();

  app.route({
    ...getFeed,
    compress: { customTypes: () => true },
    handler: async (request, reply) => {
      const { params, query, partner } = request;
      // The state of the index is at least as new as this number.
      const upTo = app.listingChange();
      const catalogue = app.catalogueIn(request.market);
      const { destination = null } = catalogue;
      const { filter, address } = await listingOf(app, catalogue, query.of);
      const { since } = query;
      if (since > upTo || (since > 0 && since < (await findFloor(app.db))))
        throw new RequestRefused(410, 'These changes are no longer known. Get the whole feed with since=0.');
      const { slug = '', id = 0 } = partner ?? {};
      const { name, currency } = app.identity();
      const pages = pathOfMarket(request.market);
      const seen = [upTo, since, pages, address, params.format, slug, name, currency, destination];
      const tag = `W/"${hash('sha256', JSON.stringify(seen), 'base64url')}"`;
      reply.headers({ ETag: tag, 'Cache-Control': 'private, no-cache', 'Change-Number': String(upTo) });
      if (holdsTag(request.headers['if-none-match'], tag))
        return (reply as unknown as FastifyReply).code(304).send() as never;
      if (reading.has(id)) throw new RequestRefused(429, 'Wait for the feed that you are reading', undefined, 10);
      reading.add(id);
      whenAnswered(reply, () => reading.delete(id));
      const writer = writers[params.format];
      const shop = { name, publicUrl, currency };
      const feed = {
        db: app.db,
        waitForPlace: app.waitForPlace,
        index: catalogue.index,
        destination,
        filter,
        upTo,
        writer,
        shop,
        to: { publicUrl, pages, slug, currency },
      };
      const pieces = Readable.from(since === 0 ? writeWhole(feed) : writeChanges(feed, since), { highWaterMark: 2 });
      return reply.type(writer.type).send(pieces as never);
    },
  });
};

const newsRoutes: FastifyPluginAsyncZod<Options> = async (app, { publicUrl }) => {
  await app.register(freshness);

  app.route({
    ...getNewsFeed,
    serializerCompiler: () => (text) => text as unknown as string,
    handler: async ({ params, query: { of, kind }, url, market, locale }, reply) => {
      const catalogue = app.catalogueIn(market);
      const { filter, address } = await listingOf(app, catalogue, of);
      const sort = kind === 'new' ? 'newest' : 'drop';
      const { ids } = await catalogue.index.answer({ filter, sort, offset: 0, limit: newsRead });
      const rows = await listGiven(app.readDb(), ids, catalogue.destination ?? null);
      const drops = kind === 'drops' ? await findDrops(app.readDb(), ids) : null;
      const to = { publicUrl, pages: pathOfMarket(market), slug: null, currency: app.identity().currency };
      const entries = rows
        .flatMap((row) => {
          const at = drops ? drops.get(row.id) : row.firstSeen;
          return at ? [{ product: toPartnerProduct(row, to), at }] : [];
        })
        .slice(0, newsMax);
      const news = {
        shop: app.identity().name,
        kind,
        self: publicUrl + url,
        page: publicUrl + pathOfMarket(market) + address,
        entries,
        words: { t: translateIn(locale), print: statedPrinterFor(market) },
      };
      const isRss = params.format === 'rss';
      reply.type(isRss ? 'application/rss+xml; charset=utf-8' : 'application/feed+json; charset=utf-8');
      return isRss ? rssOf(news) : jsonFeedOf(news);
    },
  });
};

/** Feeds of listings for partners, and news of listings for feed readers. */
export const feedsOutRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  await app.register(feedRoutes, options);
  await app.register(newsRoutes, options);
};
