import { routes } from '../../app/paths.ts';
import { ChangeEmailForm } from '../../features/customer/email/change-email-form.tsx';
import { ProfileFrame } from '../../features/customer/profile/profile-frame.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { pageTitle } from '../../lib/titles.ts';
import { RequireCustomer } from '../../session/require-customer.tsx';

/** The page to change the e-mail address. */
export const ChangeEmail = () => {
  useDocumentTitle(pageTitle('changeEmail'));
  return (
    <RequireCustomer loginHref={routes.login} guestHref={routes.home}>
      {(customer) => (
        <ProfileFrame title="Change e-mail address" paths={{ ...routes, account: routes.profileEdit }}>
          <p className="wrap-anywhere max-w-120 text-ink-2">
            Your account uses {customer.email}. We send a link to the new address; the change happens once you open it.
            For a week after that, the old address can undo the change.
          </p>
          <ChangeEmailForm customer={customer} />
        </ProfileFrame>
      )}
    </RequireCustomer>
  );
};
