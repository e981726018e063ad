import { useState } from 'react';

export type Queue<Item> = {
  item: Item | undefined;
  /** 0-based, over all pages. */
  place: number;
  next: () => void;
  previous: () => void;
};

type Options<Item> = {
  items: readonly Item[] | undefined;
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
};

/**
 * One item after the other of a list that comes by pages. What is decided leaves the list, so that the next one stands in its
 * place.
 */
export const useQueue = <Item>({ items = [], page, pageSize, total, onPage }: Options<Item>): Queue<Item> => {
  const [at, setAt] = useState(0);
  const shown = Math.max(0, Math.min(at, items.length - 1));
  const place = (page - 1) * pageSize + shown;
  const next = (): void => {
    if (shown + 1 < items.length) setAt(shown + 1);
    else if (place + 1 < total) {
      setAt(0);
      onPage(page + 1);
    }
  };
  const previous = (): void => {
    if (shown > 0) setAt(shown - 1);
    else if (page > 1) {
      setAt(pageSize - 1);
      onPage(page - 1);
    }
  };
  return { item: items[shown], place, next, previous };
};
