import type { InsightCurve } from '@wearfolio/contracts/desk-insight';
import { t } from '../../lib/t.tsx';
import { amountText, changeText } from './words.ts';

type Props = {
  curve: InsightCurve;
  currency: string;
  isCompared: boolean;
  /** The index of the charted measure. */
  chosen: number;
  onChoose: (at: number) => void;
};

/** The totals of a period. Pressing one charts it. */
export const Figures = ({ curve: { measures, now, before }, currency, isCompared, chosen, onChoose }: Props) => (
  <ul className="flex flex-wrap border-b border-line max-md:grid max-md:grid-cols-2">
    {measures.map((measure, at) => (
      <li key={measure.key} className="min-w-0">
        <button
          type="button"
          aria-pressed={at === chosen}
          className="block min-h-11 w-full py-3 pe-10 text-start aria-pressed:[box-shadow:inset_0_-2px_0_var(--color-ink)]"
          onClick={() => onChoose(at)}
        >
          <span className="type-small block text-ink-2">{measure.name}</span>
          <span className="type-heading figures block">{amountText(now[at], measure, currency)}</span>
          <span className="type-small figures block min-h-4 text-ink-3">
            {isCompared &&
              t('desk.insight.vs', {
                change: changeText(now[at], before[at]),
                amount: amountText(before[at], measure, currency),
              })}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
