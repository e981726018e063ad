import { type Proportion, percentOf, wilson } from '../proportion.ts';
import { judgeSizes, sizeFiguresOf } from './size-figures.ts';

const cell = (text: string | number): string => String(text).padStart(14);

const line = (name: string, half: string, proportion: Proportion): string => {
  const { from, to } = wilson(proportion);
  const percent = `${percentOf(proportion).toFixed(1)} %`;
  return `${name.padEnd(22)}${half.padEnd(10)}${cell(percent)}${cell(`${from.toFixed(1)} - ${to.toFixed(1)}`)}${cell(proportion.rows)}`;
};

/** Prints how well sizes are converted between systems. With `isListed`, lists the errors of the open half. */
export const printSizes = (isListed: boolean): void => {
  console.log(`\n${'sizes'.padEnd(32)}${cell('')}${cell('95 % interval')}${cell('sides')}`);
  for (const half of ['open', 'held-back'] as const) {
    const { exact, near } = sizeFiguresOf(judgeSizes(half));
    console.log(line('exact', half, exact));
    console.log(line('within half a size', half, near));
  }
  if (!isListed) return;
  for (const { label, from, to, predicted, isExact } of judgeSizes('open'))
    if (!isExact)
      console.log(`${label.brand} ${label.audience} '${label.label}' ${from.system} -> ${to.system}: ${predicted}`);
};
