import { answerDeskMessage, closeDeskMessage, type DeskMessage } from '@wearfolio/contracts/desk-people';
import { lengths } from '@wearfolio/contracts/limits';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useChange } from '../api.ts';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { useKeys } from '../parts/keys.tsx';
import { sendByKey } from '../parts/send-by-key.ts';

/** Answers a message by e-mail. `A` moves to the reply; Ctrl+Enter sends it. */
export const ReplyForm = ({ message: { id, email } }: { message: DeskMessage }) => {
  const form = useDeskForm({
    rules: answerDeskMessage.schema.body,
    start: { id, reply: '' },
    send: (body) => call(answerDeskMessage, { body }),
  });
  useKeys({ a: () => form.setFocus('reply') });
  return (
    <DeskForm
      form={form}
      className="grid gap-4"
      button={t('desk.people.sendReplyAction')}
      buttonProps={{ size: 'float', className: 'justify-self-start' }}
    >
      <TextArea
        label={t('desk.people.reply')}
        hint={t('desk.people.replyHint', { email })}
        className="min-h-36"
        rows={7}
        maxLength={lengths.contactReply.max}
        isRequired
        onKeyDown={sendByKey}
        {...form.field('reply')}
      />
    </DeskForm>
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
      {isClosed ? t('desk.people.openAgainAction') : t('desk.people.closeMessage')}
    </Button>
  );
};
