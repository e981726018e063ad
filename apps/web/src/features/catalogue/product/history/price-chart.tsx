import { type PointerEvent, useState } from 'react';
import { t } from '../../../../lib/t.tsx';
import type { HistoryMoney } from './history-money.ts';
import { depthOf, scaleOf, stepsOf } from './price-scale.ts';
import { dayText, hasOwnLine, type Stretch } from './price-stretch.ts';

type Props = { stretch: Stretch; storeName: string; money: HistoryMoney; isLowest: boolean; summary: string };

type Prices = Pick<Props, 'stretch' | 'storeName' | 'money'>;

/** The lowest price of a day, and the price of the chosen store if it differs. */
const sayDay = ({ stretch: { first, last, lowest, store }, storeName, money }: Prices, at: number): string => {
  const priceText = (price: number | null): string => (price === null ? t('product.notSold') : money(price));
  const [any, own] = [lowest[at] ?? null, store[at] ?? null];
  const isOther = own !== null && own !== any;
  const day = { day: dayText(first + at, last), price: priceText(any) };
  return isOther ? t('product.dayPrices', { ...day, own: priceText(own), storeName }) : t('product.dayPrice', day);
};

/**
 * The price chart (look 7): solid steps for the lowest price at any store, dashed steps for the chosen store. The day
 * under the pointer or chosen with the arrow keys is read out above it. The table has the same data.
 */
export const PriceChart = ({ stretch, storeName, money, isLowest, summary }: Props) => {
  const prices = { stretch, storeName, money };
  const { first, last, lowest, store } = stretch;
  const [chosen, setChosen] = useState<number | null>(null);
  const days = lowest.length;
  const shown = [...lowest, ...store].filter((price) => price !== null);
  const scale = scaleOf(Math.min(...shown), Math.max(...shown));
  const at = chosen === null ? null : Math.min(chosen, days - 1);
  const price = at === null ? null : (lowest[at] ?? null);
  const today = lowest.at(-1) ?? null;
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setChosen(Math.min(days - 1, Math.max(0, Math.floor(((clientX - left) * days) / width))));
  };
  return (
    <div>
      <p className="type-small figures min-h-4 text-ink-2" aria-hidden="true">
        {at !== null && sayDay(prices, at)}
      </p>
      <div className="relative mt-2 h-28 border-t border-clear md:h-25">
        {scale.lines.map((line) => (
          <span
            key={line}
            className="type-micro figures absolute left-0 -translate-y-1/2 text-ink-3"
            style={{ top: `${depthOf(line, scale)}%` }}
            aria-hidden="true"
          >
            {money(line)}
          </span>
        ))}
        <div
          className="absolute inset-y-0 right-1 left-12 has-focus-visible:outline-2 has-focus-visible:outline-offset-8 has-focus-visible:outline-ink"
          onPointerMove={follow}
          onPointerLeave={() => setChosen(null)}
        >
          <svg
            className="absolute inset-0 size-full overflow-visible"
            viewBox={`0 0 ${days} 100`}
            preserveAspectRatio="none"
            role="img"
            aria-label={summary}
          >
            {scale.lines.map((line) => (
              <path
                key={line}
                d={`M0 ${depthOf(line, scale)}H${days}`}
                className="stroke-line [vector-effect:non-scaling-stroke]"
              />
            ))}
            {hasOwnLine(stretch) && (
              <path
                d={stepsOf(store, scale)}
                className="fill-none stroke-line-2 [stroke-dasharray:4_4] [stroke-width:1.5] [vector-effect:non-scaling-stroke]"
              />
            )}
            <path
              d={stepsOf(lowest, scale)}
              className="fill-none stroke-ink [stroke-width:1.75] [vector-effect:non-scaling-stroke]"
            />
          </svg>
          {isLowest && today !== null && (
            <span
              className="absolute size-2 -translate-1/2 rounded-[50%] bg-sale"
              style={{ left: '100%', top: `${depthOf(today, scale)}%` }}
            />
          )}
          {at !== null && price !== null && (
            <span
              className="absolute size-1.5 -translate-1/2 rounded-[50%] bg-ink"
              style={{ left: `${((at + 0.5) * 100) / days}%`, top: `${depthOf(price, scale)}%` }}
            />
          )}
          <input
            type="range"
            className="absolute inset-0 size-full cursor-default touch-pan-y opacity-0"
            aria-label={t('product.dayPriceChart')}
            min={0}
            max={days - 1}
            value={at ?? days - 1}
            aria-valuetext={sayDay(prices, at ?? days - 1)}
            onChange={({ currentTarget }) => setChosen(currentTarget.valueAsNumber)}
            onFocus={() => setChosen((day) => day ?? days - 1)}
            onBlur={() => setChosen(null)}
          />
        </div>
      </div>
      <p className="type-micro mt-2 flex justify-between pr-1 pl-12 text-ink-3" aria-hidden="true">
        <span>{dayText(first, last)}</span>
        <span>{dayText(Math.floor((first + last) / 2), last)}</span>
        <span>{t('product.today')}</span>
      </p>
    </div>
  );
};
