import { t } from '../../../../lib/t.tsx';
import { Button, TextButton } from '../../../../ui/button.tsx';
import { Sheet } from '../../../../ui/overlay/sheet.tsx';
import { SortList } from '../../../../ui/overlay/sort-list.tsx';
import { clearTicked, type FavoritesState, sortBy, tickedCount } from '../../favorites-url.ts';
import type { SheetName } from '../use-favorites-list.ts';
import { CategoryList } from './category-list.tsx';
import type { FavoriteCategories } from './category-tree.ts';
import { GroupList, listGroups } from './group-list.tsx';
import type { ListBarProps } from './list-bar.tsx';
import { favoriteOrders } from './sort-names.ts';

export type ListSheetsProps = Pick<ListBarProps, 'choices' | 'state' | 'onChange'> & {
  sheet: SheetName | null;
  onSheet: (sheet: SheetName | null) => void;
  categories: FavoriteCategories;
  /** The number of all favorites, and of those that match the filters. */
  total: number | undefined;
  shown: number | undefined;
  hrefOf: (state: FavoritesState) => string;
};

/** The sheets of phones for filters and order. Loaded when first pointed at. */
export const ListSheets = ({ sheet, onSheet, state, onChange, choices, shown, ...tree }: ListSheetsProps) => {
  const close = () => onSheet(null);
  return (
    <>
      <Sheet
        title={t('ui.filter')}
        isOpen={sheet === 'filter'}
        onClose={close}
        action={
          <TextButton disabled={tickedCount(state) === 0} onClick={() => onChange(clearTicked(state))}>
            {t('listing.clearAll')}
          </TextButton>
        }
        foot={
          <Button className="w-full" onClick={close}>
            {shown === undefined ? t('ui.showItems') : t('favorites.showCount', { shown })}
          </Button>
        }
      >
        <section className="border-b border-line py-4">
          <h3 className="mb-1 font-medium">{t('ui.category')}</h3>
          <CategoryList {...tree} state={state} onChoose={onChange} />
        </section>
        {listGroups.map(({ name, label }) => (
          <section key={name} className="border-b border-line py-4 last:border-b-0">
            <h3 className="mb-1 font-medium">{t(label)}</h3>
            <GroupList group={name} choices={choices} state={state} onChange={onChange} />
          </section>
        ))}
      </Sheet>
      <Sheet title={t('ui.sort')} isOpen={sheet === 'sort'} onClose={close} isLow>
        <div className="pt-2 pb-8">
          <SortList orders={favoriteOrders()} chosen={state.sort} onChoose={(sort) => onChange(sortBy(state, sort))} />
        </div>
      </Sheet>
    </>
  );
};
