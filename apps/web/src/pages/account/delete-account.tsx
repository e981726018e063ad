import { routes } from '../../app/paths.ts';
import { DeleteAccountForm } from '../../features/customer/deletion/delete-account-form.tsx';
import { DeletionByMail } from '../../features/customer/deletion/deletion-by-mail.tsx';
import { RemainingData, removedText } from '../../features/customer/deletion/removed-data.tsx';
import { ProfileFrame } from '../../features/customer/profile/profile-frame.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { RequireCustomer } from '../../session/require-customer.tsx';

/** The page to delete the account. It lists what is deleted and what stays. */
export const DeleteAccount = () => {
  useDocumentTitle(pageTitle('deleteAccount'));
  return (
    <RequireCustomer loginHref={routes.login} guestHref={routes.home}>
      {(customer) => (
        <ProfileFrame title={t('titles.deleteAccount')} paths={{ ...routes, account: routes.profileEdit }}>
          <p className="max-w-120 text-ink-2">{removedText()}</p>
          <RemainingData />
          {customer.has_password && <DeleteAccountForm customer={customer} homeHref={routes.home} />}
          <DeletionByMail hasPassword={customer.has_password} />
        </ProfileFrame>
      )}
    </RequireCustomer>
  );
};
