import { useQuery } from '@tanstack/react-query';
import type { Reply } from '@wearfolio/contracts/endpoint';
import type { getSharedList } from '@wearfolio/contracts/favorites';
import { halfPhone } from '@wearfolio/contracts/pictures';
import { Link, useParams } from 'react-router-dom';
import { routes, shopPath } from '../app/paths.ts';
import { ProductCard } from '../features/catalogue/card/product-card.tsx';
import { FailedListing, FirstLoad } from '../features/catalogue/listing/listing-states.tsx';
import { sharedListQuery } from '../features/favorites/api.ts';
import { favoriteLabelText } from '../features/favorites/list/favorite-label-text.ts';
import { ApiError } from '../lib/api-client.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { t } from '../lib/t.tsx';
import { pageTitle } from '../lib/titles.ts';
import { cardActions } from './parts/card-actions.tsx';

const sizes = `(width >= 1680px) 298px, (width >= 1100px) 22vw, (width >= 577px) 31vw, ${halfPhone}`;

/** The number of cards in the widest row. */
const firstRow = 5;

const Withdrawn = () => (
  <>
    <h1 className="type-title">{t('replies.listNotShared')}</h1>
    <p className="mt-4 max-w-[60ch] text-ink-2">{t('favorites.notSharedReason')}</p>
    <p className="mt-8 flex flex-wrap gap-x-8">
      <Link className="inline-flex min-h-11 items-center" to={routes.home}>
        <span className="underlined">{t('ui.homePage')}</span>
      </Link>
      <Link className="inline-flex min-h-11 items-center" to={shopPath('weekly_product')}>
        <span className="underlined">{t('ui.newestFinds')}</span>
      </Link>
    </p>
  </>
);

const countText = ({ data, total }: Reply<typeof getSharedList>): string =>
  data.length < total
    ? t('favorites.sharedNewest', { count: data.length, total })
    : t('favorites.sharedCount', { total });

const Cards = ({ address }: { address: string }) => {
  const { data: list, error, refetch } = useQuery(sharedListQuery(address));
  if (error instanceof ApiError && [400, 404].includes(error.status)) return <Withdrawn />;
  const items = list?.data ?? [];
  return (
    <>
      <h1 className="type-title">{t('titles.sharedList')}</h1>
      <p className="figures mt-1 mb-8 min-h-5 text-ink-2" role="status">
        {list && countText(list)}
      </p>
      {error && !list && <FailedListing onRetry={refetch} />}
      {!error && !list && <FirstLoad />}
      {list && items.length === 0 && <p className="min-h-80 text-ink-2">{t('favorites.sharedEmpty')}</p>}
      <h2 className="sr-only">{t('listing.products')}</h2>
      <ul className="product-columns gap-y-8 sm:gap-y-12">
        {items.map((item, at) => (
          <li key={`${item.product_id}:${item.color_id}`} className="min-w-0">
            <ProductCard
              card={item.productDetail}
              sizes={sizes}
              isFirst={at < firstRow}
              colorId={item.color_id}
              stock={{ label: favoriteLabelText(item), isSoldOut: item.stock_label === 'sold_out' }}
              actions={cardActions}
            />
          </li>
        ))}
      </ul>
    </>
  );
};

/** A published list of favorites, without the customer’s name. `noindex` keeps it out of search engines. */
export const SharedList = () => {
  const { address = '' } = useParams();
  useDocumentTitle(pageTitle('sharedList'));
  return (
    <div className="page-margins pt-6 md:pt-12">
      <meta name="robots" content="noindex" />
      <Cards address={address} />
    </div>
  );
};
