import type { Query, QueryClient } from '@tanstack/react-query';
import type { FavoriteProduct } from '@wearfolio/contracts/favorites';
import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';

/** What the server was told of a product in one of its colors. */
export type Mark = { productId: number; colorId: number; isFavorite: boolean };

/** Spec 4, the heart's initial state: `is_favorite` speaks of the primary color alone (decision 37). */
export const isMarked = (card: ProductCard, { color_id, is_primary }: CardColor): boolean =>
  card.favorite_color_ids.includes(color_id) || (is_primary === 1 && card.is_favorite === 1);

const markCard = (card: ProductCard, { colorId, isFavorite }: Mark): ProductCard => {
  const others = card.favorite_color_ids.filter((id) => id !== colorId);
  const isPrimary = card.product_color_data.some(
    ({ color_id, is_primary }) => color_id === colorId && is_primary === 1,
  );
  return {
    ...card,
    favorite_color_ids: isFavorite ? [...others, colorId] : others,
    is_favorite: isPrimary ? Number(isFavorite) : card.is_favorite,
  };
};

const isCard = (value: object): value is ProductCard => 'favorite_color_ids' in value && 'product_id' in value;

/** Whether a card shows the product, or a swatch of it among those of other stores. */
const isAbout = (card: ProductCard, { productId, colorId }: Mark): boolean =>
  card.product_id === productId ||
  card.product_color_data.some(({ product_id, color_id }) => product_id === productId && color_id === colorId);

/** The same data with the mark on the product's card, wherever in it that stands; itself where it stands nowhere. */
const markedIn = (value: unknown, mark: Mark): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (isCard(value)) return isAbout(value, mark) ? markCard(value, mark) : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => markedIn(item, mark));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  const entries = Object.entries(value).map(([name, part]) => [name, markedIn(part, mark)] as const);
  const isChanged = entries.some(([name, part]) => part !== (value as Record<string, unknown>)[name]);
  return isChanged ? Object.fromEntries(entries) : value;
};

type Favorites = { favProducts: FavoriteProduct[]; counts: { all_Items: number }; total: number };

const isFavorites = ({ queryKey }: Query, data: unknown): data is Favorites =>
  queryKey[0] === 'favorites' && data !== undefined;

/** What was let go leaves the lists of favorites at once; what was added comes with their next answer. */
const recounted = (data: Favorites, { productId, colorId, isFavorite }: Mark, isKnown: boolean): Favorites => {
  const favProducts = data.favProducts.filter(
    ({ product_id, color_id }) => isFavorite || product_id !== productId || color_id !== colorId,
  );
  const change = isFavorite ? 1 : -1;
  const all = isKnown ? data.counts.all_Items : Math.max(0, data.counts.all_Items + change);
  const total = data.total - (data.favProducts.length - favProducts.length);
  return { ...data, favProducts, counts: { ...data.counts, all_Items: all }, total };
};

const markQuery = (client: QueryClient, query: Query, mark: Mark, isKnown: boolean) => {
  const { data, dataUpdatedAt } = query.state;
  const marked = markedIn(data, mark);
  const next = isFavorites(query, marked) ? recounted(marked, mark, isKnown) : marked;
  // As old as it was: the rest of it is not newer than before.
  if (next !== data) client.setQueryData(query.queryKey, next, { updatedAt: dataUpdatedAt });
};

// It may have been made before: whether its count is with the product or without, only the next one tells.
const markWhatArrived = (client: QueryClient, query: Query, mark: Mark) => {
  markQuery(client, query, mark, true);
  if (isFavorites(query, query.state.data)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
};

/**
 * Marks a product in everything that is cached, so that every list, the product itself and the favorites agree.
 * `isKnown` says that the favorites may have been counted with it already: then no count changes. An answer that is under
 * way is marked when it arrives.
 */
export const markCards = (client: QueryClient, mark: Mark, isKnown = false): void => {
  for (const query of client.getQueryCache().getAll()) {
    if (query.state.fetchStatus === 'fetching') {
      void query.promise?.then(
        () => markWhatArrived(client, query, mark),
        () => undefined,
      );
    }
    markQuery(client, query, mark, isKnown);
  }
};
