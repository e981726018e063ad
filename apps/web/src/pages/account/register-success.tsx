import { Link, useLocation } from 'react-router-dom';
import { routes, shopPath } from '../../app/paths.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { originOf } from '../../session/origin.ts';
import { useSession } from '../../session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TextPage } from '../../ui/text-page.tsx';

/** Where to go from here; the account works before its address is verified. */
const WayOn = ({ from }: { from: string | null }) => (
  <section className="mt-12 border-t border-line pt-6" aria-labelledby="way-on">
    <h2 id="way-on" className="type-small-heading">
      {t('customer.wayOn')}
    </h2>
    <ul className="mt-3 grid">
      {[
        ...(from === null ? [] : [{ to: from, name: t('customer.wayBack') }]),
        { to: routes.profile, name: t('customer.waySizes') },
        { to: routes.brands, name: t('customer.wayBrands') },
        { to: routes.profileEdit, name: t('customer.wayPasskey') },
        { to: shopPath('weekly_product'), name: t('ui.newestFinds') },
      ].map(({ to, name }) => (
        <li key={name}>
          <Link className="inline-flex min-h-11 items-center" to={to}>
            <span className="underlined">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

export const RegisterSuccess = () => {
  useDocumentTitle(pageTitle('registerSuccess'));
  const { userDetails } = useSession();
  const { state } = useLocation();
  return (
    <TextPage title={t('titles.resetLinkSent')}>
      <p className="mt-4 wrap-anywhere text-ink-2">
        {userDetails ? t('customer.verificationSentTo', { email: userDetails.email }) : t('customer.verificationSent')}
      </p>
      <Link className={`mt-8 ${buttonClass()}`} to={routes.login} state={state}>
        {t('titles.login')}
      </Link>
      {userDetails && <WayOn from={originOf(state)} />}
    </TextPage>
  );
};
