import { useQuery } from '@tanstack/react-query';
import { pageTitles } from '@wearfolio/contracts/listing/page-titles';
import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { verifyEmailQuery } from '../../features/customer/api.ts';
import { isOutage } from '../../lib/api-client.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TryAgain } from '../../ui/failed-load.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { MailLinkPage } from '../parts/mail-link-page.tsx';

const Verified = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(verifyEmailQuery(id));
  const message = data?.data.message ?? error?.message;
  return (
    <>
      <div className="mt-4 text-ink-2">
        {message === undefined ? <Spinner /> : <p role="status">{message}</p>}
        {isOutage(error) && <TryAgain onRetry={refetch} />}
      </div>
      <Link className={`mt-8 ${buttonClass()}`} to={routes.login}>
        Login
      </Link>
    </>
  );
};

/** Spec 2: Loading... until the server's message is there; a refusal is a message too (decision 68). */
export const VerifyEmail = () => {
  useDocumentTitle(pageTitles.verifyEmail);
  return <MailLinkPage title="Verify your e-mail">{(id) => <Verified id={id} />}</MailLinkPage>;
};
