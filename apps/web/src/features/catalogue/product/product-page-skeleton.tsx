import { BuyColumnSkeleton, PictureSkeleton } from './product-skeleton.tsx';

/** The two columns of the product page: pictures and buy column. */
export const productColumns =
  'tablet:grid tablet:grid-cols-[minmax(0,1fr)_minmax(300px,44%)] tablet:gap-x-6 md:grid-cols-[minmax(0,1fr)_minmax(300px,38%)] md:gap-x-8 lg:grid-cols-[minmax(0,1fr)_416px] lg:gap-x-18';

/** The skeleton of a product page. */
export const ProductPageSkeleton = () => (
  <div className={productColumns}>
    <div className="-mx-(--margin) tablet:mx-0 md:max-w-[770px]">
      <PictureSkeleton className="aspect-4/5 max-h-(--gallery-height) w-full" />
    </div>
    <div className="pt-5 tablet:pt-0">
      <BuyColumnSkeleton />
    </div>
  </div>
);
