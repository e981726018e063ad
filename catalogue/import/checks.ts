import { percent, thousands } from '../format.ts';
import { Refused } from '../refused.ts';
import type { Plan } from './plan.ts';

/**
 * Looks at the feed as a whole. Throws Refused where it holds nothing, or lacks so much of what the store offers now that
 * it is more likely broken, or another store's, than true. `rejects` says why rows were rejected.
 */
export const checkWhole = (
  plan: Plan,
  { read, maxShrink, yes, rejects }: { read: number; maxShrink: number; yes: boolean; rejects: string },
): void => {
  if (read === 0) throw new Refused('The feed holds no product');
  if (plan.rows === 0) {
    const none = read === 1 ? 'The only row could not be' : `None of the ${thousands(read)} rows could be`;
    throw new Refused(`${none} imported. ${rejects}`);
  }
  const missing = plan.missing / Math.max(plan.offered, 1);
  if (missing > maxShrink && !yes) {
    throw new Refused(
      `The feed lacks ${plan.missing} of the ${plan.offered} products that the store offers now: ${percent(missing, 1)}, and ${percent(maxShrink, 1)} are allowed. Repeat with --yes to import it all the same`,
    );
  }
};
