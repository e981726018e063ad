import { expand } from './expand.ts';
import { models } from './models/all-models.ts';

/** All offers of the demo catalogue: each product of each store. */
export const demoProducts = expand(models);

const known = new Set<string>();

/** The first offer of each model, so that every product counts once. */
export const firstOffers = demoProducts.filter(({ model }) => !known.has(model) && known.add(model));
