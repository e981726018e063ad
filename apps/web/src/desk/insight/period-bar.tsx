import { insightDays } from '@wearfolio/contracts/desk-insight';
import { t } from '../../lib/t.tsx';
import { CheckBox } from '../../ui/form/check-box.tsx';
import type { usePeriod } from './use-period.ts';

const names: Record<(typeof insightDays)[number], string> = {
  7: t('desk.insight.daysOfPeriod', { count: 7 }),
  28: t('desk.insight.daysOfPeriod', { count: 28 }),
  90: t('desk.insight.daysOfPeriod', { count: 90 }),
  365: t('desk.insight.year'),
};

/** Chooses the period and whether to compare it with the period before. */
export const PeriodBar = ({ days, isCompared, choose }: ReturnType<typeof usePeriod>) => (
  <fieldset className="type-card flex flex-wrap items-center gap-x-6 gap-y-2">
    <legend className="sr-only">{t('desk.insight.period')}</legend>
    <div className="flex border border-line-2">
      {insightDays.map((length) => (
        <button
          key={length}
          type="button"
          aria-pressed={days === String(length)}
          className="min-h-10 px-3.5 text-ink-2 not-first:border-s not-first:border-line-2 hover:text-ink aria-pressed:bg-ink aria-pressed:text-on-ink max-md:min-h-11 max-md:px-3"
          onClick={() => choose({ days: String(length) })}
        >
          {names[length]}
        </button>
      ))}
    </div>
    <CheckBox
      label={t('desk.insight.compareWithPreviousPeriod')}
      checked={isCompared}
      onChange={({ target }) => choose({ compare: target.checked ? 'on' : 'off' })}
    />
  </fieldset>
);
