import { listCategoryTree } from '../catalogue/queries.ts';
import { untilChanged } from '../listing/until-changed.ts';

/** The category tree, which every page shows. */
export const categoryTree = untilChanged(listCategoryTree);
