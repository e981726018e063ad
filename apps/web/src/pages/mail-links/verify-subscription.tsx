import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { verifySubscriptionQuery } from '../../features/newsletter/api.ts';
import { isOutage } from '../../lib/api-client.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TryAgain } from '../../ui/failed-load.tsx';
import { MailLinkPage } from './parts/mail-link-page.tsx';

const Verified = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(verifySubscriptionQuery(id));
  return (
    <>
      <div className="mt-4 text-ink-2">
        <p role="status">{data?.data.message ?? error?.message ?? 'Loading...'}</p>
        {isOutage(error) && <TryAgain onRetry={refetch} />}
      </div>
      <Link to={routes.home} className={`${buttonClass()} mt-8`}>
        {t('ui.home')}
      </Link>
    </>
  );
};

/** 'Loading...' until the server's message arrives, including a refusal (behavior.md#customer-mailed-link-pages). */
export const VerifySubscription = () => {
  useDocumentTitle(pageTitle('verifySubscription'));
  return <MailLinkPage title={t('titles.verifySubscription')}>{(id) => <Verified id={id} />}</MailLinkPage>;
};
