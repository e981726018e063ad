import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { personalize } from '../../favorites/personal.ts';
import type { Search } from '../../search/note-search.ts';
import { readWorn } from '../../sizes/read-fit.ts';
import { loadPage } from './load-page.ts';

/** Answers a `productList` or `search` request with the customer's favorites. */
export const replyWithPage = async (
  app: FastifyInstance,
  request: FastifyRequest & { query: ListingQuery },
  reply: FastifyReply,
): Promise<Reply<typeof listProducts>> => {
  const shop = {
    db: app.db,
    readDb: app.readDb,
    catalogue: app.catalogueIn(request.market),
    currency: app.identity().currency,
    noteSearch: (search: Search) => app.noteSearch(request, search),
    worn: await readWorn(app, request, reply, request.query),
  };
  const answer = await loadPage(shop, request.query);
  return { ...answer, data: await personalize(app, request, answer.data) };
};
