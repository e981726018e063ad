import { insightDays } from '@wearfolio/contracts/desk-insight';
import { useListAddress } from '../parts/use-list-address.ts';

/** The last choice, so that the next page shows the same period. */
let chosen = { days: '28', compare: 'on' };

const known: readonly string[] = insightDays.map(String);

/** The shown period in days and whether it is compared with the period before, from the address or the last choice. */
export const usePeriod = () => {
  const { params, set } = useListAddress();
  const asked = params.get('days') ?? '';
  const days = known.includes(asked) ? asked : chosen.days;
  const compare = params.get('compare') ?? chosen.compare;
  const choose = (changed: { days?: string; compare?: string }): void => {
    chosen = { days, compare, ...changed };
    set(chosen);
  };
  return { days, isCompared: compare === 'on', choose };
};
