import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { productPath } from '../../features/catalogue/product-url.ts';
import { favoritesQuery } from '../../features/favorites/api.ts';
import { t } from '../../lib/t.tsx';
import { useSession } from '../../session/session.ts';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FavoritePicture } from './favorite-picture.tsx';

/** The number of pictures in the profile (behavior.md#customer-profile). */
const shownCount = 3;

const Closet = ({ customerId }: { customerId: number }) => {
  const { data, error, refetch } = useQuery(favoritesQuery(customerId));
  if (!data && error) return <FailedLoad onRetry={refetch} />;
  if (!data) return <Spinner />;
  const count = data.counts.all_Items;
  if (count === 0) return <p className="text-ink-2">{t('favorites.nothingSaved')}</p>;
  return (
    <>
      <p className="figures text-ink-2">{t('favorites.count', { count })}</p>
      <ul className="mt-4 grid max-w-120 grid-cols-3 gap-3">
        {data.favProducts.slice(0, shownCount).map((favorite) => (
          <li key={`${favorite.product_id}:${favorite.color_id}`}>
            <Link className="block" to={productPath(favorite.productDetail, favorite.color_id)}>
              <FavoritePicture favorite={favorite} label={null} sizes="160px" />
              {/* The brand is shown in place of a missing picture. */}
              <span className="sr-only">
                {favorite.productDetail.brand_name}, {favorite.productDetail.title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className="mt-3 inline-flex min-h-11 items-center" to={routes.favorites}>
        <span className="underlined">{t('favorites.seeAllFavorites')}</span>
      </Link>
    </>
  );
};

/** The Closet of the profile: the number of favorites and the last three (behavior.md#customer-profile). */
export const ClosetSummary = () => {
  const { userDetails } = useSession();
  return userDetails && <Closet customerId={userDetails.id} />;
};
