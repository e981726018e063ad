import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { AlertsSwitch } from '../../features/customer/profile/alerts-switch.tsx';
import { ProfileForm } from '../../features/customer/profile/profile-form.tsx';
import { ProfileFrame } from '../../features/customer/profile/profile-frame.tsx';
import { useSignOutEverywhere } from '../../features/customer/sign-in/use-sign-out.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { RequireCustomer } from '../../session/require-customer.tsx';
import { lazyPart, Nothing } from '../../ui/lazy-part.tsx';

const [Passkeys] = lazyPart(
  async () => (await import('../../features/customer/passkeys/passkeys.tsx')).Passkeys,
  Nothing,
);

const quiet = 'text-ink-2 underline underline-offset-4';

/** What the form does not change. */
const OtherChanges = () => {
  const signOutEverywhere = useSignOutEverywhere(routes.home);
  return (
    <p className="mt-12 flex max-w-120 flex-wrap gap-x-6 gap-y-2 border-t border-line pt-6">
      <Link className={quiet} to={routes.changeEmail}>
        {t('titles.changeEmail')}
      </Link>
      <Link className={quiet} to={routes.yourData}>
        {t('titles.yourData')}
      </Link>
      <Link className={quiet} to={routes.deleteAccount}>
        {t('titles.deleteAccount')}
      </Link>
      <button type="button" className={quiet} onClick={signOutEverywhere}>
        {t('customer.signOutEverywhere')}
      </button>
    </p>
  );
};

/** The profile form, also called My Account (behavior.md#customer-profile-edit). */
export const ProfileEdit = () => {
  useDocumentTitle(pageTitle('profileEdit'));
  return (
    <RequireCustomer loginHref={routes.login} guestHref={routes.home}>
      {(customer) => (
        <ProfileFrame title={t('customer.myAccount')} paths={{ ...routes, account: routes.profileEdit }}>
          <ProfileForm key={customer.id} customer={customer} cancelHref={routes.profile} />
          <AlertsSwitch key={customer.id} customer={customer} />
          <Passkeys key={`passkeys ${customer.id}`} customer={customer} />
          <OtherChanges />
        </ProfileFrame>
      )}
    </RequireCustomer>
  );
};
