import { fitProduct, listWearable } from '@wearfolio/contracts/sizes';
import { say } from '@wearfolio/messages/said';
import { questions, wornName } from '@wearfolio/sizes/options';
import { fitOf, type Wear } from '@wearfolio/sizes/wear';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Dictionary } from '../engine/dictionary.ts';
import { RequestRefused } from '../http/errors.ts';
import { findCurrentProduct } from '../products/product-queries.ts';
import { listSizesOf } from './fit-queries.ts';
import { readWorn } from './read-fit.ts';

const asked = { data: questions() };

type Offered = Awaited<ReturnType<typeof listSizesOf>>;

/** The sizes of a product that fit, by their size groups for its brand, and the customer's sizes that they match. */
const fitOffered = ({ sizes }: Dictionary, offered: Offered, worn: readonly Wear[]) => {
  const known = offered.flatMap(({ id }) => {
    const size = sizes.get(id)?.size;
    return size ? [{ id, size }] : [];
  });
  const said = worn.find((wear) => fitOf([wear], known).kinds.length > 0);
  return { size_ids: fitOf(worn, known).sizes, worn: said ? wornName(said) : null };
};

/** The kinds and sizes that customers can enter, and the sizes of a product that fit. */
export const fitRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({ ...listWearable, handler: async () => asked });

  app.route({
    ...fitProduct,
    handler: async (request, reply) => {
      const db = app.readDb();
      const product = await findCurrentProduct(db, request.params.id, app.destinationOf(request.market));
      if (!product) throw new RequestRefused(404, say('replies.noProduct'));
      const worn = (await readWorn(app, request, reply, request.query)) ?? [];
      return { data: fitOffered(app.catalogue().dictionary, await listSizesOf(db, product.id), worn) };
    },
  });
};
