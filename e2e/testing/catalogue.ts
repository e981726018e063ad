import type { listProducts } from '@wearfolio/contracts/catalogue';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { Facets } from '@wearfolio/contracts/listing/facets';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { getProduct } from '@wearfolio/contracts/product';
import { expect, inject, vi } from 'vitest';
import type { Shop } from './shop.ts';

export type ListingReply = Reply<typeof listProducts>;
export type ProductDetails = Reply<typeof getProduct>[number];

const ask = async <T>(path: string): Promise<T> => {
  const reply = await fetch(inject('shopUrl') + path);
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return reply.json() as Promise<T>;
};

/** As the page asks: a search without another order is sorted by relevance (behavior.md#listing-sort). */
const inOrderOfPage = (query: string): string =>
  /(^|&)keyword=[^&]/.test(query) && !/(^|&)sort=/.test(query) ? `${query}&sort=relevance` : query;

/** The reply of the shared shop to `productList`. `query` is a query string. */
export const askListing = (query: string): Promise<ListingReply> => ask(`/api/productList?${inOrderOfPage(query)}`);

/** Waits until a shop lists this number of products for a query. An import becomes visible shortly after it ends. */
export const untilListed = ({ url }: Pick<Shop, 'url'>, query: string, total: number): Promise<void> =>
  vi.waitFor(
    async () => expect(await (await fetch(`${url}/api/productList?${query}`)).json()).toMatchObject({ total }),
    { timeout: 60_000 },
  );

const readWholeListing = async (query: string): Promise<ProductCard[]> => {
  const { data, total_pages: pageCount } = await askListing(query);
  const others = Array.from({ length: pageCount - 1 }, (_, at) => askListing(`${query}&page=${at + 2}`));
  return [...data, ...(await Promise.all(others)).flatMap((page) => page.data)];
};

const wholeListings = new Map<string, Promise<ProductCard[]>>();

/** All cards of a listing, requested page by page and cached, because no test changes the demo. */
export const askWholeListing = (query: string): Promise<readonly ProductCard[]> => {
  const known = wholeListings.get(query) ?? readWholeListing(query);
  wholeListings.set(query, known);
  return known;
};

/** The details of a product. */
export const askProduct = async (id: number): Promise<ProductDetails> => {
  const [details] = await ask<ProductDetails[]>(`/api/product/${id}`);
  if (!details) throw new Error(`There is no product ${id}`);
  return details;
};

/** The id of a facet's option with this name. */
export const idOf = (facets: Facets, facet: 'store' | 'brand' | 'color', name: string): number => {
  const found = facets[facet].find((option) => option.name === name);
  if (!found) throw new Error(`No ${facet} is called '${name}'`);
  return found.id;
};
