import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import type { InsightCurve, InsightMeasure } from '@wearfolio/contracts/desk-insight';
import { type KeyboardEvent, type PointerEvent, useCallback, useState } from 'react';
import { locale } from '../../lib/locale.ts';
import { t } from '../../lib/t.tsx';
import { amountText, dayText, shortText } from './words.ts';

/** The width of an element in pixels, updated on resize; 0 before it is known. */
const useWidth = <Of extends HTMLElement>() => {
  const [width, setWidth] = useState(0);
  const ref = useCallback((element: Of | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
};

type Days = InsightCurve['days'];

type Props = {
  days: Days;
  measure: InsightMeasure;
  /** The index of the measure in the amounts of a day. */
  at: number;
  currency: string;
  isCompared: boolean;
  height?: number;
};

const margin = { top: 12, right: 8, bottom: 24, left: 48 };

/** The minimum top of an axis, so that small counts have whole ticks. */
const least: Record<InsightMeasure['unit'], number> = { count: 4, money: 400, quoted: 400, percent: 0.1 };

const monthDay = (day: string | undefined): string =>
  day ? new Date(day).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }) : '';

const tickLabel = { className: 'fill-ink-3', fontFamily: 'inherit', fontSize: 12 };

// Keeps the labels of the first and last day inside the chart.
const anchorOf = (tick: number, count: number): 'start' | 'middle' | 'end' => {
  if (tick === 0) return 'start';
  return tick === count - 1 ? 'end' : 'middle';
};

/** The tooltip of a day. */
const textOf = ({ days, measure, at, currency, isCompared }: Props, index: number): string => {
  const day = days[index];
  if (!day) return '';
  const now = `${dayText(day.day)}: ${amountText(day.now[at], measure, currency)}`;
  return isCompared ? `${now}; ${dayText(day.day_before)}: ${amountText(day.before[at], measure, currency)}` : now;
};

const stepOf = (key: string, last: number, index: number): number | null => {
  const steps: Record<string, number> = {
    ...{ ArrowRight: index + 1, ArrowUp: index + 1, ArrowLeft: index - 1, ArrowDown: index - 1 },
    ...{ PageUp: index + 7, PageDown: index - 7, Home: 0, End: last },
  };
  const next = steps[key];
  return next === undefined ? null : Math.max(0, Math.min(last, next));
};

/**
 * A line chart by day, with the period before as a dashed line. The pointer or the arrow keys read out a day, like a
 * slider; the table below has all days.
 */
export const Chart = (props: Props) => {
  const { days, measure, at, currency, isCompared, height = 220 } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const [shown, setShown] = useState<number | null>(null);
  const last = days.length - 1;
  const now = days.map((day) => day.now[at] ?? 0);
  const before = days.map((day) => day.before[at] ?? 0);
  const most = Math.max(least[measure.unit], ...now, ...(isCompared ? before : []));
  const x = scaleLinear({
    domain: [0, Math.max(1, last)],
    range: [margin.left, Math.max(margin.left, width - margin.right)],
  });
  const y = scaleLinear({ domain: [0, most], range: [height - margin.bottom, margin.top], nice: 3 });
  const index = shown ?? last;
  const press = (event: KeyboardEvent): void => {
    const next = stepOf(event.key, last, index);
    if (next === null || event.nativeEvent.isComposing) return;
    event.preventDefault();
    setShown(next);
  };
  const point = ({ clientX, currentTarget }: PointerEvent): void => {
    const found = Math.round(x.invert(clientX - currentTarget.getBoundingClientRect().left));
    setShown(Math.max(0, Math.min(last, found)));
  };
  const parts = width < 500 ? 2 : 4;
  const ticks = Array.from({ length: parts + 1 }, (_, part) => Math.round((last * part) / parts));
  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={t('desk.insight.byDay', { name: measure.name })}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={index}
      aria-valuetext={textOf(props, index)}
      className="relative"
      onKeyDown={press}
      onPointerMove={point}
      onPointerLeave={() => setShown(null)}
      onBlur={() => setShown(null)}
    >
      <p className="type-small figures min-h-4 text-ink-2" aria-hidden="true">
        {textOf(props, index)}
      </p>
      <svg width="100%" height={height} className="block" aria-hidden="true">
        {width > 0 && (
          <>
            {y.ticks(3).map((amount) => (
              <line
                key={amount}
                x1={margin.left}
                x2={width - margin.right}
                y1={y(amount)}
                y2={y(amount)}
                className="stroke-line"
              />
            ))}
            <AxisLeft
              scale={y}
              left={margin.left}
              numTicks={3}
              hideAxisLine
              hideTicks
              tickFormat={(amount) => shortText(Number(amount), measure, currency)}
              tickLabelProps={{ ...tickLabel, textAnchor: 'end', dy: 4 }}
            />
            <AxisBottom
              scale={x}
              top={height - margin.bottom}
              tickValues={[...new Set(ticks)]}
              hideAxisLine
              hideTicks
              tickFormat={(step) => monthDay(days[Number(step)]?.day)}
              tickLabelProps={(_, tick, all) => ({ ...tickLabel, textAnchor: anchorOf(tick, all.length), dy: 2 })}
            />
            {isCompared && (
              <LinePath
                data={before}
                x={(_, day) => x(day)}
                y={y}
                className="fill-none stroke-ink-3"
                strokeWidth={1.25}
                strokeDasharray="3 3"
              />
            )}
            <LinePath data={now} x={(_, day) => x(day)} y={y} className="fill-none stroke-ink" strokeWidth={1.75} />
            {shown !== null && (
              <>
                <line
                  x1={x(index)}
                  x2={x(index)}
                  y1={margin.top}
                  y2={height - margin.bottom}
                  className="stroke-line-2"
                />
                <circle cx={x(index)} cy={y(now[index] ?? 0)} r={4} className="fill-ink" />
                {isCompared && <circle cx={x(index)} cy={y(before[index] ?? 0)} r={3} className="fill-ink-3" />}
              </>
            )}
          </>
        )}
      </svg>
    </div>
  );
};
