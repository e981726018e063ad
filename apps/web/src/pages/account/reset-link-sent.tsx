import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { pageTitle } from '../../lib/titles.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TextPage } from '../../ui/text-page.tsx';

export const ResetLinkSent = () => {
  useDocumentTitle(pageTitle('resetLinkSent'));
  return (
    <TextPage title="Check your e-mail">
      <p className="mt-4 text-ink-2">
        A reset password link was sent to your e-mail. Click it to reset your password. It works once, within 60
        minutes.
      </p>
      <Link className={`mt-8 ${buttonClass()}`} to={routes.login}>
        Login
      </Link>
    </TextPage>
  );
};
