import { generatePath } from 'react-router-dom';
import { marketPath } from '../../lib/market.ts';

/** The path of a product (behavior.md#product-page). The id identifies it; the slug is for readers. */
export const productRoute = '/product/:id/:slug?';

type Named = { product_id: number; slug: string; store_count?: number };

/**
 * The path of a product in a color (`color_id`), if given. With `offer`, the page opens on this store's offer; without
 * it, on the cheapest.
 */
export const productPath = ({ product_id, slug, store_count = 1 }: Named, colorId?: number): string => {
  const path = generatePath(productRoute, { id: String(product_id), slug: slug || undefined });
  const query = new URLSearchParams();
  if (colorId !== undefined) query.set('color', String(colorId));
  if (store_count > 1) query.set('offer', String(product_id));
  return query.size > 0 ? `${path}?${query}` : path;
};

/**
 * The path of the redirect to the store. The server answers it and returns to the product if the store cannot be
 * opened.
 */
export const outRoute = '/out/:id';

/**
 * The address of the counted redirect to the store (behavior.md#product-click-out) in this market, with the position of
 * the product in a listing, if any.
 */
export const outPath = (productId: number, place?: number): string => {
  const path = `${marketPath()}/out/${productId}`;
  return place === undefined ? path : `${path}?at=${place}`;
};

const idPattern = /^[1-9]\d{0,8}$/;

/** Parses an id from an address; null if it is invalid. */
export const readId = (text: string | null | undefined): number | null =>
  text && idPattern.test(text) ? Number(text) : null;

const productParam = 'product';
// `color` is already a filter of the list below.
const colorParam = 'product_color';

/** The product and color of the quick view; null if it is closed. */
export type QuickViewState = { productId: number; colorId: number | null } | null;

/** Reads the quick view from the address of the list below it. */
export const parseQuickView = (query: URLSearchParams): QuickViewState => {
  const productId = readId(query.get(productParam));
  return productId === null ? null : { productId, colorId: readId(query.get(colorParam)) };
};

/** The address with this quick view, or without one. */
export const printQuickView = (state: QuickViewState, query: URLSearchParams): string => {
  const printed = new URLSearchParams(query);
  printed.delete(productParam);
  printed.delete(colorParam);
  if (state) printed.set(productParam, String(state.productId));
  if (state && state.colorId !== null) printed.set(colorParam, String(state.colorId));
  return printed.size > 0 ? `?${printed}` : '';
};
