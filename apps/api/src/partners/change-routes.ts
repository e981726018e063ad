import { pathOfMarket } from '@wearfolio/contracts/content/markets';
import type { Reply } from '@wearfolio/contracts/endpoint';
import { listChanges } from '@wearfolio/contracts/partners';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../http/errors.ts';
import { readChanges, type Stretch } from './change-queries.ts';
import { requirePartner } from './partners.ts';
import { createProductTexts } from './product-texts.ts';

type Written = Stretch & { texts: ReadonlyMap<number, string> };

// The products are JSON already. They match the contract, which the tests check.
const changesText = ({ changes, texts, next, hasMore }: Written): string => {
  const data = changes.map(
    ({ number, productId }) =>
      `{"number":${number},"product_id":${productId},"product":${texts.get(productId) ?? 'null'}}`,
  );
  return `{"data":[${data.join()}],"next":${next},"has_more":${hasMore}}`;
};

/** The calls that only partners make. */
export const partnerRoutes: FastifyPluginAsyncZod<{ publicUrl: string }> = async (app, { publicUrl }) => {
  await app.register(requirePartner);
  const textsOf = createProductTexts(app.db);

  app.route({
    ...listChanges,
    serializerCompiler: () => changesText,
    handler: async ({ partner, query, market }) => {
      const destination = app.destinationOf(market);
      const stretch = await readChanges(app.db, query, destination);
      if (!stretch)
        throw new RequestRefused(410, 'These changes are no longer known. Empty the mirror and begin with since=0.');
      const { currency } = app.identity();
      const reader = { publicUrl, pages: pathOfMarket(market), slug: partner?.slug ?? '', currency, destination };
      const shown = stretch.changes.filter(({ isShown }) => isShown);
      const written: Written = { ...stretch, texts: await textsOf(shown, reader) };
      return written as unknown as Reply<typeof listChanges>;
    },
  });
};
