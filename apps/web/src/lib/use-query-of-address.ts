import { startTransition, useOptimistic } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/**
 * The query of the address, and a function to navigate to another one. `search` changes immediately, so that quick
 * presses build on each other.
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
