import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchThreshold } from '@wearfolio/contracts/limits';
import { suggest } from '@wearfolio/contracts/search';
import { popularSearchesQuery } from '../../../features/catalogue/api.ts';
import { useCategories } from '../../../features/catalogue/use-categories.ts';
import { call } from '../../../lib/api-client.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { type RowGroup, startGroups, suggestionGroups } from './suggestion-rows.ts';

/** The debounce in ms (behavior.md#shell-search-box). */
const debounce = 300;

/** behavior.md#shell-search-box: whether a keyword is long enough to be used. */
export const isSearchable = (keyword: string): boolean => keyword.trim().length > searchThreshold;

/** The suggestions for the typed text after the debounce. `isEmpty`: the reply has none, as opposed to no reply yet. */
export const useSuggestions = (typed: string, isWanted: boolean): { groups: RowGroup[]; isEmpty: boolean } => {
  const keyword = useDebounced(typed.trim(), debounce);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['suggestions', keyword.toLowerCase()],
    queryFn: ({ signal }) => call(suggest, { querystring: { keyword } }, signal),
    enabled: isWanted && isSearchable(keyword),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const tops = useCategories();
  const groups = data && isSearchable(typed) ? suggestionGroups(data, tops) : [];
  const isCurrent = data !== undefined && !isPlaceholderData && keyword === typed.trim();
  return { groups, isEmpty: isCurrent && groups.length === 0 };
};

const none: readonly string[] = [];

/** What an empty field offers (`startGroups`). Popular searches are requested when the field is first used. */
export const useStartGroups = (recent: readonly string[], isWanted: boolean): RowGroup[] => {
  const categories = useCategories();
  const { data } = useQuery({ ...popularSearchesQuery, enabled: isWanted, retry: false });
  return startGroups(recent, data?.queries ?? none, categories);
};
