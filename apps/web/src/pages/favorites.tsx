import { useQuery } from '@tanstack/react-query';
import { halfPhone } from '@wearfolio/contracts/pictures';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { routes, shopPath } from '../app/paths.ts';
import { Dimmed, FailedListing, FirstLoad, Outage } from '../features/catalogue/listing/listing-states.tsx';
import { outPath, productPath } from '../features/catalogue/product-url.ts';
import { FitSwitch } from '../features/catalogue/sizes/fit-switch.tsx';
import { favoritesQuery } from '../features/favorites/api.ts';
import { plainFavorites } from '../features/favorites/favorites-url.ts';
import { EmptyFavorites } from '../features/favorites/list/empty-favorites.tsx';
import { FavoriteGrid } from '../features/favorites/list/favorite-grid.tsx';
import { favoriteLabelText } from '../features/favorites/list/favorite-label-text.ts';
import { FavoritesFrame } from '../features/favorites/list/favorites-frame.tsx';
import { ShareList } from '../features/favorites/list/share-list.tsx';
import { useFavoritesList } from '../features/favorites/list/use-favorites-list.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { pathInMarket } from '../lib/market.ts';
import { pageTitle } from '../lib/titles.ts';
import { useLastReply } from '../lib/use-last-reply.ts';
import { useSession } from '../session/session.ts';
import { useSignInFirst } from '../session/sign-in-first.ts';
import { useFit } from '../session/worn-sizes.ts';
import { Pagination } from '../ui/pagination.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { FavoritePicture } from './parts/favorite-picture.tsx';

const sizes = `(width >= 1600px) 310px, (width >= 769px) 25vw, (width >= 577px) 31vw, ${halfPhone}`;

const Shown = ({ customerId }: { customerId: number }) => {
  const list = useFavoritesList();
  const { state, change, hrefOf, hasInformation } = list;
  const { fit: isFitting } = useFit();
  const fit = isFitting ? { fit: isFitting } : {};
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(favoritesQuery(customerId, state, fit));
  const title = useRef<HTMLHeadingElement>(null);
  const hasFailed = error !== null && (data === undefined || isPlaceholderData);
  const reply = useLastReply(data, hasFailed);
  const lastPage = Math.max(1, data?.total_pages ?? 1);
  // The last card of the page is gone. The cached data may not have the page that exists by now.
  const isPastEnd = data !== undefined && !isPlaceholderData && !isFetching && state.page > lastPage;
  const view = () => {
    if (reply?.favProducts.length) return 'filled';
    if (hasFailed) return 'failed';
    // The cards of another page replace the removed ones.
    return !reply || isPlaceholderData || isPastEnd || (isFetching && lastPage > 1) ? 'loading' : 'empty';
  };
  const shown = view();
  const turnTo = (page: number) => {
    change({ ...state, page });
    title.current?.focus({ preventScroll: true });
  };
  return (
    <FavoritesFrame
      ref={title}
      list={list}
      reply={reply}
      action={
        <div className="flex max-w-full flex-wrap items-end justify-between gap-x-8 max-md:w-full">
          <FitSwitch />
          <ShareList customerId={customerId} count={reply?.counts.all_Items} />
        </div>
      }
    >
      {isPastEnd && <Navigate to={hrefOf({ ...state, page: lastPage })} replace />}
      {shown === 'failed' && <FailedListing onRetry={refetch} />}
      {shown === 'loading' && <FirstLoad kind="saved" />}
      {shown === 'empty' && (
        <EmptyFavorites
          hasOthers={reply !== undefined && reply.counts.all_Items > 0}
          shopHref={shopPath('weekly_product')}
          onShowAll={() => change({ ...plainFavorites, sort: state.sort })}
        />
      )}
      {shown === 'filled' && reply && (
        <Dimmed isPending={isPlaceholderData} notice={hasFailed && <Outage isOverList onRetry={refetch} />}>
          <FavoriteGrid
            favorites={reply.favProducts}
            hasInformation={hasInformation}
            picture={(favorite, isFirst) => (
              <FavoritePicture
                favorite={favorite}
                label={hasInformation ? favoriteLabelText(favorite) : null}
                sizes={sizes}
                isFirst={isFirst}
              />
            )}
            outHrefOf={outPath}
            hrefOf={({ productDetail, color_id }) => productPath(productDetail, color_id)}
            onEmptied={() => title.current?.focus()}
          />
        </Dimmed>
      )}
      {reply && reply.total_pages > 1 && (
        <Pagination
          page={state.page}
          pageCount={reply.total_pages}
          hrefAt={(page) => hrefOf({ ...state, page })}
          onPage={turnTo}
        />
      )}
    </FavoritesFrame>
  );
};

/**
 * Guests are led to sign in and see the spinner meanwhile (behavior.md#favorites-screen and
 * behavior.md#session-expired).
 */
const Guest = () => {
  const { refused } = useSession();
  const signInFirst = useSignInFirst();
  // After a sign-out, the home page opens already. After the server ended the session, the shell leads to sign-in.
  const isLeaving = refused === 'later' || pathInMarket(window.location.pathname) !== routes.favorites;
  useEffect(() => {
    if (!isLeaving) signInFirst('favorites', { replace: true });
  });
  return (
    <div className="page-margins flex min-h-80 items-center justify-center">
      <Spinner />
    </div>
  );
};

/** My Favorites (behavior.md#favorites-screen), for signed-in customers only. */
export const Favorites = () => {
  const { auth, userDetails } = useSession();
  useDocumentTitle(pageTitle('favorites'));
  return auth && userDetails ? <Shown key={userDetails.id} customerId={userDetails.id} /> : <Guest />;
};
