import { Link, useNavigate } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { ResetPasswordForm } from '../../features/customer/password/reset-password-form.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { MailLinkPage } from '../mail-links/parts/mail-link-page.tsx';

export const ResetPassword = () => {
  useDocumentTitle(pageTitle('resetPassword'));
  const navigate = useNavigate();
  return (
    <MailLinkPage title={t('titles.resetPassword')}>
      {(id) => (
        <>
          <p className="mt-4 mb-8 text-ink-2">{t('customer.resetIntro')}</p>
          <ResetPasswordForm id={id} onReset={() => navigate(routes.login)} />
          <p className="mt-6">
            <Link className="inline-flex min-h-11 items-center" to={routes.forgotPassword}>
              <span className="underlined">{t('customer.sendMeNewLink')}</span>
            </Link>
          </p>
        </>
      )}
    </MailLinkPage>
  );
};
