import { listProducts as listing } from '@wearfolio/contracts/catalogue';
import { standardMenu } from '@wearfolio/contracts/content/menu-draft';
import type { CollectionDraft, MerchandiseDraft } from '@wearfolio/contracts/content/shelf-draft';
import type { ListingPreview } from '@wearfolio/contracts/desk-content';
import type { ListingQuery } from '@wearfolio/contracts/listing/listing-query';
import { say } from '@wearfolio/messages/said';
import type { FastifyInstance } from 'fastify';
import { loadPage } from '../../catalogue/page/load-page.ts';
import { queryOfHref } from '../../catalogue/shelves/rule-filter.ts';
import type { Shelves } from '../../engine/shelves.ts';
import { RequestRefused } from '../../http/errors.ts';
import { listProducts } from '../products/list-products.ts';

type App = Pick<FastifyInstance, 'db' | 'catalogue' | 'identity'>;

/** No real collection can have this key, because document keys have no spaces. */
const previewedKey = 'the collection that is previewed';

const answer = (app: App, query: ListingQuery, shelves: Shelves) =>
  loadPage(
    {
      db: app.db,
      catalogue: { ...app.catalogue(), shelves },
      noteSearch: () => undefined,
      currency: app.identity().currency,
    },
    query,
  );

const idsOf = ({ data }: Awaited<ReturnType<typeof answer>>): number[] => data.map(({ product_id }) => product_id);

const requireListing = async (app: App, href: string): Promise<ListingQuery> => {
  const query = await queryOfHref(app.db, app.catalogue(), href);
  if (!query) throw new RequestRefused(400, say('desk.replies.noListing', { href }));
  return query;
};

/** The first page of a collection as if it were live, whatever its dates. */
export const previewCollection = async (app: App, draft: CollectionDraft): Promise<ListingPreview> => {
  if (draft.choice.by === 'rule') await requireListing(app, draft.choice.href);
  const query = listing.schema.querystring.parse({ homepageKey: previewedKey });
  const menu = () => standardMenu;
  const shelves = { menu, collection: () => draft, merchandise: () => new Map() };
  const shown = await answer(app, query, shelves);
  return {
    total: shown.total,
    before: null,
    after: await listProducts(app.db, idsOf(shown)),
    chosen: draft.choice.by === 'hand' ? await listProducts(app.db, draft.choice.products) : [],
  };
};

/** The first page of a listing before and after a ranking rule, whatever its dates. */
export const previewMerchandise = async (app: App, key: string, draft: MerchandiseDraft): Promise<ListingPreview> => {
  const query = await requireListing(app, draft.href);
  const { shelves } = app.catalogue();
  const others = new Map(shelves?.merchandise());
  others.delete(key);
  const menu = () => shelves?.menu() ?? standardMenu;
  const collection = (name: string) => shelves?.collection(name) ?? null;
  const [before, after] = [
    await answer(app, query, { menu, collection, merchandise: () => others }),
    await answer(app, query, {
      menu,
      collection,
      merchandise: () => new Map([...others, [key, draft] as const].sort(([one], [other]) => (one < other ? -1 : 1))),
    }),
  ];
  return {
    total: after.total,
    before: await listProducts(app.db, idsOf(before)),
    after: await listProducts(app.db, idsOf(after)),
    chosen: await listProducts(app.db, [...draft.pins, ...draft.boosts, ...draft.buries]),
  };
};
