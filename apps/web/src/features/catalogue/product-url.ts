import { generatePath } from 'react-router-dom';

/** The page of a product (decision 41); the slug is for readers, the id decides. */
export const productRoute = '/product/:id/:slug?';

type Named = { product_id: number; slug: string; store_count?: number };

/**
 * The page of a product, opened on one of its colors (`color_id`) where one is named. Of a product of several stores it is opened
 * on this very offer: without `offer` the page shows the cheapest store.
 */
export const productPath = ({ product_id, slug, store_count = 1 }: Named, colorId?: number): string => {
  const path = generatePath(productRoute, { id: String(product_id), slug: slug || undefined });
  const query = new URLSearchParams();
  if (colorId !== undefined) query.set('color', String(colorId));
  if (store_count > 1) query.set('offer', String(product_id));
  return query.size > 0 ? `${path}?${query}` : path;
};

/** The way out to the store, which the server answers; what it cannot lead out comes back here as a page. */
export const outRoute = '/out/:id';

/** The way out to the store, which counts it (decision 73), and the place in a listing where the product was found, if any. */
export const outPath = (productId: number, place?: number): string => {
  const path = generatePath(outRoute, { id: String(productId) });
  return place === undefined ? path : `${path}?at=${place}`;
};

const idPattern = /^[1-9]\d{0,8}$/;

/** An id as an address has it, or null when it is none. */
export const readId = (text: string | null | undefined): number | null =>
  text && idPattern.test(text) ? Number(text) : null;

const productParam = 'product';
// `color` belongs to the filter of the list below.
const colorParam = 'product_color';

/** What the quick view over a list shows; null when it is closed. */
export type QuickViewState = { productId: number; colorId: number | null } | null;

/** Reads the quick view from the address of the list that it lies over. */
export const parseQuickView = (query: URLSearchParams): QuickViewState => {
  const productId = readId(query.get(productParam));
  return productId === null ? null : { productId, colorId: readId(query.get(colorParam)) };
};

/** The same address with this quick view over it, or with none. */
export const printQuickView = (state: QuickViewState, query: URLSearchParams): string => {
  const printed = new URLSearchParams(query);
  printed.delete(productParam);
  printed.delete(colorParam);
  if (state) printed.set(productParam, String(state.productId));
  if (state && state.colorId !== null) printed.set(colorParam, String(state.colorId));
  return printed.size > 0 ? `?${printed}` : '';
};
