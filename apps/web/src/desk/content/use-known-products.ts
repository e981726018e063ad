import { useQuery } from '@tanstack/react-query';
import type { ListedProduct } from '@wearfolio/contracts/desk-products';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { previewQuery } from './api.ts';

/** Loaded products, by id. */
export type KnownProducts = ReadonlyMap<number, ListedProduct>;

/** The products of a document's preview and those found by search, and a function to add one. */
export const useKnownProducts = (key: string, body: unknown): [KnownProducts, (product: ListedProduct) => void] => {
  const { data } = useQuery(previewQuery(key, useDebounced(JSON.stringify(body), 500)));
  const [found, setFound] = useState<readonly ListedProduct[]>([]);
  const [read, setRead] = useState<readonly ListedProduct[]>([]);
  const chosen = data?.listing?.chosen ?? data?.mail?.chosen;
  // Products stay known while the next preview is loading.
  if (chosen && chosen !== read) setRead(chosen);
  const known = new Map([...found, ...read].map((product) => [product.id, product]));
  return [known, (product) => setFound((before) => [...before, product])];
};
