import { pageTitles } from '@wearfolio/contracts/page-titles';
import { Link } from 'react-router-dom';
import { routes } from '../app/paths.ts';
import { useDisown } from '../features/customer/api.ts';
import { useDocumentTitle } from '../lib/document-title.ts';
import { useLinkSecret } from '../lib/use-link-secret.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { buttonClass } from '../ui/button.tsx';
import { TextPage } from '../ui/text-page.tsx';

/** Decision 20, 'this was not me'. Opening the link asks; only the button deletes, since mail scanners open links. */
export const DisownAccount = () => {
  useDocumentTitle(pageTitles.disownAccount);
  const id = useLinkSecret();
  const { data, error, isPending, mutate } = useDisown();
  const message = data?.message ?? error?.message;
  if (message !== undefined) {
    return (
      <TextPage title="This was not me">
        <p className="mt-4 text-ink-2" role="status">
          {message}
        </p>
        <Link className={`mt-8 ${buttonClass()}`} to={routes.home}>
          Home
        </Link>
      </TextPage>
    );
  }
  return (
    <TextPage title="This was not me">
      <p className="mt-4 mb-8 text-ink-2">
        Somebody registered here with your address. If that was not you, we delete the account and all that belongs to
        it.
      </p>
      <BusyButton type="button" isBusy={isPending} onClick={() => mutate(id)}>
        Delete the account
      </BusyButton>
    </TextPage>
  );
};
