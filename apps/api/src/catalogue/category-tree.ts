import { untilChanged } from '../engine/until-changed.ts';
import { listCategoryTree } from '../products/queries.ts';

/** The category tree, which every page shows. */
export const categoryTree = untilChanged(listCategoryTree);
