import { useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Field } from '../../ui/form/field.tsx';
import { LowField } from '../parts/low-field.tsx';
import { Select } from '../parts/select.tsx';
import { hourSteps, readTimes, type Times, weekdays, writeTimes } from './times.ts';

const kinds = [
  ['hours', t('desk.feeds.everyFewHours')],
  ['daily', t('desk.feeds.everyDay')],
  ['weekly', t('desk.feeds.everyWeek')],
  ['other', t('desk.feeds.byScheduleOwn')],
] as const;

const firstOf = (kind: string, cron: string): Times => {
  if (kind === 'hours') return { kind, every: 6 };
  if (kind === 'daily') return { kind, at: '04:00' };
  return kind === 'weekly' ? { kind, day: 1, at: '04:00' } : { kind: 'other', cron };
};

type DetailProps = { times: Times; timeZone: string; error: string | undefined; onChange: (times: Times) => void };

const Hours = ({
  times,
  onChange,
}: {
  times: Extract<Times, { kind: 'hours' }>;
  onChange: DetailProps['onChange'];
}) => (
  <Select
    label={t('desk.feeds.hoursBetween')}
    value={String(times.every)}
    onChoose={(every) => onChange({ kind: 'hours', every: Number(every) })}
  >
    {hourSteps.map((step) => (
      <option key={step} value={step}>
        {t('desk.feeds.everyHours', { hours: step })}
      </option>
    ))}
  </Select>
);

const Detail = ({ times, timeZone, error, onChange }: DetailProps) => {
  if (times.kind === 'hours') return <Hours times={times} onChange={onChange} />;
  if (times.kind === 'other')
    return (
      <Field
        label={t('desk.feeds.cronField')}
        name="cron"
        autoComplete="off"
        hint={t('desk.feeds.cronHint', { timeZone })}
        error={error}
        value={times.cron}
        onChange={({ target }) => onChange({ kind: 'other', cron: target.value })}
      />
    );
  return (
    <>
      {times.kind === 'weekly' && (
        <Select
          label={t('desk.parts.day')}
          value={String(times.day)}
          onChoose={(day) => onChange({ ...times, day: Number(day) })}
        >
          {weekdays.map((name, day) => (
            <option key={name} value={day}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <LowField
        label={t('desk.feeds.at', { timeZone })}
        type="time"
        required
        value={times.at}
        onChange={(at) => at !== '' && onChange({ ...times, at })}
      />
    </>
  );
};

type Props = {
  /** Null: paused. */
  cron: string | null;
  timeZone: string;
  error?: string | undefined;
  /** Whether fetching can be paused. */
  canPause?: boolean;
  onChange: (cron: string | null) => void;
};

/** When a feed is fetched: presets, or a schedule of five fields. */
export const TimesField = ({ cron, timeZone, error, canPause = false, onChange }: Props) => {
  // What is typed may look like a preset on the way.
  const [isTyped, setTyped] = useState(cron !== null && readTimes(cron).kind === 'other');
  const read = cron === null ? null : readTimes(cron);
  const times: Times | null = cron !== null && isTyped ? { kind: 'other', cron } : read;
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Select
        label={t('desk.feeds.fetch')}
        className="min-w-48"
        value={times?.kind ?? 'paused'}
        onChoose={(kind) => {
          setTyped(kind === 'other');
          onChange(kind === 'paused' ? null : writeTimes(firstOf(kind, cron ?? '0 4 * * *')));
        }}
      >
        {kinds.map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
        {canPause && <option value="paused">{t('desk.feeds.paused')}</option>}
      </Select>
      {times && (
        <Detail times={times} timeZone={timeZone} error={error} onChange={(next) => onChange(writeTimes(next))} />
      )}
    </div>
  );
};
