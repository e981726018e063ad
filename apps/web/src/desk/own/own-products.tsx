import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { type DeskOwnProduct, removeOwnProduct } from '@wearfolio/contracts/desk-own';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api-client.ts';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { useChange } from '../api.ts';
import { storeAboutQuery } from '../feeds/api.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Question } from '../parts/question.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { ownQuery } from './api.ts';
import { OwnForm } from './own-form.tsx';

const Remove = ({ store, product: { id, title } }: { store: number; product: DeskOwnProduct }) => {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useChange({ mutationFn: () => call(removeOwnProduct, { body: { store, id } }) });
  return (
    <>
      <TextButton
        aria-label={t('desk.own.removeTitle', { title })}
        disabled={remove.isPending}
        onClick={() => setIsOpen(true)}
      >
        {t('desk.parts.remove')}
      </TextButton>
      <Question
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        question={t('desk.own.removeQuestion', { title })}
        yes={t('desk.parts.remove')}
        no={t('ui.cancel')}
        onYes={remove.mutate}
      >
        {t('desk.own.removeTells')}
      </Question>
    </>
  );
};

type ListProps = {
  store: number;
  products: readonly DeskOwnProduct[];
  isEditor: boolean;
  onEdit: (id: number) => void;
};

const List = ({ store, products, isEditor, onEdit }: ListProps) => (
  <Table
    name={t('desk.own.table')}
    columns={[
      ...[
        t('desk.parts.title'),
        t('desk.parts.brand'),
        t('desk.parts.price'),
        t('desk.own.variants'),
        t('desk.own.changed'),
      ],
      ...(isEditor ? [t('desk.own.change')] : []),
    ]}
    figures={[t('desk.own.variants')]}
  >
    {products.map((product) => (
      <tr key={product.id}>
        <th scope="row" className="min-w-40 wrap-anywhere">
          {product.product_id === null ? (
            product.title
          ) : (
            <Link to={`${deskPaths.product}?id=${product.product_id}`} className="hover:underline">
              {product.title}
            </Link>
          )}
        </th>
        <td>{product.brand}</td>
        <td className="whitespace-nowrap">
          {product.price} {product.currency}
        </td>
        <td>{product.variants.length}</td>
        <td className="text-ink-2">
          <Time at={product.changed_at} /> <span className="block wrap-anywhere">{product.actor}</span>
        </td>
        {isEditor && (
          <td>
            <span className="flex gap-4">
              <TextButton
                aria-label={t('desk.own.changeTitle', { title: product.title })}
                onClick={() => onEdit(product.id)}
              >
                {t('desk.own.change')}
              </TextButton>
              <Remove store={store} product={product} />
            </span>
          </td>
        )}
      </tr>
    ))}
  </Table>
);

type Props = { store: number; currency: string; isEditor: boolean };

/** The products of a store that staff wrote by hand. No import of a feed removes them. */
export const OwnProducts = ({ store, currency, isEditor }: Props) => {
  const [edited, setEdited] = useState<number | 'new' | null>(null);
  const query = useQuery(ownQuery(String(store)));
  const about = useQuery(storeAboutQuery(String(store)));
  const product = query.data?.find(({ id }) => id === edited) ?? null;
  if (edited === 'new' || product)
    return (
      <OwnForm
        key={edited}
        store={store}
        currency={query.data?.[0]?.currency ?? (about.data?.settings.currency || currency)}
        product={product}
        onDone={() => setEdited(null)}
      />
    );
  return (
    <>
      <p className="mb-4 max-w-180 text-ink-2">{t('desk.own.intro')}</p>
      {isEditor && (
        <Button size="float" className="mb-6" disabled={about.isPending} onClick={() => setEdited('new')}>
          {t('desk.own.newProduct')}
        </Button>
      )}
      <Loaded query={query} empty={({ length }) => length === 0 && t('desk.own.none')}>
        {(products) => <List store={store} products={products} isEditor={isEditor} onEdit={setEdited} />}
      </Loaded>
    </>
  );
};
