import type { FoundProduct } from './news-queries.ts';
import type { Finds } from './queries.ts';

/** Something to tell of a search: a product that is new, or cheaper than `before`, in cents. */
export type SearchNews = { product: FoundProduct; kind: 'new' | 'cheaper'; before: number | null };

/**
 * What of a search's finds is news by what is true now, each cluster once: what joined a cluster that was there before the
 * search is not new, and what rose again is not cheaper. New products come first, the latest of them before the others, then
 * the largest drops.
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
