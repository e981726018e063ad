import { type Compared, comparePath, mostCompared } from '@wearfolio/contracts/compared';
import { useNavigate } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { keepComparison, useOwnComparison } from './own-comparison.ts';

/** The shopper's comparison, whether it has a product, and how to add and remove that. */
export const useComparison = (product: Compared) => {
  const navigate = useNavigate();
  const own = useOwnComparison();
  const items = useIsHydrated() ? own : [];
  const isIn = items.some(({ id }) => id === product.id);
  const say = (text: string, shown: readonly Compared[], kind?: 'error') =>
    showToast({
      text,
      ...(kind && { kind }),
      action: { label: t('compare.see'), perform: () => void navigate(comparePath(shown)) },
    });
  /** Where the page does not show it, `isTold` says what was done. */
  const toggle = ({ isTold }: { isTold: boolean }) => {
    if (isIn) {
      keepComparison(items.filter(({ id }) => id !== product.id));
      return;
    }
    if (items.length >= mostCompared) {
      say(t('compare.full', { most: mostCompared }), items, 'error');
      return;
    }
    const next = [...items, product];
    keepComparison(next);
    if (isTold) say(t('compare.added', { count: next.length }), next);
  };
  return { items, isIn, toggle };
};
