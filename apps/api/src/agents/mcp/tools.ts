import { compareOffers } from './compare-offers.ts';
import { getProduct } from './get-product.ts';
import { listCategories } from './list-categories.ts';
import { priceHistory } from './price-history.ts';
import { searchProducts } from './search-products.ts';
import type { Tool } from './tool.ts';

/** All tools of `/mcp`. */
export const tools: readonly Tool[] = [
  searchProducts,
  getProduct,
  compareOffers,
  listCategories,
  priceHistory,
] as unknown as readonly Tool[];
