import { t } from '../../lib/t.tsx';
/** The legend of a chart. */
export const Legend = ({ isCompared }: { isCompared: boolean }) => (
  <ul className="type-small flex gap-5 text-ink-2">
    <li className="flex items-center gap-2">
      <span className="w-5 border-t-2 border-ink" /> {t('desk.insight.thisPeriod')}
    </li>
    {isCompared && (
      <li className="flex items-center gap-2">
        <span className="w-5 border-t-2 border-dashed border-ink-3" /> {t('desk.insight.periodBefore')}
      </li>
    )}
  </ul>
);
