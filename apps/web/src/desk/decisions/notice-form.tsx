import {
  type DeskNotice,
  decideDeskNotice,
  type NoticeDecision,
  noticeDecisions,
} from '@wearfolio/contracts/desk-notices';
import { lengths } from '@wearfolio/contracts/limits';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { DeskForm, useDeskForm } from '../parts/desk-form.tsx';
import { useKeys } from '../parts/keys.tsx';
import { sendByKey } from '../parts/send-by-key.ts';

const choices: Readonly<Record<NoticeDecision, { words: string; button: string }>> = {
  removed: { words: t('desk.decisions.removeOffer'), button: t('desk.decisions.removeOffer') },
  corrected: { words: t('desk.decisions.wasPutRight'), button: t('desk.decisions.correctedAction') },
  kept: { words: t('desk.decisions.leaveIt'), button: t('desk.decisions.leaveOffer') },
};

/** Decides on a report with reasons. Keys choose a decision and move to the reasons; Ctrl+Enter submits. */
export const NoticeForm = ({ notice: { id, email, decision, statement } }: { notice: DeskNotice }) => {
  const form = useDeskForm({
    rules: decideDeskNotice.schema.body,
    start: { id, decision: decision ?? 'removed', statement: statement ?? '' },
    send: (body) => call(decideDeskNotice, { body }),
  });
  const choose = (name: NoticeDecision) => (): void => {
    form.setValue('decision', name);
    form.setFocus('statement');
  };
  useKeys({ r: choose('removed'), c: choose('corrected'), l: choose('kept') });
  return (
    <DeskForm
      form={form}
      className="grid gap-4"
      button={choices[form.watch('decision')].button}
      buttonProps={{ className: 'max-md:sticky max-md:bottom-3' }}
    >
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="type-small text-ink-2">{t('desk.decisions.decision')}</legend>
        {noticeDecisions.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input type="radio" className="size-4 accent-ink" value={name} {...form.register('decision')} />
            {choices[name].words}
          </label>
        ))}
      </fieldset>
      <TextArea
        label={t('desk.parts.reasons')}
        hint={email === null ? t('desk.decisions.statementKept') : t('desk.decisions.statementMailed', { email })}
        className="min-h-28"
        rows={4}
        maxLength={lengths.noticeStatement.max}
        isRequired
        onKeyDown={sendByKey}
        {...form.field('statement')}
      />
    </DeskForm>
  );
};
