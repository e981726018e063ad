import type { ProductCard } from '@wearfolio/contracts/catalogue';

/** Some ten thousand cards are the first pages of every listing that anybody looks at; about 40 MB. */
const most = 10_000;

/** Cards as guests see them, by product id, for as long as the catalogue does not change. */
export type CardCache = { get: (id: number) => ProductCard | undefined; put: (id: number, card: ProductCard) => void };

/** An empty cache; when it is full, the cards that came first make room. */
export const createCardCache = (): CardCache => {
  const cards = new Map<number, ProductCard>();
  return {
    get: (id) => cards.get(id),
    put: (id, card) => {
      const oldest = cards.size >= most ? cards.keys().next().value : undefined;
      if (oldest !== undefined) cards.delete(oldest);
      cards.set(id, card);
    },
  };
};
