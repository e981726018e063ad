import type { Query, QueryClient } from '@tanstack/react-query';
import type { FavoriteProduct } from '@wearfolio/contracts/favorites';
import type { CardColor, ProductCard } from '@wearfolio/contracts/listing/product-card';

/** The saved state of a product in one color. */
export type Mark = { productId: number; colorId: number; isFavorite: boolean };

/**
 * The initial state of the heart (behavior.md#favorites-initial-state): `is_favorite` refers to the primary color only
 * (behavior.md#favorites-initial-state).
 */
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

/** Whether a card shows the product, or has a swatch of it. */
const isAbout = (card: ProductCard, { productId, colorId }: Mark): boolean =>
  card.product_id === productId ||
  card.product_color_data.some(({ product_id, color_id }) => product_id === productId && color_id === colorId);

/** Returns the data with the product's card marked wherever it appears, or the same data if it does not appear. */
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

/** A removed favorite leaves the lists immediately; an added one comes with the next reply. */
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
  // Keeps the age of the data, because the rest of it is not newer.
  if (next !== data) client.setQueryData(query.queryKey, next, { updatedAt: dataUpdatedAt });
};

// The reply may be older than the change, so only the next reply has a certain count.
const markWhatArrived = (client: QueryClient, query: Query, mark: Mark) => {
  markQuery(client, query, mark, true);
  if (isFavorites(query, query.state.data)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
};

/**
 * Marks a product in all cached data, so that lists, product and favorites agree. With `isKnown`, the counts may
 * already include it and do not change. A pending reply is marked when it arrives.
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
