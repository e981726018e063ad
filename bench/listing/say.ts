/** A figure with its limit: `least` if more is better, `most` if less is better. */
export type Figure = { name: string; value: number; unit: string; least?: number; most?: number };

const shown = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0, useGrouping: true });

const against = ({ value, least, most }: Figure): string => {
  const limit = least ?? most;
  if (limit === undefined) return '';
  const isKept = least === undefined ? value <= limit : value >= limit;
  const ratio = `${(value / limit).toFixed(2)} of ${least === undefined ? 'at most' : 'at least'} ${shown(limit)}`;
  return `${ratio}${isKept ? '' : '   MISSED'}`;
};

/** Prints a line with the figure and, if it has a limit, the ratio to it. */
export const say = (figure: Figure): void =>
  console.log(
    `  ${figure.name.padEnd(52)}${shown(figure.value).padStart(9)} ${figure.unit.padEnd(8)}${against(figure)}`,
  );
