import type { FavoriteTab } from '@wearfolio/contracts/limits';
import { type ReactNode, useId } from 'react';
import { TabList, TabPanel } from '../../../ui/tabs.tsx';
import { tabNames } from './tab-names.ts';

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
