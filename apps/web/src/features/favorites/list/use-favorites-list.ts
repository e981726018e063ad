import { useLocation } from 'react-router-dom';
import { useQueryOfAddress } from '../../../lib/use-query-of-address.ts';
import { useSheet } from '../../../lib/use-sheet.ts';
import { type FavoritesState, parseFavorites, printFavorites } from '../favorites-url.ts';

export type SheetName = 'filter' | 'sort';

/** The element to scroll to when the list changes. */
export const listId = 'favorites-list';

const infoParam = 'info';

/** The list in the address, and functions that change it. */
export const useFavoritesList = () => {
  const { state: entry } = useLocation();
  const { pathname, search, goTo } = useQueryOfAddress();
  const { sheet, showSheet, changeBelow } = useSheet<SheetName>({ goTo });
  const query = new URLSearchParams(search);
  const state = parseFavorites(query);

  const hrefOf = (next: FavoritesState) => pathname + printFavorites(next, query);
  const change = (next: FavoritesState) => {
    if (sheet === 'filter') changeBelow(printFavorites(next, query));
    else goTo(printFavorites(next, query), { replace: sheet === 'sort', state: { scrollTo: listId } });
  };

  // On by default (behavior.md#favorites-screen). The choice is stored for all tabs.
  const hasInformation = query.get(infoParam) !== 'off';
  const showInformation = (isShown: boolean) => {
    if (isShown) query.delete(infoParam);
    else query.set(infoParam, 'off');
    goTo(query.size > 0 ? `?${query}` : '', { replace: true, state: entry });
  };

  return { state, hrefOf, change, sheet, showSheet, hasInformation, showInformation };
};
