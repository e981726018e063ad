import { percent, thousands } from '../format.ts';
import { Refused } from '../refused.ts';
import type { Plan } from './plan.ts';

const shortBegin = 'The feed lacks';

/** Whether the reason of a refusal is that the feed lacks too many of the store's products. */
export const isShort = (reason: string): boolean => reason.startsWith(shortBegin);

/**
 * Checks the feed as a whole. Throws Refused if it has no products, or lacks so many current products that it is
 * probably broken or another store's. `rejects` explains rejected rows.
 */
export const checkWhole = (
  plan: Plan,
  { read, maxShrink, yes, rejects }: { read: number; maxShrink: number; yes: boolean; rejects: string },
): void => {
  if (read === 0) throw new Refused('The feed contains no products');
  if (plan.rows === 0) {
    const none = read === 1 ? 'The only row could not be' : `None of the ${thousands(read)} rows could be`;
    throw new Refused(`${none} imported. ${rejects}`);
  }
  const missing = plan.missing / Math.max(plan.offered, 1);
  if (missing > maxShrink && !yes) {
    throw new Refused(
      `${shortBegin} ${plan.missing} of the store's ${plan.offered} current products: ${percent(missing, 1)}, but at most ${percent(maxShrink, 1)} may be missing. Add --yes to import it anyway`,
    );
  }
};
