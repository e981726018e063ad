import { useQuery } from '@tanstack/react-query';
import type { ListedProduct } from '@wearfolio/contracts/desk-products';
import { formatMoney } from '../../lib/money.ts';
import { t } from '../../lib/t.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { previewQuery } from './api.ts';

/** Notes about products, by id. */
export type Marks = ReadonlyMap<number, string>;

const Card = ({ product, mark, at }: { product: ListedProduct; mark: string | undefined; at: number }) => (
  <li className="min-w-0">
    <Thumb src={product.image} className="aspect-4/5 w-full" />
    <p className="type-small mt-1.5 flex items-baseline gap-1.5">
      <span className="figures text-ink-3">{at}</span>
      {mark && <span className="bg-soft-ok px-1.5 text-ok">{mark}</span>}
    </p>
    <p className="type-small truncate font-medium">{product.brand}</p>
    <p className="type-small truncate text-ink-2">{product.title}</p>
    <p className="type-small figures">
      {product.price === null ? t('desk.catalogue.noPrice') : formatMoney(product.price)}
    </p>
  </li>
);

type CardsProps = { title: string; products: readonly ListedProduct[]; marks: Marks };

const Cards = ({ title, products, marks }: CardsProps) => (
  <section className="min-w-0" aria-label={title}>
    <h3 className="type-eyebrow mb-2">{title}</h3>
    {products.length === 0 && <p className="text-ink-2">{t('desk.content.noProducts')}</p>}
    <ol className="grid grid-cols-3 gap-x-3 gap-y-5">
      {products.map((product, at) => (
        <Card key={product.id} product={product} mark={marks.get(product.cluster_id)} at={at + 1} />
      ))}
    </ol>
  </section>
);

type Props = { documentKey: string; text: string; marks: Marks };

/** The first page of a listing with and without the edited order. */
export const ShelfPreview = ({ documentKey, text, marks }: Props) => {
  const { data, error } = useQuery({
    ...previewQuery(documentKey, useDebounced(text, 500)),
    placeholderData: (before) => before,
  });
  const listing = data?.listing;
  // A card represents all offers of its product; the first one with a note counts.
  const clusterMarks = new Map(
    listing?.chosen.toReversed().flatMap(({ id, cluster_id }) => {
      const mark = marks.get(id);
      return mark === undefined ? [] : [[cluster_id, mark] as const];
    }),
  );
  return (
    <>
      <h2 className="type-small-heading mb-2">{t('desk.parts.preview')}</h2>
      {error && (
        <p className="mb-3 text-sale" role="status">
          {error.message}
        </p>
      )}
      {!listing && !error && <Skeleton className="h-180" />}
      {listing && (
        <>
          <p className="type-card mb-4 text-ink-2">
            {listing.before
              ? t('desk.content.productsCompared', { total: listing.total })
              : t('desk.content.productsInAll', { total: listing.total })}
          </p>
          <div className={listing.before ? 'grid gap-8 sm:grid-cols-2' : ''}>
            <Cards
              title={listing.before ? t('desk.content.with') : t('desk.content.collection')}
              products={listing.after}
              marks={clusterMarks}
            />
            {listing.before && (
              <Cards title={t('desk.content.without')} products={listing.before} marks={clusterMarks} />
            )}
          </div>
        </>
      )}
    </>
  );
};
