import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Search } from '../../search/note-search.ts';
import { readWorn } from '../fit/read-fit.ts';
import { personalize } from '../personal.ts';
import { answerQuery } from './answer-query.ts';

/** Answers a `productList` or `search` request with the customer's favorites. */
export const answerRequest = async (
  app: FastifyInstance,
  request: FastifyRequest & { query: ListingQuery },
  reply: FastifyReply,
): Promise<Reply<typeof listProducts>> => {
  const shop = {
    db: app.db,
    readDb: app.readDb,
    catalogue: app.catalogue(),
    currency: app.identity().currency,
    noteSearch: (search: Search) => app.noteSearch(request, search),
    worn: await readWorn(app, request, reply, request.query),
  };
  const answer = await answerQuery(shop, request.query);
  return { ...answer, data: await personalize(app, request, answer.data) };
};
