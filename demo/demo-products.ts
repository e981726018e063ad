import { expand } from './expand.ts';
import { models } from './models/all-models.ts';

/** All products of the demo catalogue. */
export const demoProducts = expand(models);
