import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { BusyButton } from '../../ui/busy-button.tsx';

type Props = {
  /** What a press of the button will do. */
  sentence: string;
  button: string;
  /** Ends the mails; answers the sentence that says so. */
  end: () => Promise<{ message: string }>;
};

/** Ends some kind of mail at the press of a button: opening the link alone changes nothing (decision 61). */
export const EndMails = ({ sentence, button, end }: Props) => {
  const said = useRef<HTMLParagraphElement>(null);
  // The button goes, and the focus with it.
  const ending = useMutation({ mutationFn: end, onSuccess: () => said.current?.focus() });
  return (
    <>
      <p ref={said} className="mt-4 text-ink-2" role="status" tabIndex={-1}>
        {ending.data?.message ?? sentence}
      </p>
      {ending.error && (
        <p className="mt-4 text-sale" role="alert">
          {ending.error.message}
        </p>
      )}
      {!ending.isSuccess && (
        <BusyButton type="button" className="mt-8" isBusy={ending.isPending} onClick={() => ending.mutate()}>
          {button}
        </BusyButton>
      )}
    </>
  );
};
