import { mostChosen } from '@wearfolio/contracts/content/shelf-draft';
import type { ListedProduct } from '@wearfolio/contracts/desk-products';
import { t } from '../../lib/t.tsx';
import { OrderedList } from './ordered-list.tsx';
import { ProductLine, ProductPicker } from './product-picker.tsx';
import type { KnownProducts } from './use-known-products.ts';

type Props = {
  title: string;
  hint: string;
  ids: readonly number[];
  /** Products that cannot be added because they are already in this list or another one. */
  taken?: readonly number[];
  known: KnownProducts;
  onChange: (ids: number[]) => void;
  onFound: (product: ListedProduct) => void;
  isEditor: boolean;
  most?: number;
};

/** A list of products chosen one by one, in order. */
export const ChosenProducts = ({
  title,
  hint,
  ids,
  taken = ids,
  known,
  onChange,
  onFound,
  isEditor,
  most = mostChosen,
}: Props) => (
  <section className="mt-8" aria-label={title}>
    <h2 className="type-small-heading">
      {title} <span className="type-small figures text-ink-3">{ids.length}</span>
    </h2>
    <p className="type-small mt-1 mb-3 text-ink-2">{hint}</p>
    <OrderedList
      items={ids}
      onChange={onChange}
      noun={t('desk.parts.product')}
      titleOf={(id) => known.get(id)?.title ?? t('desk.content.productNumber', { id })}
      row={(id) => {
        const product = known.get(id);
        return product ? <ProductLine product={product} /> : t('desk.content.productNumber', { id });
      }}
      isEditor={isEditor}
    />
    {isEditor && ids.length < most && (
      <ProductPicker
        label={t('desk.content.addWordsOrId', { title })}
        taken={taken.flatMap((id) => known.get(id) ?? [])}
        onAdd={(product) => {
          onFound(product);
          onChange([...ids, product.id]);
        }}
      />
    )}
  </section>
);
