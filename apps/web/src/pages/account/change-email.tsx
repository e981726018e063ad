import { routes } from '../../app/paths.ts';
import { ChangeEmailForm } from '../../features/customer/email/change-email-form.tsx';
import { ProfileFrame } from '../../features/customer/profile/profile-frame.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { RequireCustomer } from '../../session/require-customer.tsx';

/** The page to change the e-mail address. */
export const ChangeEmail = () => {
  useDocumentTitle(pageTitle('changeEmail'));
  return (
    <RequireCustomer loginHref={routes.login} guestHref={routes.home}>
      {(customer) => (
        <ProfileFrame title={t('titles.changeEmail')} paths={{ ...routes, account: routes.profileEdit }}>
          <p className="wrap-anywhere max-w-120 text-ink-2">
            {t('customer.changeEmailIntro', { email: customer.email })}
          </p>
          <ChangeEmailForm customer={customer} />
        </ProfileFrame>
      )}
    </RequireCustomer>
  );
};
