import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import { type ProductState, productStates } from '@wearfolio/contracts/desk-product-filter';
import type { ListedProduct } from '@wearfolio/contracts/desk-products';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatList } from '../../lib/formats.ts';
import { formatMoney } from '../../lib/money.ts';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { may, sessionQuery } from '../api.ts';
import { changesQuery, productsQuery } from '../catalogue/api.ts';
import { CatalogueFilters } from '../catalogue/catalogue-filters.tsx';
import { ChangeDialog, type Target } from '../catalogue/change-dialog.tsx';
import { LastChange } from '../catalogue/undo.tsx';
import { categoryWords, countWords, overrideWords } from '../catalogue/words.ts';
import { NoStores } from '../feeds/no-stores.tsx';
import { type DataColumn, DataTable, type Selection } from '../parts/data-table.tsx';
import { KeyHints, useKeys } from '../parts/keys.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Page } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { Thumb } from '../parts/thumb.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

const stateOf = ({ is_shown, stock }: ListedProduct) => {
  if (!is_shown) return <span className="text-sale">{t('desk.catalogue.stateNotShown')}</span>;
  if (stock === 0) return <span className="text-warn">{t('desk.catalogue.soldOut')}</span>;
  return <span className="text-ok">{t('desk.catalogue.shown')}</span>;
};

const columns: DataColumn<ListedProduct>[] = [
  {
    id: 'product',
    header: t('desk.parts.product'),
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-3">
        <Thumb src={original.image} className="h-7.5 w-6" />
        <Link to={`${deskPaths.product}?id=${original.id}`} className="min-w-40 max-w-100 font-medium hover:underline">
          {original.title}
        </Link>
      </span>
    ),
  },
  { accessorKey: 'brand', header: t('desk.parts.brand') },
  { accessorKey: 'store', header: t('desk.parts.store') },
  { id: 'category', header: t('desk.parts.kind'), cell: ({ row }) => categoryWords(row.original.category) },
  {
    id: 'price',
    header: t('desk.parts.price'),
    isFigure: true,
    cell: ({ row: { original } }) => (original.price === null ? '' : formatMoney(original.price)),
  },
  { id: 'state', header: t('desk.parts.state'), cell: ({ row }) => stateOf(row.original) },
  {
    id: 'changed',
    header: t('desk.catalogue.changedByStaff'),
    cell: ({ row }) => (
      <span className="text-ink-2">{formatList(row.original.changed.map((name) => overrideWords[name]))}</span>
    ),
  },
  {
    id: 'id',
    header: t('desk.parts.id'),
    cell: ({ row }) => <span className="text-ink-3">{row.original.id}</span>,
  },
];

const readState = (text: string | null): ProductState => productStates.find((one) => one === text) ?? 'shown';

/** The filter in the address, as the API takes it. */
const useFilter = () => {
  const { params, page, set } = useListAddress();
  const filter = {
    q: params.get('q') ?? '',
    category: params.get('category') ?? '',
    state: readState(params.get('state')),
    ...(params.get('store') && { store: params.get('store') ?? '' }),
    ...(params.get('brand') && { brand: params.get('brand') ?? '' }),
  };
  return { filter, page, set };
};

const emptyWords: Record<ProductState, string> = {
  shown: t('desk.catalogue.noProducts'),
  off: t('desk.catalogue.shopShowsEveryProduct'),
  changed: t('desk.catalogue.noChanges'),
};

type Filter = ReturnType<typeof useFilter>['filter'];

/** What an empty list says. A shop without any product needs a store, not another search. */
const Nothing = ({ filter: { state, ...asked } }: { filter: Filter }) => {
  const isAll = state === 'shown' && Object.values(asked).every((value) => value === '');
  if (isAll) return <NoStores words={t('desk.catalogue.noProductsYet')} />;
  return <p className="text-ink-2">{emptyWords[state]}</p>;
};

const noSelection: Selection = {};

/** Finds products by words, number or filter, and changes many of them at a time. */
export const Catalogue = () => {
  const { filter, page, set } = useFilter();
  const { data: session } = useQuery(sessionQuery);
  const { data: changes = [] } = useQuery(changesQuery);
  const products = useQuery(productsQuery({ ...filter, page: String(page) }));
  const { data, isPlaceholderData } = products;
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [isWhole, setIsWhole] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  const isEditor = may(session, 'catalogue-change');
  const total = data?.total ?? 0;
  const ids = Object.keys(selection).filter((id) => selection[id]);
  const count = isWhole ? total : ids.length;
  const target: Target = isWhole ? { filter } : { ids };
  const clear = (): void => {
    setSelection(noSelection);
    setIsWhole(false);
  };
  const look = (changed: Record<string, string>): void => {
    clear();
    set(changed);
  };
  const open = (): void => {
    if (isEditor && count > 0) setIsChanging(true);
  };
  useKeys({
    '/': () => search.current?.focus(),
    e: open,
    n: () => set({ page: String(page + 1) }),
    p: () => page > 1 && set({ page: String(page - 1) }),
  });
  return (
    <Page title={t('desk.parts.catalogue')} intro={data && t('desk.catalogue.found', { count: countWords(total) })}>
      <CatalogueFilters
        key={filter.q}
        filter={filter}
        searchRef={search}
        brandName={data?.data[0]?.brand}
        onFilter={look}
      />
      <LastChange changes={changes} />
      <Loaded query={products} empty={() => total === 0 && <Nothing filter={filter} />}>
        {(found) => (
          <div className={isPlaceholderData ? 'opacity-45' : ''}>
            <DataTable
              name={t('desk.parts.products')}
              columns={columns}
              rows={found.data}
              idOf={({ id }) => String(id)}
              nameOf={({ title }) => title}
              selection={isEditor ? selection : undefined}
              onSelect={(chosen) => {
                setIsWhole(false);
                setSelection(chosen);
              }}
            />
            <Pages page={page} pageSize={found.page_size} total={total} onPage={(to) => set({ page: String(to) })} />
          </div>
        )}
      </Loaded>
      {isEditor && count > 0 && (
        <div className="type-card sticky bottom-0 mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-ink bg-paper py-3">
          <span className="figures font-medium" role="status">
            {t('desk.catalogue.chosen', { count: countWords(count) })}
          </span>
          {!isWhole && total > ids.length && (
            <TextButton onClick={() => setIsWhole(true)}>{t('desk.catalogue.chooseAllFound', { total })}</TextButton>
          )}
          <TextButton onClick={clear}>{t('desk.catalogue.clearSelection')}</TextButton>
          <Button size="float" className="ms-auto" onClick={open}>
            {t('desk.catalogue.changeAction')}
          </Button>
        </div>
      )}
      <ChangeDialog
        key={String(isChanging)}
        target={target}
        count={count}
        isOpen={isChanging}
        onClose={() => setIsChanging(false)}
        onDone={clear}
      />
      <KeyHints
        hints={[
          ['/', t('desk.parts.hintSearch')],
          ['J K', t('desk.parts.hintDownUp')],
          [t('desk.parts.keyEnter'), t('desk.parts.hintOpen')],
          ['N P', t('desk.catalogue.nextPagePreviousPage')],
          ...(isEditor
            ? ([
                ['X', t('desk.parts.hintChoose')],
                ['E', t('desk.catalogue.changeChosen')],
              ] as const)
            : []),
        ]}
      />
    </Page>
  );
};
