import { useNavigate } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { ForgotPasswordForm } from '../../features/customer/password/forgot-password-form.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { TextPage } from '../../ui/text-page.tsx';

export const ForgotPassword = () => {
  useDocumentTitle(pageTitle('forgotPassword'));
  const navigate = useNavigate();
  return (
    <TextPage title={t('titles.forgotPassword')}>
      <p className="mt-4 mb-8 text-ink-2">{t('customer.forgotIntro')}</p>
      <ForgotPasswordForm onSent={() => navigate(routes.resetLinkSent)} />
    </TextPage>
  );
};
