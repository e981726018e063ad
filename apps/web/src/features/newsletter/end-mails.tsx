import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { isInvalidSecret } from '../../lib/api-client.ts';
import { rich } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';

type Props = {
  /** What the button does. */
  sentence: string;
  button: string;
  /** Unsubscribes and returns the message to show. */
  end: () => Promise<{ message: string }>;
  contactHref: string;
};

/**
 * Unsubscribes from one kind of e-mail when its button is pressed. Opening the link changes nothing
 * (behavior.md#customer-mailed-links).
 */
export const EndMails = ({ sentence, button, end, contactHref }: Props) => {
  const message = useRef<HTMLParagraphElement>(null);
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: end,
    // The button disappears with the focus on it.
    onSettled: (_, failed) => (failed === null || isInvalidSecret(failed)) && message.current?.focus(),
  });
  const isRefused = isInvalidSecret(error);
  return (
    <>
      <p ref={message} className="mt-4 text-ink-2" role="status" tabIndex={-1}>
        {data?.message ?? (isRefused ? error.message : sentence)}
      </p>
      {isRefused && (
        <p className="mt-4 text-ink-2">
          {rich('newsletter.stillMailed', {
            link: (words) => (
              <Link className="underlined" to={contactHref}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {error && !isRefused && (
        <p className="mt-4 text-sale" role="alert">
          {error.message}
        </p>
      )}
      {!data && !isRefused && (
        <BusyButton type="button" className="mt-8" isBusy={isPending} onClick={() => mutate()}>
          {button}
        </BusyButton>
      )}
    </>
  );
};
