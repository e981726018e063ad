import { routes } from '../../app/paths.ts';
import { MySizesSummary } from '../../features/catalogue/sizes/my-sizes-summary.tsx';
import { ProfileFrame } from '../../features/customer/profile/profile-frame.tsx';
import { ProfileSummary } from '../../features/customer/profile/profile-summary.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { RequireCustomer } from '../../session/require-customer.tsx';
import { ClosetSummary } from '../parts/closet-summary.tsx';
import { FollowedBrands } from '../parts/followed-brands.tsx';

/** The profile summary (behavior.md#customer-profile). The form is at /profile-edit (behavior.md#customer-profile). */
export const Profile = () => {
  useDocumentTitle(pageTitle('profile'));
  return (
    <RequireCustomer loginHref={routes.login} guestHref={routes.home}>
      {(customer) => (
        <ProfileFrame title={t('titles.profileEdit')} paths={{ ...routes, account: routes.profileEdit }}>
          <ProfileSummary
            customer={customer}
            editHref={routes.profileEdit}
            dataHref={routes.yourData}
            sizes={<MySizesSummary />}
            closet={<ClosetSummary />}
            brands={<FollowedBrands />}
          />
        </ProfileFrame>
      )}
    </RequireCustomer>
  );
};
