import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useRenewVerification, verifyEmailQuery } from '../../features/customer/api.ts';
import { isInvalidSecret, isOutage } from '../../lib/api-client.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { t } from '../../lib/t.tsx';
import { pageTitle } from '../../lib/titles.ts';
import { buttonClass } from '../../ui/button.tsx';
import { TryAgain } from '../../ui/failed-load.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { MailLinkPage } from './parts/mail-link-page.tsx';

type Props = { id: string };

/** Offers a new link if this one is invalid. */
const Renewal = ({ id }: Props) => {
  const { data, isPending, mutate } = useRenewVerification();
  if (data) {
    return (
      <p className="mt-4 text-ink-2" role="status">
        {data.message}
      </p>
    );
  }
  return (
    <BusyButton type="button" className="mt-8 me-4" isBusy={isPending} onClick={() => mutate(id)}>
      {t('customer.sendNewLink')}
    </BusyButton>
  );
};

const Verified = ({ id }: Props) => {
  const { data, error, refetch } = useQuery(verifyEmailQuery(id));
  const message = data?.data.message ?? error?.message;
  const isBad = isInvalidSecret(error);
  return (
    <>
      <div className="mt-4 text-ink-2">
        {message === undefined ? <Spinner /> : <p role="status">{message}</p>}
        {isOutage(error) && <TryAgain onRetry={refetch} />}
      </div>
      {isBad && <Renewal id={id} />}
      <Link className={`mt-8 ${buttonClass({ look: isBad ? 'outlined' : 'filled' })}`} to={routes.login}>
        {t('titles.login')}
      </Link>
    </>
  );
};

/** 'Loading...' until the server's message arrives, including a refusal (behavior.md#customer-mailed-link-pages). */
export const VerifyEmail = () => {
  useDocumentTitle(pageTitle('verifyEmail'));
  return <MailLinkPage title={t('titles.verifyEmail')}>{(id) => <Verified id={id} />}</MailLinkPage>;
};
