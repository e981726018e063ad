import type { Reply } from '@wearfolio/contracts/endpoint';
import type { listFavorites } from '@wearfolio/contracts/favorites';
import type { ReactNode, Ref } from 'react';
import { t } from '../../../lib/t.tsx';
import { chooseTab } from '../favorites-url.ts';
import { FavoriteTabs } from './favorite-tabs.tsx';
import { CategoryList } from './filters/category-list.tsx';
import { ListBar } from './filters/list-bar.tsx';
import { ListPhoneBar } from './filters/list-phone-bar.tsx';
import { listId, type useFavoritesList } from './use-favorites-list.ts';

const listHeadId = 'favorites-head';

type FavoritesReply = Reply<typeof listFavorites>;

type Props = {
  ref: Ref<HTMLHeadingElement>;
  list: ReturnType<typeof useFavoritesList>;
  /** Undefined until the first reply; the layout does not change. */
  reply: FavoritesReply | undefined;
  /** An element beside the title. */
  action: ReactNode;
  children: ReactNode;
};

const namesOf = (named: readonly { name: string }[] = []) => named.map(({ name }) => name);

/** `12 items`, or `3 of 12 items` with filters. */
const countText = ({ total, counts: { all_Items: all } }: FavoritesReply): string =>
  total < all ? t('favorites.itemsOf', { total, all }) : t('favorites.itemCount', { count: all });

/** The frame of My Favorites: title, count, tabs, tree and filter bars (behavior.md#favorites-screen). */
export const FavoritesFrame = ({ ref, list, reply, action, children }: Props) => {
  const { state, change, hrefOf, sheet, showSheet, hasInformation, showInformation } = list;
  const total = reply?.counts.all_Items;
  const categories = reply?.categories ?? [];
  const choices = { store: namesOf(reply?.stores), brand: namesOf(reply?.brands), dropped: reply?.dropped ?? [] };
  const bar = { choices, state, onChange: change, hasInformation, onInformation: showInformation };
  return (
    <div className="page-margins">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pt-6 pb-3 md:pt-12 md:pb-5">
        <div className="flex flex-wrap items-baseline gap-x-5">
          <h1 ref={ref} tabIndex={-1} className="type-title">
            {t('titles.favorites')}
          </h1>
          <p className="figures min-h-5 text-ink-2" role="status">
            {reply && countText(reply)}
          </p>
        </div>
        {action}
      </div>
      {/* Removes the scroll padding for a bar that this page does not have. */}
      <div id={listId} className="-scroll-mt-16" />
      <FavoriteTabs current={state.filterType} counts={reply?.counts} onChoose={(tab) => change(chooseTab(state, tab))}>
        <div className="md:grid md:grid-cols-[200px_minmax(0,1fr)] md:gap-x-8 md:pt-5 lg:grid-cols-[224px_minmax(0,1fr)] lg:gap-x-16">
          <div className="pt-2 max-md:hidden">
            <CategoryList categories={categories} state={state} total={total} hrefOf={hrefOf} onChoose={change} />
          </div>
          <div className="min-w-0">
            <ListBar {...bar} />
            <ListPhoneBar
              {...bar}
              sheet={sheet}
              onSheet={showSheet}
              categories={categories}
              total={total}
              shown={reply?.total}
              hrefOf={hrefOf}
            />
            <section
              className="pt-2 [--columns:2] sm:[--columns:3] xl:[--columns:4]"
              aria-labelledby={listHeadId}
              tabIndex={-1}
            >
              <h2 id={listHeadId} className="sr-only">
                {t('favorites.yours')}
              </h2>
              {children}
            </section>
          </div>
        </div>
      </FavoriteTabs>
    </div>
  );
};
