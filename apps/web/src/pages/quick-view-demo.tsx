import { useQuery } from '@tanstack/react-query';
import { quickViewHeading } from '@wearfolio/contracts/listing/page-titles';
import { useState } from 'react';
import { brandPath } from '../app/paths.ts';
import { collectionQuery, productQuery } from '../features/catalogue/api.ts';
import { FailedListing } from '../features/catalogue/listing/listing-states.tsx';
import { ProductPageSkeleton } from '../features/catalogue/product/product-page-skeleton.tsx';
import { QuickViewContent } from '../features/catalogue/quick-view/quick-view-content.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { t } from '../lib/t.tsx';
import { titleOf } from '../lib/titles.ts';
import { DetailsHeart } from './parts/details-heart.tsx';

/** The static demo quantity (behavior.md#product-demo). */
const quantity = { min: 1, max: 49 };

/**
 * The quick view of the newest product, for looking and testing (behavior.md#product-demo). Not indexed by search
 * engines.
 */
export const QuickViewDemo = () => {
  useDocumentTitle(titleOf(quickViewHeading(t)));
  const [colorId, setColorId] = useState<number | null>(null);
  const collection = useQuery(collectionQuery('weekly_product'));
  const id = collection.data?.data[0]?.product_id;
  const product = useQuery({ ...productQuery(id ?? 0), enabled: id !== undefined });
  const failed = [collection, product].find(({ isError }) => isError);
  return (
    <div className="page-margins pt-6 md:pt-12">
      <meta name="robots" content="noindex" />
      <h1 className="type-title mb-8">{quickViewHeading(t)}</h1>
      {failed && <FailedListing onRetry={failed.refetch} />}
      {!failed && !product.data && <ProductPageSkeleton />}
      {product.data && (
        <section
          className="flex max-w-[1040px] flex-col border border-line bg-surface"
          aria-label={t('product.quickViewOf', { name: product.data.name })}
        >
          <QuickViewContent
            details={product.data}
            colorId={colorId}
            onColor={setColorId}
            brandHref={brandPath(product.data.brand_slug)}
            titleAs="h2"
            favorite={<DetailsHeart details={product.data} colorId={colorId} />}
          />
        </section>
      )}
      <label className="mt-8 flex max-w-60 flex-col gap-1">
        <span className="type-small text-ink-2">{t('product.demoQuantity')}</span>
        <input
          type="number"
          className="type-field h-12 border border-line-2 bg-surface px-3"
          min={quantity.min}
          max={quantity.max}
          defaultValue={quantity.min}
        />
      </label>
    </div>
  );
};
