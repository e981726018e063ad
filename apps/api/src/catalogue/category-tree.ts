import type { listCategories } from '@wearfolio/contracts/catalogue';
import { treeInMenu } from '@wearfolio/contracts/content/arrange-menu';
import { standardMenu } from '@wearfolio/contracts/content/menu-draft';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { PromotedKey } from '@wearfolio/contracts/listing/promoted';
import type { Database } from '@wearfolio/database/client';
import { EngineUnavailable } from '@wearfolio/listing-index/engine';
import type { Catalogue } from '../engine/follow-listing.ts';
import { untilChanged } from '../engine/until-changed.ts';
import { listCategoryTree } from '../products/queries.ts';
import { listFilledPromoted } from './promoted.ts';

const menuIn = ({ shelves }: Catalogue) => shelves?.menu() ?? standardMenu;

/** The category tree, which every page shows, by the names and in the order of the menu. */
export const categoryTree = untilChanged(async (db, catalogue) =>
  treeInMenu(await listCategoryTree(db, catalogue.destination), menuIn(catalogue)),
);

// Pages of products and texts do not need the engine, so they only lose the words that it would count.
const noneWithoutEngine = (error: unknown): PromotedKey[] => {
  if (error instanceof EngineUnavailable) return [];
  throw error;
};

/** The category tree and what the menu shows of it. */
export const categoriesReply = async (db: Database, catalogue: Catalogue): Promise<Reply<typeof listCategories>> => {
  const [data, filled] = await Promise.all([
    categoryTree(db, catalogue),
    listFilledPromoted(catalogue).catch(noneWithoutEngine),
  ]);
  const { promoted, hidden } = menuIn(catalogue);
  return { data, menu: { promoted: promoted.filter((key) => filled.includes(key)), hidden } };
};
