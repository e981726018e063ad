import {
  type DeskNotice,
  decideDeskNotice,
  type NoticeDecision,
  noticeDecisions,
} from '@wearfolio/contracts/desk-notices';
import { lengths } from '@wearfolio/contracts/limits';
import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { BusyButton } from '../../ui/form/busy-button.tsx';
import { descriptionOf, FieldFrame, fieldClass } from '../../ui/form/field-frame.tsx';
import { useChange } from '../api.ts';
import { useKeys } from '../parts/keys.tsx';

const choices: Readonly<Record<NoticeDecision, { words: string; button: string }>> = {
  removed: { words: 'Remove the offer', button: 'Remove the offer' },
  corrected: { words: 'It was put right', button: 'Say that it was put right' },
  kept: { words: 'Leave it as it is', button: 'Leave the offer' },
};

/** Decides on a report: what to do, and why. The keys choose and lead to the reasons; Ctrl and Enter decide. */
export const NoticeForm = ({ notice: { id, email, ...decided } }: { notice: DeskNotice }) => {
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [decision, setDecision] = useState<NoticeDecision>(decided.decision ?? 'removed');
  const [statement, setStatement] = useState(decided.statement ?? '');
  const [error, setError] = useState('');
  const decide = useChange({
    mutationFn: () => call(decideDeskNotice, { body: { id, decision, statement } }),
  });
  const choose = (name: NoticeDecision) => (): void => {
    setDecision(name);
    area.current?.focus();
  };
  useKeys({ r: choose('removed'), c: choose('corrected'), l: choose('kept') });
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (decide.isPending) return;
    const checked = decideDeskNotice.schema.body.safeParse({ id, decision, statement });
    setError(checked.error?.issues[0]?.message ?? '');
    if (checked.success) decide.mutate();
    else area.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
    if (event.key === 'Escape') area.current?.blur();
  };
  const hint = email === null ? 'Kept with the report. There is no address to mail it to.' : `${email} is mailed this.`;
  return (
    <form className="grid gap-4" onSubmit={send} noValidate>
      <fieldset className="flex flex-wrap gap-x-5">
        <legend className="type-small text-ink-2">Decision</legend>
        {noticeDecisions.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={`${field}-decision`}
              className="size-4 accent-ink"
              checked={decision === name}
              onChange={() => setDecision(name)}
            />
            {choices[name].words}
          </label>
        ))}
      </fieldset>
      <FieldFrame id={field} label="Reasons" hint={hint} error={error}>
        <textarea
          ref={area}
          id={field}
          className={`${fieldClass} min-h-28 py-3`}
          rows={4}
          maxLength={lengths.noticeStatement.max}
          aria-required
          aria-invalid={error !== ''}
          aria-describedby={descriptionOf(field, { hint, error })}
          value={statement}
          onChange={({ target }) => setStatement(target.value)}
          onKeyDown={press}
        />
      </FieldFrame>
      <div className="max-md:sticky max-md:bottom-0 max-md:bg-paper max-md:py-3">
        <BusyButton isBusy={decide.isPending}>{choices[decision].button}</BusyButton>
      </div>
    </form>
  );
};
