import { startTransition, useOptimistic } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/**
 * The address, and a way to another query of it (`?brand=3`, or nothing). That is in `search` at once, so that a press that
 * comes before the page of the last one is drawn reckons with it.
 */
export const useQueryOfAddress = () => {
  const { pathname, search: drawn } = useLocation();
  const navigate = useNavigate();
  const [search, expectSearch] = useOptimistic(drawn);
  const goTo = (query: string, options: NavigateOptions) =>
    startTransition(() => {
      expectSearch(query);
      void navigate(pathname + query, options);
    });
  return { pathname, search, goTo };
};

export type QueryOfAddress = ReturnType<typeof useQueryOfAddress>;
