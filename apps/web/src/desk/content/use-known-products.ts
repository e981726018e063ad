import { useQuery } from '@tanstack/react-query';
import type { ListedProduct } from '@wearfolio/contracts/desk-products';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { previewQuery } from './api.ts';

/** Products by their ids, as far as they were read. */
export type KnownProducts = ReadonlyMap<number, ListedProduct>;

/** The products that the preview of a document names, and those that were found meanwhile; and how to add one. */
export const useKnownProducts = (key: string, body: unknown): [KnownProducts, (product: ListedProduct) => void] => {
  const { data } = useQuery(previewQuery(key, useDebounced(JSON.stringify(body), 500)));
  const [found, setFound] = useState<readonly ListedProduct[]>([]);
  const [read, setRead] = useState<readonly ListedProduct[]>([]);
  const chosen = data?.listing?.chosen ?? data?.mail?.chosen;
  // What was read stays known while the next preview is on its way.
  if (chosen && chosen !== read) setRead(chosen);
  const known = new Map([...found, ...read].map((product) => [product.id, product]));
  return [known, (product) => setFound((before) => [...before, product])];
};
