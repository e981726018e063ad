import { comparePath, mostCompared } from '@wearfolio/contracts/compared';
import { Link, useNavigate } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast/show-toast.ts';
import { keepComparison, useOwnComparison } from './own-comparison.ts';

type Props = { productId: number; colorId: number | null };

/** Adds a product to the shopper's comparison or removes it, with a link to the comparison once it has products. */
export const CompareButton = ({ productId, colorId }: Props) => {
  const navigate = useNavigate();
  const own = useOwnComparison();
  const items = useIsHydrated() ? own : [];
  const isIn = items.some(({ id }) => id === productId);
  const see = (shown = items) => void navigate(comparePath(shown));
  const toggle = () => {
    if (isIn) {
      keepComparison(items.filter(({ id }) => id !== productId));
      return;
    }
    if (items.length >= mostCompared) {
      const action = { label: t('compare.see'), perform: see };
      showToast({ text: t('compare.full', { most: mostCompared }), kind: 'error', action });
      return;
    }
    keepComparison([...items, { id: productId, colorId }]);
  };
  return (
    <div className="needs-script needs-screen grid gap-x-2.5 has-[a]:grid-cols-2">
      <Button look="outlined" size="buy" aria-pressed={isIn} onClick={toggle}>
        <Icon name={isIn ? 'check' : 'columns'} />
        {t('product.compare')}
      </Button>
      {items.length > 0 && (
        <Link
          className="inline-flex min-h-13 min-w-0 items-center justify-center text-center"
          to={comparePath(items)}
          aria-label={t('compare.seeCount', { count: items.length })}
        >
          <span className="underlined">
            {t('compare.see')} <span className="figures">({items.length})</span>
          </span>
        </Link>
      )}
    </div>
  );
};
