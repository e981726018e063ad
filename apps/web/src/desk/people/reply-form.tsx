import { answerDeskMessage, closeDeskMessage, type DeskMessage } from '@wearfolio/contracts/desk-people';
import { lengths } from '@wearfolio/contracts/limits';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { descriptionOf, FieldFrame, fieldClass } from '../../ui/form/field-frame.tsx';
import { useChange } from '../api.ts';
import { useKeys } from '../parts/keys.tsx';

/** Answers a message by mail. `A` leads to the reply, Ctrl and Enter send it. */
export const ReplyForm = ({ message: { id, email } }: { message: DeskMessage }) => {
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [reply, setReply] = useState('');
  const [error, setError] = useState('');
  const answer = useChange({ mutationFn: () => call(answerDeskMessage, { body: { id, reply } }) });
  useKeys({ a: () => area.current?.focus() });
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (answer.isPending) return;
    const checked = answerDeskMessage.schema.body.safeParse({ id, reply });
    setError(checked.error?.issues[0]?.message ?? '');
    if (checked.success) answer.mutate();
    else area.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
    if (event.key === 'Escape') area.current?.blur();
  };
  const hint = `${email} is mailed this, with the message. What is answered to it comes to the shop’s mailbox.`;
  return (
    <form className="grid gap-4" onSubmit={send} noValidate>
      <FieldFrame id={field} label="Reply" hint={hint} error={error}>
        <textarea
          ref={area}
          id={field}
          className={`${fieldClass} min-h-36 py-3`}
          rows={7}
          maxLength={lengths.contactReply.max}
          aria-required
          aria-invalid={error !== ''}
          aria-describedby={descriptionOf(field, { hint, error })}
          value={reply}
          onChange={({ target }) => setReply(target.value)}
          onKeyDown={press}
        />
      </FieldFrame>
      <BusyButton isBusy={answer.isPending}>Send the reply</BusyButton>
    </form>
  );
};

/** Closes a message, or opens it again; by `C`. */
export const CloseMessage = ({ message: { id, status } }: { message: DeskMessage }) => {
  const isClosed = status === 'closed';
  const close = useChange({
    mutationFn: () => call(closeDeskMessage, { body: { id, is_closed: !isClosed } }),
  });
  const act = (): void => {
    if (!close.isPending) close.mutate();
  };
  useKeys({ c: act });
  return (
    <Button look="outlined" size="float" className="justify-self-start" disabled={close.isPending} onClick={act}>
      {isClosed ? 'Open again' : 'Close'}
    </Button>
  );
};
