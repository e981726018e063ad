import type { ProductCard } from '@wearfolio/contracts/catalogue';

type Personal = 'user_id' | 'is_favorite' | 'favorite_color_ids';

/** A card as the listing keeps it: the same for everybody. */
export type StoredCard = Omit<ProductCard, Personal>;

/** A card as a guest sees it (decision 35); what is personal is added per request and never cached. */
export const forGuest = (card: StoredCard): ProductCard => ({
  ...card,
  user_id: null,
  is_favorite: 0,
  favorite_color_ids: [],
});

const recolored = new WeakMap<ProductCard, { asked: string; card: ProductCard }>();

const putFirst = (card: ProductCard, asked: readonly number[]): ProductCard => {
  const { true: first = [], false: others = [] } = Object.groupBy(card.product_color_data, (color) =>
    asked.includes(color.parent_color_id) ? 'true' : 'false',
  );
  return { ...card, product_color_data: [...first, ...others] };
};

/**
 * Puts the colours that the filter asks for first; each part keeps its order. `asked` are palette colours. The same colours
 * asked for again give the same object again, whose text is known (`listingText`).
 */
export const withAskedColorsFirst = (card: ProductCard, asked: readonly number[]): ProductCard => {
  if (asked.length === 0) return card;
  const key = asked.join();
  const known = recolored.get(card);
  if (known?.asked === key) return known.card;
  const shown = putFirst(card, asked);
  recolored.set(card, { asked: key, card: shown });
  return shown;
};
