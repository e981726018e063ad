import { Link, useLocation } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { useSession } from '../../session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TextPage } from '../../ui/text-page.tsx';

export const RegisterSuccess = () => {
  useDocumentTitle(pageTitle('registerSuccess'));
  const { userDetails } = useSession();
  const { state } = useLocation();
  return (
    <TextPage title={t('customer.checkEmail')}>
      <p className="mt-4 wrap-anywhere text-ink-2">
        {userDetails ? t('customer.verificationSentTo', { email: userDetails.email }) : t('customer.verificationSent')}
      </p>
      <Link className={`mt-8 ${buttonClass()}`} to={routes.login} state={state}>
        {t('customer.login')}
      </Link>
    </TextPage>
  );
};
