import { useState } from 'react';

export type Queue<Item> = {
  item: Item | undefined;
  /** The index of the item over all pages, from 0. */
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
 * Steps through a paged list one item at a time. A decided item leaves the list, and the next one takes its position.
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
