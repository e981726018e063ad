import type { InsightCurve } from '@wearfolio/contracts/desk-insight';
import { t } from '../../lib/t.tsx';
import { Table } from '../parts/table.tsx';
import { fileHref } from './api.ts';
import { FileLink } from './insight-table.tsx';
import { amountText, dayText } from './words.ts';

type Props = { curve: InsightCurve; days: string; currency: string; isCompared: boolean };

/** The days of a chart as a table, latest first. */
export const DaysTable = ({ curve: { name, measures, days: all }, days, currency, isCompared }: Props) => {
  const figures = measures.flatMap(({ name: of }) => (isCompared ? [of, t('desk.insight.before', { of })] : [of]));
  return (
    <details className="mt-3">
      <summary className="type-card inline-flex min-h-11 cursor-pointer items-center">
        <span className="underlined">{t('desk.insight.dayByDay')}</span>
      </summary>
      <div className="mt-1 max-w-240">
        <p className="mb-1 text-end">
          <FileLink href={fileHref(name, days, 'days')} of={t('desk.insight.dayByDay')} />
        </p>
        <Table name={t('desk.insight.dayByDay')} columns={[t('desk.parts.day'), ...figures]} figures={figures}>
          {all.toReversed().map(({ day, now, before }) => (
            <tr key={day}>
              <th scope="row" className="whitespace-nowrap">
                {dayText(day)}
              </th>
              {measures.flatMap((measure, at) => [
                <td key={measure.key}>{amountText(now[at], measure, currency)}</td>,
                isCompared && (
                  <td key={`${measure.key} before`} className="text-ink-3">
                    {amountText(before[at], measure, currency)}
                  </td>
                ),
              ])}
            </tr>
          ))}
        </Table>
      </div>
    </details>
  );
};
