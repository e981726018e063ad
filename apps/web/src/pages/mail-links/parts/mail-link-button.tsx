import type { UseMutationResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { routes } from '../../../app/paths.ts';
import { isInvalidSecret } from '../../../lib/api-client.ts';
import { t } from '../../../lib/t.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { BusyButton } from '../../../ui/form/busy-button.tsx';

type Props = {
  id: string;
  /** The effect of the button, explained before it is pressed. */
  label: string;
  warning: string;
  attempt: Pick<UseMutationResult<{ message: string }, Error, string>, 'data' | 'error' | 'isPending' | 'mutate'>;
};

/** A button that does what an e-mail link is for and then shows the result. */
export const MailLinkButton = ({ id, label, warning, attempt: { data, error, isPending, mutate } }: Props) => {
  const message = data?.message ?? (isInvalidSecret(error) ? error.message : undefined);
  if (message !== undefined) {
    return (
      <>
        {/* The button disappears with the focus on it. */}
        <p ref={(line) => line?.focus()} className="mt-4 text-ink-2" role="status" tabIndex={-1}>
          {message}
        </p>
        <Link className={`mt-8 ${buttonClass()}`} to={routes.home}>
          {t('ui.home')}
        </Link>
      </>
    );
  }
  return (
    <>
      <p className="mt-4 mb-8 text-ink-2">{warning}</p>
      {error && (
        <p className="mb-8 text-sale" role="alert">
          {error.message}
        </p>
      )}
      <BusyButton type="button" isBusy={isPending} onClick={() => mutate(id)}>
        {label}
      </BusyButton>
    </>
  );
};
