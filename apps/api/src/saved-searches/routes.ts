import { searchesMax } from '@wearfolio/contracts/limits';
import {
  listSearches,
  markSearchesSeen,
  removeSearch,
  saveSearch,
  updateSearch,
} from '@wearfolio/contracts/saved-searches';
import { type Said, say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { countWrite } from '../favorites/list/limits.ts';
import { RequestRefused } from '../http/errors.ts';
import { requireCustomer } from '../http/plugins/session.ts';
import { told } from '../http/told.ts';
import { listEntries } from './entries.ts';
import { readListingAddress } from './listing-address.ts';
import { addSearch, changeSearch, deleteSearch, noteVisit, type StoredSearch, wantsAlerts } from './queries.ts';
import { isTooBroad, readSearch } from './read-search.ts';

const wireOf = ({ id, name, address, frequency, createdAt }: StoredSearch) => ({
  id,
  name,
  address,
  frequency,
  created_at: createdAt.toISOString(),
});

const refuseAddress = (reason: Said): RequestRefused => new RequestRefused(400, reason, { address: [reason] });

/** Saves, changes and lists searches with their news. For signed-in customers. */
export const savedSearchRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(requireCustomer);

  app.route({
    ...listSearches,
    handler: async ({ customer, market }) => ({
      data: await listEntries(app.db, app.catalogueIn(market), customer.id),
      wants_alerts: await wantsAlerts(app.db, customer.id),
    }),
  });

  app.route({
    ...saveSearch,
    handler: async (request) => {
      await countWrite(app, request);
      const { name, frequency } = request.body;
      const catalogue = app.catalogueIn(request.market);
      const listing = await readListingAddress(app.db, catalogue, request.body.address);
      if (!listing) throw refuseAddress(say('replies.noListing'));
      const search = await readSearch(app.db, catalogue, listing.query);
      if (await isTooBroad(catalogue, search)) {
        throw refuseAddress(say('replies.searchTooBroad'));
      }
      const { filter, anchors } = search;
      const { address } = listing;
      const saved = await addSearch(app.db, {
        customerId: request.customer.id,
        name,
        frequency,
        address,
        filter,
        anchors,
      });
      if (!saved) {
        throw new RequestRefused(409, say('replies.tooManySearches', { count: searchesMax }));
      }
      return { ...told(say('replies.searchSaved')), data: wireOf(saved) };
    },
  });

  app.route({
    ...markSearchesSeen,
    handler: async (request) => {
      await countWrite(app, request);
      await noteVisit(app.db, request.customer.id);
      return { message: 'Noted.' };
    },
  });

  app.route({
    ...updateSearch,
    handler: async (request) => {
      await countWrite(app, request);
      const { name, frequency } = request.body;
      const changed = await changeSearch(app.db, request.customer.id, request.params.id, { name, frequency });
      if (!changed) throw new RequestRefused(404, say('replies.noSearch'));
      return { ...told(say('replies.searchUpdated')), data: wireOf(changed) };
    },
  });

  app.route({
    ...removeSearch,
    handler: async (request) => {
      await countWrite(app, request);
      await deleteSearch(app.db, request.customer.id, request.params.id);
      return told(say('replies.searchRemoved'));
    },
  });
};
