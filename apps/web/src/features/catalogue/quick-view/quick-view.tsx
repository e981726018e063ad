import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../../../lib/api-client.ts';
import { t } from '../../../lib/t.tsx';
import { FailedLoad } from '../../../ui/failed-load.tsx';
import { Dialog, DialogCross, DialogTitle } from '../../../ui/overlay/dialog.tsx';
import { productQuery } from '../api.ts';
import type { ProductDetails } from '../product/offer.ts';
import { BuyColumnSkeleton, PictureSkeleton } from '../product/product-skeleton.tsx';
import { productPath } from '../product-url.ts';
import { QuickViewContent } from './quick-view-content.tsx';
import { useQuickView } from './use-quick-view.ts';

type Props = {
  productId: number;
  isOpen: boolean;
  /** The element that gets the focus on closing; null if the page was loaded with the quick view. */
  opener: HTMLElement | null;
  brandHrefOf: (slug: string) => string;
  favorite?: (details: ProductDetails, colorId: number | null) => ReactNode;
};

const Loading = () => (
  <div className="min-h-0 flex-1 md:grid md:h-full md:grid-cols-[56fr_48fr]">
    <PictureSkeleton className="aspect-4/5 max-h-[60dvh] w-full sm:max-h-(--gallery-height) md:h-full md:max-h-none" />
    <div className="px-4 py-5 md:py-12 md:pe-14 md:ps-10">
      <BuyColumnSkeleton />
    </div>
  </div>
);

const Message = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-80 flex-1 flex-col items-center justify-center px-8">{children}</div>
);

const isUnreached = (error: Error): boolean => error instanceof ApiError && error.status === 0;

const Failed = ({ error, onRetry }: { error: Error; onRetry: () => void }) => (
  <Message>
    {error instanceof ApiError && error.status === 404 ? (
      <p role="alert">{t('product.gone')}</p>
    ) : (
      <FailedLoad onRetry={onRetry}>{isUnreached(error) && `${error.message}.`}</FailedLoad>
    )}
  </Message>
);

const Offline = () => (
  <Message>
    <p role="status">{t('product.offline')}</p>
  </Message>
);

/** The element to focus if no card opened the quick view: the product's card, else the heading of the page. */
const placeOf = (productId: number): HTMLElement | null => {
  const link = `a[href^="${productPath({ product_id: productId, slug: '' })}/"]`;
  const places = [`main ${link}`, 'main h1[tabindex]', 'main'];
  return places.map((place) => document.querySelector<HTMLElement>(place)).find((found) => found !== null) ?? null;
};

/** The product over the list: a modal on wide screens, a full-height sheet on phones. */
export const QuickView = ({ productId, isOpen, opener, brandHrefOf, favorite }: Props) => {
  const { shown, isOverList, chooseColor, close } = useQuickView();
  const { data, error, refetch, fetchStatus } = useQuery({ ...productQuery(productId), enabled: isOpen });
  return (
    <Dialog
      look="large"
      label={data ? undefined : t('product.quickView')}
      isOpen={isOpen}
      onClose={close}
      finalFocus={() => (opener?.isConnected ? opener : placeOf(productId))}
    >
      {data && (
        <QuickViewContent
          key={productId}
          details={data}
          colorId={shown?.colorId ?? null}
          onColor={(colorId) => chooseColor(productId, colorId)}
          brandHref={brandHrefOf(data.brand_slug)}
          titleAs={DialogTitle}
          favorite={favorite?.(data, shown?.colorId ?? null)}
          isReplacing={isOverList}
        />
      )}
      {!data && error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && (fetchStatus === 'paused' ? <Offline /> : <Loading />)}
      <DialogCross className="absolute top-2 end-2 bg-surface/80 md:bg-transparent" />
    </Dialog>
  );
};
