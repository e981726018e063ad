import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListedProduct } from '@wearfolio/contracts/desk-products';
import { useState } from 'react';
import { formatMoney } from '../../lib/money.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { productsQuery } from '../catalogue/api.ts';
import { Finder } from '../parts/finder.tsx';
import { Thumb } from '../parts/thumb.tsx';

/** The maximum number of products offered. */
const mostOffered = 8;

const stateOf = ({ is_shown, stock }: ListedProduct): string => {
  if (!is_shown) return t('desk.content.notShown');
  return stock === 0 ? t('desk.content.soldOut') : '';
};

/** A product in one line, with the reason why it cannot be shown first. */
export const ProductLine = ({ product }: { product: ListedProduct }) => (
  <span className="flex min-w-0 items-center gap-3">
    <Thumb src={product.image} className="h-10 w-8" />
    <span className="min-w-0">
      <span className="block truncate font-medium">{product.title}</span>
      <span className="type-small block truncate font-normal text-ink-2">
        {product.brand}
        {product.price !== null && ` · ${formatMoney(product.price)}`}
        {stateOf(product) && <span className="text-warn"> · {stateOf(product)}</span>}
      </span>
    </span>
  </span>
);

type Taken = Pick<ListedProduct, 'cluster_id'>;

/** One offer of each product, without products that are already chosen. */
const offeredOf = (found: readonly ListedProduct[], taken: readonly Taken[]): ListedProduct[] => {
  const clusters = new Set(taken.map(({ cluster_id }) => cluster_id));
  return found.filter(({ cluster_id }) => !clusters.has(cluster_id) && clusters.add(cluster_id)).slice(0, mostOffered);
};

type Props = {
  label: string;
  taken: readonly Taken[];
  onAdd: (product: ListedProduct) => void;
  /** What the button of a product does. */
  verb?: string;
};

/** Finds products by words or an id, to add them to a list or act on one. */
export const ProductPicker = ({ label, taken, onAdd, verb = t('desk.parts.add') }: Props) => {
  const [words, setWords] = useState('');
  const query = useQuery({
    ...productsQuery({ q: words, category: '', state: 'shown', page: '1' }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <div className="mt-3">
      <Finder
        label={label}
        name={t('desk.content.foundProducts')}
        words={words}
        onFind={setWords}
        query={query}
        found={words === '' ? [] : query.data && offeredOf(query.data.data, taken)}
        keyOf={({ id }) => id}
        none={t('desk.content.nothingElse')}
      >
        {(product) => (
          <>
            <span className="min-w-0 flex-1">
              <ProductLine product={product} />
            </span>
            <TextButton className="type-small" aria-label={`${verb} ${product.title}`} onClick={() => onAdd(product)}>
              {verb}
            </TextButton>
          </>
        )}
      </Finder>
    </div>
  );
};
