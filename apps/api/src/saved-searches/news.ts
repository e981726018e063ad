import type { FoundProduct } from './news-queries.ts';
import type { Finds } from './queries.ts';

/** News of a search: a new product, or one cheaper than `before`, in cents. */
export type SearchNews = { product: FoundProduct; kind: 'new' | 'cheaper'; before: number | null };

/**
 * The results that are still news, each cluster once. A product that joined an older cluster is not new, and one whose
 * price rose again is not cheaper. New products come first, latest first, then the largest drops.
 */
export const newsOf = (
  { newIds, cheaperIds, createdAt }: Finds & { createdAt: Date },
  products: ReadonlyMap<number, FoundProduct>,
): SearchNews[] => {
  const found = (ids: readonly number[]): FoundProduct[] => ids.flatMap((id) => products.get(id) ?? []);
  const fresh = found(newIds)
    .filter(({ firstSeen }) => firstSeen > createdAt.getTime())
    .sort((one, other) => other.firstSeen - one.firstSeen || other.id - one.id);
  const dropOf = ({ now, before }: FoundProduct): number => (now === null || !before ? 0 : 1 - now / before);
  const cheaper = found(cheaperIds)
    .filter((product) => dropOf(product) > 0)
    .sort((one, other) => dropOf(other) - dropOf(one) || one.id - other.id);
  const news = [
    ...fresh.map((product): SearchNews => ({ product, kind: 'new', before: null })),
    ...cheaper.map((product): SearchNews => ({ product, kind: 'cheaper', before: product.before })),
  ];
  const seen = new Set<number>();
  return news.filter(({ product }) => !seen.has(product.clusterId) && seen.add(product.clusterId));
};
