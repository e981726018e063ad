import {
  changeProducts,
  listDeskChanges,
  mostChanged,
  previewChange,
  undoDeskChange,
} from '@wearfolio/contracts/desk-changes';
import {
  deskPageSize,
  getDeskChoices,
  getDeskProduct,
  listDeskProducts,
  readFedRows,
} from '@wearfolio/contracts/desk-products';
import { switchSubject } from '@wearfolio/contracts/desk-subject-list';
import { type Said, say, textIn } from '@wearfolio/messages/said';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import { requireRight } from '../access/guard.ts';
import {
  changeProducts as change,
  findChangedField,
  switchSubject as flip,
  leafPaths,
  previewChange as preview,
  listChanges as readChanges,
  readFedRows as readRows,
  undoChange as undo,
} from './change-queries.ts';
import { describeFilter, findAll, findProducts, type ProductFilter } from './find-products.ts';
import { listProducts } from './list-products.ts';
import { findDeskProduct, toChange } from './product-queries.ts';

type Options = { databaseUrl: string; keptFeeds: { folder: string } };

/** Feeds larger than this, in compressed bytes, are not searched for one product's row. */
const largestFeed = 50_000_000;

/** The catalogue. */
export const productRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl, keptFeeds }) => {
  app.route({
    ...listDeskProducts,
    handler: async ({ query: { page, ...filter } }) => {
      const part = { offset: (page - 1) * deskPageSize, limit: deskPageSize };
      const { ids, total } = await findProducts({ db: app.db, catalogue: app.catalogue() }, filter, part);
      return { data: await listProducts(app.db, ids), total, page_size: deskPageSize };
    },
  });

  app.route({
    ...getDeskProduct,
    handler: async ({ query: { id }, locale }) => {
      const data = await findDeskProduct(app.db, databaseUrl, id);
      if (!data) throw new RequestRefused(404, say('desk.replies.noProduct'));
      return { data: { ...data, reasons: data.reasons.map((reason) => textIn(locale, reason)) } };
    },
  });

  app.route({
    ...readFedRows,
    handler: async ({ query }) => {
      const { rows, reason } = await readRows({
        url: databaseUrl,
        productId: query.id,
        folder: keptFeeds.folder,
        currency: app.identity().currency,
        mostBytes: largestFeed,
      });
      return { data: rows, reason };
    },
  });

  app.route({
    ...listDeskChanges,
    handler: async () => ({ data: (await readChanges(databaseUrl, deskPageSize)).map(toChange) }),
  });

  app.route({
    ...getDeskChoices,
    handler: async () => {
      const { colors, stores } = app.catalogue().dictionary;
      return {
        data: {
          categories: [...leafPaths],
          colors: [...colors.values()],
          stores: [...stores.values()].map(({ id, name }) => ({ id, name })),
        },
      };
    },
  });
};

type Chosen = { ids?: number[] | undefined; filter?: ProductFilter | undefined };

const named = (ids: readonly number[]): string =>
  ids.length === 1 ? `product ${ids[0]}` : `${ids.length} products: ${ids.slice(0, 20).join(', ')}`;

const choose = async (app: FastifyInstance, { ids, filter }: Chosen): Promise<{ ids: number[]; scope: string }> => {
  if (ids && ids.length > 0) return { ids, scope: named(ids) };
  if (!filter) throw new RequestRefused(400, say('desk.replies.nothingChosen'));
  const catalogue = app.catalogue();
  const found = await findAll({ db: app.db, catalogue }, filter);
  if (found.total > mostChanged)
    throw new RequestRefused(409, say('desk.replies.tooManyProducts', { most: mostChanged }));
  return { ids: found.ids, scope: describeFilter(filter, catalogue) };
};

const wordsOf = ({ total: count, isFinished }: { total: number; isFinished: boolean }): Said =>
  isFinished ? say('desk.replies.changed', { count }) : say('desk.replies.changing', { count });

/** Changes to the catalogue. */
export const productChangeRoutes: FastifyPluginAsyncZod<Pick<Options, 'databaseUrl'>> = async (
  app,
  { databaseUrl },
) => {
  app.route({
    ...previewChange,
    handler: async ({ body: { ids, filter, ...edit } }) => {
      const chosen = await choose(app, { ids, filter });
      return { data: await preview(databaseUrl, edit, chosen.ids) };
    },
  });

  app.route({
    ...changeProducts,
    handler: async ({ staff, body: { ids, filter, count, ...edit } }) => {
      const chosen = await choose(app, { ids, filter });
      const now = count === undefined ? undefined : (await preview(databaseUrl, edit, chosen.ids)).count;
      if (now !== undefined && now !== count)
        throw new RequestRefused(409, say('desk.replies.otherCount', { count: now }));
      const done = await change(databaseUrl, staff, edit, chosen);
      await app.refreshCatalogue();
      return { ...told(wordsOf(done)), data: toChange(done) };
    },
  });
};

const isOfStore = (field: string): boolean => field.endsWith(' store');

/** Switching brands and stores, and undo. Whoever may change feeds may change stores. */
export const switchRoutes: FastifyPluginAsyncZod<Pick<Options, 'databaseUrl'>> = async (app, { databaseUrl }) => {
  app.route({
    ...undoDeskChange,
    handler: async (request) => {
      const { staff, body } = request;
      const field = await findChangedField(app.db, body.id);
      if (field !== null && !isOfStore(field)) requireRight(request, 'catalogue-change');
      const done = await undo(databaseUrl, staff, body.id);
      await app.refreshCatalogue();
      return { ...told(say('desk.replies.undone')), data: toChange(done) };
    },
  });

  app.route({
    ...switchSubject,
    handler: async (request) => {
      const {
        staff,
        body: { is_off: isOff, ...subject },
      } = request;
      if (subject.kind === 'brand') requireRight(request, 'catalogue-change');
      const done = await flip(databaseUrl, staff, { ...subject, isOff });
      await app.refreshCatalogue();
      const name = done.scope;
      const words = isOff ? say('desk.replies.switchedOff', { name }) : say('desk.replies.switchedOn', { name });
      return { ...told(words), data: toChange(done) };
    },
  });
};
