import { Link, useLocation } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { pageTitle } from '../../lib/titles.ts';
import { useSession } from '../../session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TextPage } from '../../ui/text-page.tsx';

export const RegisterSuccess = () => {
  useDocumentTitle(pageTitle('registerSuccess'));
  const { userDetails } = useSession();
  const { state } = useLocation();
  return (
    <TextPage title="Check your e-mail">
      <p className="mt-4 wrap-anywhere text-ink-2">
        A verification e-mail was sent to {userDetails?.email ?? 'your address'}. Click the link in it to finish setting
        up your account.
      </p>
      <Link className={`mt-8 ${buttonClass()}`} to={routes.login} state={state}>
        Login
      </Link>
    </TextPage>
  );
};
