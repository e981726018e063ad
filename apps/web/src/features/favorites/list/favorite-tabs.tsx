import { Tabs } from '@base-ui/react/tabs';
import type { FavoriteTab } from '@wearfolio/contracts/limits';
import type { ReactNode } from 'react';
import { tabNames } from './tab-names.ts';

type Props = {
  current: FavoriteTab;
  /** Not known before the first answer. */
  counts: Readonly<Record<FavoriteTab, number>> | undefined;
  onChoose: (tab: FavoriteTab) => void;
  children: ReactNode;
};

const tabClass =
  'relative flex h-12 shrink-0 items-center gap-2 whitespace-nowrap -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:after:bg-line-2 aria-selected:font-medium aria-selected:after:bg-ink text-ink-2 aria-selected:text-ink';

/** The five tabs with their counts over what they show; a row that scrolls sideways where it is too long. */
export const FavoriteTabs = ({ current, counts, onChoose, children }: Props) => (
  <Tabs.Root value={current} onValueChange={(tab: FavoriteTab) => onChoose(tab)}>
    <Tabs.List className="no-scrollbar -mx-(--margin) flex gap-7 overflow-x-auto border-b border-line px-(--margin) md:mx-0 md:px-0">
      {tabNames.map(([tab, name]) => (
        <Tabs.Tab key={tab} value={tab} className={tabClass}>
          <span className="inline-block first-letter:uppercase">{name}</span>
          {counts && (
            <span className="type-small figures min-w-4 text-left font-normal text-ink-3">
              {counts[tab]}
              <span className="sr-only"> {counts[tab] === 1 ? 'item' : 'items'}</span>
            </span>
          )}
        </Tabs.Tab>
      ))}
    </Tabs.List>
    <Tabs.Panel value={current} className="outline-offset-4">
      {children}
    </Tabs.Panel>
  </Tabs.Root>
);
