import type { CategoryEntry } from '@wearfolio/contracts/catalogue';
import type { Database } from '@wearfolio/database/client';
import { listCategoryTree } from '../catalogue/queries.ts';
import type { Dictionary } from '../listing/dictionary.ts';
import type { Catalogue } from '../listing/follow-listing.ts';

const known = new WeakMap<Dictionary, Promise<CategoryEntry[]>>();

/** The category tree; asked for once for as long as nothing in the catalogue changes, since every page needs it. */
export const categoryTree = (db: Database, { dictionary }: Catalogue): Promise<CategoryEntry[]> => {
  const tree = known.get(dictionary) ?? listCategoryTree(db);
  known.set(dictionary, tree);
  tree.catch(() => known.delete(dictionary));
  return tree;
};
