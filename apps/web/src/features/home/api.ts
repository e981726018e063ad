import { queryOptions } from '@tanstack/react-query';
import { getHomepage } from '@wearfolio/contracts/home';
import { call } from '../../lib/api-client.ts';

/** What ops published for the home page. */
export const homepageQuery = queryOptions({
  queryKey: ['homepage'],
  queryFn: ({ signal }) => call(getHomepage, {}, signal),
});
