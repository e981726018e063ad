/** The range of the chart in currency units, and its three grid lines. */
export type Scale = { bottom: number; top: number; lines: readonly [number, number, number] };

const niceSteps = [5, 3, 2, 1];

/** A smaller range is drawn as a flat line with prices around it. */
const leastSpan = 0.1;

const cents = (price: number): number => Math.round(price * 100) / 100;

/** Three round prices that cover the range from `least` to `most`. */
const linesOf = (least: number, most: number): Scale['lines'] => {
  const span = most - least;
  for (let size = 10 ** Math.ceil(Math.log10(span)); size >= 0.01; size /= 10) {
    for (const step of niceSteps.map((nice) => cents(nice * size))) {
      const top = cents(Math.floor(cents(most) / step + 1e-9) * step);
      if (step >= 0.01 && top - 2 * step >= least - span / 10) return [top, cents(top - step), cents(top - 2 * step)];
    }
  }
  return [most, cents((most + least) / 2), least];
};

/** The scale for prices from `least` to `most`. */
export const scaleOf = (least: number, most: number): Scale => {
  const isFlat = most - least < leastSpan;
  const [low, high] = isFlat ? [cents(least * 0.9), cents(Math.max(most * 1.1, leastSpan))] : [least, most];
  const lines = linesOf(low, high);
  return { bottom: Math.min(low, lines[2]), top: Math.max(high, lines[0]), lines };
};

/** The position of a price below the top of a scale, from 0 to 100. */
export const depthOf = (price: number, { bottom, top }: Scale): number =>
  Number((((top - price) * 100) / (top - bottom)).toFixed(2));

/** The SVG path of steps in a box of `prices.length` by 100. A price holds until the next day; null leaves a gap. */
export const stepsOf = (prices: readonly (number | null)[], scale: Scale): string => {
  let path = '';
  let before: number | null = null;
  for (const [at, price] of prices.entries()) {
    if (price !== null) {
      const y = depthOf(price, scale);
      const begin = before === null ? `M${at} ${y}` : `V${y}`;
      path += `${before === price ? '' : begin}H${at + 1}`;
    }
    before = price;
  }
  return path;
};
