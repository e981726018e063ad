import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchThreshold } from '@wearfolio/contracts/limits';
import { suggest } from '@wearfolio/contracts/search';
import { call } from '../../../lib/api-client.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { type RowGroup, suggestionGroups } from './suggestion-rows.ts';

/** Spec 9, in milliseconds. */
const debounce = 300;

/** Spec 5: whether a keyword is long enough to be used. */
export const isSearchable = (keyword: string): boolean => keyword.trim().length > searchThreshold;

/** Suggestions for what is typed once the typing rests. `isEmpty`: there are none, which is not the same as not yet. */
export const useSuggestions = (typed: string, isWanted: boolean): { groups: RowGroup[]; isEmpty: boolean } => {
  const keyword = useDebounced(typed.trim(), debounce);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['suggestions', keyword.toLowerCase()],
    queryFn: ({ signal }) => call(suggest, { querystring: { keyword } }, signal),
    enabled: isWanted && isSearchable(keyword),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const groups = data && isSearchable(typed) ? suggestionGroups(data) : [];
  const isCurrent = data !== undefined && !isPlaceholderData && keyword === typed.trim();
  return { groups, isEmpty: isCurrent && groups.length === 0 };
};
