import type { FavoriteTab } from '@wearfolio/contracts/limits';
import { type ReactNode, useId } from 'react';
import { TabList, TabPanel } from '../../../ui/tabs.tsx';

/** The tabs in their order, spelled as agreed (behavior.md#favorites-tabs). */
const tabNames: readonly (readonly [FavoriteTab, string])[] = [
  ['all_Items', 'All Items'],
  ['lowstock', 'low stock'],
  ['backinstock', 'back in stock'],
  ['soldout', 'sold out'],
  ['onsale', 'On sale'],
];

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
      <span className="type-small figures min-w-4 text-left font-normal text-ink-3">
        {count}
        <span className="sr-only"> {count === 1 ? 'item' : 'items'}</span>
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
        tabs={tabNames.map(([value, name]) => ({ value, label: <Label name={name} count={counts?.[value]} /> }))}
        current={current}
        onChoose={onChoose}
      />
      <TabPanel id={id} value={current}>
        {children}
      </TabPanel>
    </>
  );
};
