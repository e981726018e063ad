import type { DeskOwnProduct } from '@wearfolio/contracts/desk-own';

/** What staff write of a product. */
export type Draft = Omit<DeskOwnProduct, 'id' | 'version' | 'product_id' | 'actor' | 'changed_at'>;
