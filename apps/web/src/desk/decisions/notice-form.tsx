import { zodResolver } from '@hookform/resolvers/zod';
import {
  type DeskNotice,
  decideDeskNotice,
  type NoticeDecision,
  noticeDecisions,
} from '@wearfolio/contracts/desk-notices';
import type { Input } from '@wearfolio/contracts/endpoint';
import { lengths } from '@wearfolio/contracts/limits';
import { useForm } from 'react-hook-form';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { useChange } from '../api.ts';
import { useKeys } from '../parts/keys.tsx';
import { sendByKey } from '../parts/send-by-key.ts';

const choices: Readonly<Record<NoticeDecision, { words: string; button: string }>> = {
  removed: { words: t('desk.decisions.removeOffer'), button: t('desk.decisions.removeOffer') },
  corrected: { words: t('desk.decisions.wasPutRight'), button: t('desk.decisions.sayThatWasPutRight') },
  kept: { words: t('desk.decisions.leaveAsIs'), button: t('desk.decisions.leaveOffer') },
};

/** Decides on a report with reasons. Keys choose a decision and move to the reasons; Ctrl+Enter submits. */
export const NoticeForm = ({ notice: { id, email, decision, statement } }: { notice: DeskNotice }) => {
  const { schema } = decideDeskNotice;
  const form = useForm({
    resolver: zodResolver(schema.body),
    defaultValues: { id, decision: decision ?? 'removed', statement: statement ?? '' },
  });
  const decide = useChange({
    mutationFn: (body: Input<typeof decideDeskNotice>['body']) => call(decideDeskNotice, { body }),
  });
  const choose = (name: NoticeDecision) => (): void => {
    form.setValue('decision', name);
    form.setFocus('statement');
  };
  const send = form.handleSubmit((body) => (decide.isPending ? undefined : decide.mutate(body)));
  useKeys({ r: choose('removed'), c: choose('corrected'), l: choose('kept') });
  return (
    <form className="grid gap-4" onSubmit={send} noValidate>
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
        label={t('desk.decisions.reasons')}
        hint={email === null ? t('desk.decisions.keptWithReportThereIs') : t('desk.decisions.getsByEmail', { email })}
        error={form.formState.errors.statement?.message}
        className="min-h-28"
        rows={4}
        maxLength={lengths.noticeStatement.max}
        isRequired
        onKeyDown={sendByKey}
        {...form.register('statement')}
      />
      <div className="max-md:sticky max-md:bottom-0 max-md:bg-paper max-md:py-3">
        <BusyButton isBusy={decide.isPending}>{choices[form.watch('decision')].button}</BusyButton>
      </div>
    </form>
  );
};
