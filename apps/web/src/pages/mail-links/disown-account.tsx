import { pageTitles } from '@wearfolio/contracts/listing/page-titles';
import { Link } from 'react-router-dom';
import { routes } from '../../app/paths.ts';
import { useDisown } from '../../features/customer/api.ts';
import { isWorthless } from '../../lib/api-client.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { MailLinkPage } from '../parts/mail-link-page.tsx';

const DisownButton = ({ id }: { id: string }) => {
  const { data, error, isPending, mutate } = useDisown();
  const message = data?.message ?? (isWorthless(error) ? error.message : undefined);
  if (message !== undefined) {
    return (
      <>
        {/* The button went, and the focus with it. */}
        <p ref={(line) => line?.focus()} className="mt-4 text-ink-2" role="status" tabIndex={-1}>
          {message}
        </p>
        <Link className={`mt-8 ${buttonClass()}`} to={routes.home}>
          Home
        </Link>
      </>
    );
  }
  return (
    <>
      <p className="mt-4 mb-8 text-ink-2">
        Someone registered here with your e-mail address. If it wasn’t you, you can delete the account and everything in
        it.
      </p>
      {error && (
        <p className="mb-8 text-sale" role="alert">
          {error.message}
        </p>
      )}
      <BusyButton type="button" isBusy={isPending} onClick={() => mutate(id)}>
        Delete the account
      </BusyButton>
    </>
  );
};

/** Decision 20, 'this was not me'. Opening the link asks; only the button deletes, since mail scanners open links. */
export const DisownAccount = () => {
  useDocumentTitle(pageTitles.disownAccount);
  return <MailLinkPage title="This was not me">{(id) => <DisownButton id={id} />}</MailLinkPage>;
};
