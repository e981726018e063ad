import { routes } from '../../app/paths.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { RequireCustomer } from '../../session/require-customer.tsx';
import { FollowedBrands as List } from '../parts/followed-brands.tsx';
import { FollowedBrandsStrip } from '../parts/followed-brands-strip.tsx';

/** The brands that a customer follows, and their newest products (behavior.md#brands-follow). */
export const FollowedBrands = () => {
  useDocumentTitle(pageTitle('followedBrands'));
  return (
    <RequireCustomer loginHref={routes.login} guestHref={routes.login}>
      {() => (
        <>
          <div className="page-margins pt-8 md:pt-12">
            <h1 className="type-title mb-6 md:mb-8">{t('titles.followedBrands')}</h1>
            <div className="max-w-160">
              <List />
            </div>
          </div>
          <FollowedBrandsStrip />
        </>
      )}
    </RequireCustomer>
  );
};
