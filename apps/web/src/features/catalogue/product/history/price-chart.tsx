import { type PointerEvent, useState } from 'react';
import { formatPrice } from '../../../../lib/format-price.ts';
import { dayText, type Stretch } from './price-stretch.ts';

const width = 500;
const height = 130;
const left = 44;
const right = 8;
const top = 8;

type Point = { x: (at: number) => number; y: (price: number) => number };

/** Prices glide nowhere: each holds to the next day, and what is null leaves a gap. */
const pathOf = (prices: readonly (number | null)[], { x, y }: Point): string => {
  let path = '';
  let before: number | null = null;
  for (const [at, price] of prices.entries()) {
    if (price !== null) {
      const begin = before === null ? `M${x(at)} ${y(price)}` : `V${y(price)}`;
      path += `${before === price ? '' : begin}H${x(at + 1)}`;
    }
    before = price;
  }
  return path;
};

const linesOf = (least: number, most: number): number[] => {
  const middle = (least + most) / 2;
  return [most, middle, least];
};

type Props = { stretch: Stretch; storeName: string; isLowest: boolean; summary: string };

/**
 * The price chart (look 7): steps in ink for the lowest price at any store, dashed ones for the chosen store. What stands
 * under the pointer is said above it. The table beside it says the same.
 */
export const PriceChart = ({ stretch, storeName, isLowest, summary }: Props) => {
  const { first, last, lowest, store } = stretch;
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = [...lowest, ...store].filter((price) => price !== null);
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const span = most - least || most || 1;
  const point: Point = {
    x: (at) => Number((left + (at * (width - left - right)) / lowest.length).toFixed(1)),
    y: (price) => Number((top + ((most - price) * (height - 2 * top)) / span).toFixed(1)),
  };
  const follow = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const at = Math.floor(
      ((((clientX - box.left) / box.width) * width - left) * lowest.length) / (width - left - right),
    );
    setPointed(Math.min(lowest.length - 1, Math.max(0, at)));
  };
  const price = pointed === null ? null : (lowest[pointed] ?? null);
  const today = lowest.at(-1) ?? null;
  return (
    <div>
      <p className="type-small figures min-h-4 text-ink-2" aria-hidden="true">
        {pointed !== null &&
          `${dayText(first + pointed, last)}: ${price === null ? 'not sold' : `$${formatPrice(price)}`}`}
      </p>
      <svg
        className="figures mt-1 block w-full touch-pan-y"
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={summary}
        onPointerMove={follow}
        onPointerLeave={() => setPointed(null)}
      >
        {(least === most ? [most] : linesOf(least, most)).map((value) => (
          <g key={value}>
            <line x1={left} x2={width} y1={point.y(value)} y2={point.y(value)} className="stroke-line" />
            <text x={0} y={point.y(value) + 4} className="fill-ink-3 text-[0.6875rem]">
              ${formatPrice(Math.round(value))}
            </text>
          </g>
        ))}
        <path d={pathOf(store, point)} className="fill-none stroke-line-2 [stroke-dasharray:4_4] [stroke-width:1.5]" />
        <path d={pathOf(lowest, point)} className="fill-none stroke-ink [stroke-width:1.75]" />
        {pointed !== null && price !== null && (
          <circle cx={point.x(pointed + 0.5)} cy={point.y(price)} r={3} className="fill-ink" />
        )}
        {isLowest && today !== null && (
          <circle cx={point.x(lowest.length)} cy={point.y(today)} r={4} className="fill-sale" />
        )}
      </svg>
      <p className="type-micro flex justify-between pl-[9%] text-ink-3" aria-hidden="true">
        <span>{dayText(first, last)}</span>
        <span>{dayText(Math.floor((first + last) / 2), last)}</span>
        <span>Today</span>
      </p>
      <p className="type-small mt-2 flex flex-wrap gap-x-5 text-ink-2" aria-hidden="true">
        <span>— lowest at any store</span>
        <span>- - {storeName}</span>
      </p>
    </div>
  );
};
