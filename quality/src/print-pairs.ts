import { judgePairs, pairFiguresOf, readAgreement } from './pair-figures.ts';
import { type Proportion, percentOf, wilson } from './proportion.ts';

const cell = (text: string | number): string => String(text).padStart(14);

const line = (name: string, half: string, proportion: Proportion): string => {
  const { from, to } = wilson(proportion);
  const percent = `${percentOf(proportion).toFixed(1)} %`;
  return `${name.padEnd(22)}${half.padEnd(10)}${cell(percent)}${cell(`${from.toFixed(1)} - ${to.toFixed(1)}`)}${cell(proportion.rows)}`;
};

/** Prints how well candidate pairs are decided. With `isListed`, lists the errors of the open half. */
export const printPairs = async (isListed: boolean): Promise<void> => {
  const judged = await judgePairs();
  console.log(`\n${'pairs'.padEnd(32)}${cell('')}${cell('95 % interval')}${cell('pairs')}`);
  for (const half of ['open', 'held-back'] as const) {
    const { precision, recall, f1, sharedMpn } = pairFiguresOf(judged, half);
    console.log(line('precision', half, precision));
    console.log(line('recall', half, recall));
    console.log(`${'F1'.padEnd(22)}${half.padEnd(10)}${cell(`${f1.toFixed(1)} %`)}`);
    console.log(line('recall, shared MPN', half, sharedMpn));
  }
  const { agreed, kappa } = readAgreement();
  console.log(line('second reader agrees', 'both', agreed));
  console.log(`${"Cohen's kappa".padEnd(22)}${'both'.padEnd(10)}${cell(kappa.toFixed(2))}`);
  if (!isListed) return;
  for (const { a, b, same, half, isJoined } of judged) {
    if (half === 'open' && same !== isJoined) console.log(`${same ? 'missed' : 'wrong '}  ${a}  ${b}`);
  }
};
