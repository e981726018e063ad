import { useNavigate } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { ForgotPasswordForm } from '../../features/customer/password/forgot-password-form.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { pageTitle } from '../../lib/titles.ts';
import { TextPage } from '../../ui/text-page.tsx';

export const ForgotPassword = () => {
  useDocumentTitle(pageTitle('forgotPassword'));
  const navigate = useNavigate();
  return (
    <TextPage title="Forgot Password">
      <p className="mt-4 mb-8 text-ink-2">
        Enter your account’s e-mail and we’ll send you a link to set a new password.
      </p>
      <ForgotPasswordForm onSent={() => navigate(routes.resetLinkSent)} />
    </TextPage>
  );
};
