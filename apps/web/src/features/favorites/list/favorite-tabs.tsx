import type { FavoriteTab } from '@wearfolio/contracts/limits';
import { type Message, message } from '@wearfolio/messages/key';
import { type ReactNode, useId } from 'react';
import { t } from '../../../lib/t.tsx';
import { TabList, TabPanel } from '../../../ui/tabs.tsx';

/** The tabs in their order, spelled as agreed (behavior.md#favorites-tabs). */
const tabNames = [
  ['all_Items', message('favorites.allItems')],
  ['lowstock', message('favorites.tabLowStock')],
  ['backinstock', message('favorites.tabBackInStock')],
  ['soldout', message('product.soldOutSmall')],
  ['onsale', message('traits.onSale')],
] as const satisfies readonly (readonly [FavoriteTab, Message])[];

type Props = {
  current: FavoriteTab;
  /** Undefined until the first reply. */
  counts: Readonly<Record<FavoriteTab, number>> | undefined;
  onChoose: (tab: FavoriteTab) => void;
  children: ReactNode;
};

const Label = ({ name, count }: { name: string; count: number | undefined }) => (
  <>
    <span>{name}</span>
    {count !== undefined && (
      <span className="type-small figures min-w-4 text-start font-normal text-ink-3">
        {count}
        <span className="sr-only"> {t('favorites.items', { count })}</span>
      </span>
    )}
  </>
);

/** The five tabs with their counts, and the list below them. */
export const FavoriteTabs = ({ current, counts, onChoose, children }: Props) => {
  const id = useId();
  return (
    <>
      <TabList
        id={id}
        look="row"
        tabs={tabNames.map(([value, name]) => ({ value, label: <Label name={t(name)} count={counts?.[value]} /> }))}
        current={current}
        onChoose={onChoose}
      />
      <TabPanel id={id} value={current}>
        {children}
      </TabPanel>
    </>
  );
};
