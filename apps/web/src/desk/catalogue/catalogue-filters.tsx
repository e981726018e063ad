import { useQuery } from '@tanstack/react-query';
import type { ProductState } from '@wearfolio/contracts/desk-product-filter';
import { type RefObject, useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { LowField } from '../parts/low-field.tsx';
import { Select } from '../parts/select.tsx';
import { choicesQuery } from './api.ts';
import { KindField } from './kind-field.tsx';

type Filter = { q: string; category: string; state: ProductState; store?: string; brand?: string };

type Props = {
  filter: Filter;
  searchRef: RefObject<HTMLInputElement | null>;
  /** The name of the filtered brand, once it is known. */
  brandName: string | undefined;
  onFilter: (changed: Record<string, string>) => void;
};

const stateWords: readonly (readonly [ProductState, string])[] = [
  ['shown', t('desk.parts.inShop')],
  ['off', t('desk.catalogue.notShown')],
  ['changed', t('desk.catalogue.changedByStaff')],
];

const BrandChip = ({ name, onClear }: { name: string; onClear: () => void }) => (
  <p className="type-card flex items-center gap-2">
    {t('desk.catalogue.brandNamed', { name })}{' '}
    <TextButton onClick={onClear}>{t('desk.catalogue.allBrands')}</TextButton>
  </p>
);

/** The search and the filters of the catalogue. */
export const CatalogueFilters = ({ filter, searchRef, brandName, onFilter }: Props) => {
  const { data } = useQuery(choicesQuery);
  const [typed, setTyped] = useState(filter.q);
  const stores = data?.stores ?? [];
  return (
    <search className="mb-3 grid gap-3">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onFilter({ q: typed.trim() });
        }}
      >
        <LowField
          label={t('desk.catalogue.searchHint')}
          boxClass="flex-1 basis-72"
          ref={searchRef}
          type="search"
          maxLength={100}
          value={typed}
          onChange={setTyped}
        />
        <Select
          label={t('desk.parts.list')}
          value={filter.state}
          onChoose={(state) => onFilter({ state: state === 'shown' ? '' : state })}
          className="basis-40"
        >
          {stateWords.map(([state, words]) => (
            <option key={state} value={state}>
              {words}
            </option>
          ))}
        </Select>
        <Select
          label={t('desk.parts.store')}
          value={filter.store ?? ''}
          onChoose={(store) => onFilter({ store })}
          className="basis-44"
        >
          <option value="">{t('desk.parts.allStores')}</option>
          {data && filter.store && !stores.some(({ id }) => String(id) === filter.store) && (
            <option value={filter.store}>{t('desk.catalogue.unknownStore')}</option>
          )}
          {stores.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <KindField
          label={t('desk.parts.kind')}
          className="basis-56"
          value={filter.category}
          none={t('desk.catalogue.allKinds')}
          takesBranches
          onChoose={(category) => onFilter({ category })}
        />
        <Button type="submit" look="outlined" size="float">
          {t('desk.parts.find')}
        </Button>
      </form>
      {filter.brand && (
        <BrandChip
          name={brandName ?? t('desk.catalogue.brandNumber', { id: filter.brand })}
          onClear={() => onFilter({ brand: '' })}
        />
      )}
    </search>
  );
};
