import { type Compared, comparePath } from '@wearfolio/contracts/compared';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useComparison } from './use-comparison.ts';

/** Adds a product to the shopper's comparison or removes it, with a link to the comparison once it has products. */
export const CompareButton = ({ product }: { product: Compared }) => {
  const { items, isIn, toggle } = useComparison(product);
  return (
    <div className="needs-script needs-screen grid gap-x-2.5 has-[a]:grid-cols-2">
      <Button look="outlined" size="buy" aria-pressed={isIn} onClick={() => toggle({ isTold: false })}>
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
