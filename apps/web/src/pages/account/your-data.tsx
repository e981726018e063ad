import { routes } from '../../app/paths.ts';
import { ExportFile } from '../../features/customer/export/export-file.tsx';
import { ProfileFrame } from '../../features/customer/profile/profile-frame.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { RequireCustomer } from '../../session/require-customer.tsx';

/** The page to request and download a copy of the customer's data. */
export const YourData = () => {
  useDocumentTitle(pageTitle('yourData'));
  return (
    <RequireCustomer loginHref={routes.login} guestHref={routes.home}>
      {(customer) => (
        <ProfileFrame title={t('titles.yourData')} paths={{ ...routes, account: routes.profileEdit }}>
          <p className="max-w-120 text-ink-2">{t('customer.dataIntro')}</p>
          <ExportFile key={customer.id} customer={customer} />
        </ProfileFrame>
      )}
    </RequireCustomer>
  );
};
