import { zodResolver } from '@hookform/resolvers/zod';
import { answerDeskMessage, closeDeskMessage, type DeskMessage } from '@wearfolio/contracts/desk-people';
import type { Input } from '@wearfolio/contracts/endpoint';
import { lengths } from '@wearfolio/contracts/limits';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useChange } from '../api.ts';
import { useKeys } from '../parts/keys.tsx';
import { sendByKey } from '../parts/send-by-key.ts';

/** Answers a message by e-mail. `A` moves to the reply; Ctrl+Enter sends it. */
export const ReplyForm = ({ message: { id, email } }: { message: DeskMessage }) => {
  const { schema } = answerDeskMessage;
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(schema.body),
    defaultValues: { id, reply: '' },
  });
  const answer = useChange({
    mutationFn: (body: Input<typeof answerDeskMessage>['body']) => call(answerDeskMessage, { body }),
  });
  const send = handleSubmit((body) => (answer.isPending ? undefined : answer.mutate(body)));
  useKeys({ a: () => setFocus('reply') });
  return (
    <form className="grid gap-4" onSubmit={send} noValidate>
      <TextArea
        label={t('desk.people.reply')}
        hint={t('desk.people.getsReplyWithOriginalMessage', { email })}
        error={formState.errors.reply?.message}
        className="min-h-36"
        rows={7}
        maxLength={lengths.contactReply.max}
        isRequired
        onKeyDown={sendByKey}
        {...register('reply')}
      />
      <BusyButton size="float" className="justify-self-start" isBusy={answer.isPending}>
        {t('desk.people.sendReply2')}
      </BusyButton>
    </form>
  );
};

/** Closes or reopens a message with `C`. */
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
      {isClosed ? t('desk.people.openAgain2') : t('ui.close')}
    </Button>
  );
};
