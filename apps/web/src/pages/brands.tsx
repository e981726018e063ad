import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { brandPath, routes } from '../app/paths.ts';
import { brandsQuery, ownBrandsQuery } from '../features/catalogue/api.ts';
import { BrandDirectory } from '../features/catalogue/directory/brand-directory.tsx';
import { DirectorySkeleton } from '../features/catalogue/directory/directory-skeleton.tsx';
import { OwnBrands } from '../features/catalogue/directory/own-brands.tsx';
import { PlainDirectory } from '../features/catalogue/directory/plain-directory.tsx';
import { FailedListing } from '../features/catalogue/listing/listing-states.tsx';
import { FollowButton } from '../features/favorites/brands/follow-button.tsx';
import { useDocumentTitle } from '../lib/document-title.ts';
import { t } from '../lib/t.tsx';
import { pageTitle } from '../lib/titles.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { useSession } from '../session/session.ts';

/**
 * The directory of brands (behavior.md#brands-directory). Brand owners see their figures above it
 * (behavior.md#brands-owner).
 */
export const Brands = () => {
  useDocumentTitle(pageTitle('brands'));
  const { auth, userDetails } = useSession();
  const own = useQuery({ ...ownBrandsQuery(userDetails?.id ?? 0), enabled: auth });
  const { data, isError, refetch } = useQuery(brandsQuery);
  // With thousands of brands, the browser renders only those near the view; the server does not know the view.
  const shown = useIsHydrated() ? data : undefined;
  return (
    <div className="page-margins pt-6 md:pt-12">
      <div className="mb-6 flex flex-wrap items-baseline gap-x-8 gap-y-2 md:mb-8">
        <h1 className="type-title">{t('titles.brands')}</h1>
        {auth && (
          <Link to={routes.followedBrands} className="inline-flex min-h-11 items-center">
            <span className="underlined">{t('titles.followedBrands')}</span>
          </Link>
        )}
      </div>
      {own.data && <OwnBrands brands={own.data} hrefOf={brandPath} />}
      {isError && !data && <FailedListing onRetry={refetch} />}
      <PlainDirectory brands={data ?? []} hrefOf={brandPath} />
      {!shown && !isError && <DirectorySkeleton />}
      {shown && <BrandDirectory brands={shown} hrefOf={brandPath} follow={(brand) => <FollowButton brand={brand} />} />}
    </div>
  );
};
