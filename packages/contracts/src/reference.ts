import { catalogueCalls } from './reference/catalogue.ts';
import { contactCalls } from './reference/contact.ts';
import { customerCalls } from './reference/customer.ts';
import { callGroups, type DescribedCall } from './reference/describe.ts';
import { favoriteCalls } from './reference/favorites.ts';
import { homeCalls } from './reference/home.ts';
import { newsletterCalls } from './reference/newsletter.ts';
import { operationsCalls } from './reference/operations.ts';
import { searchCalls } from './reference/search.ts';

export type { DescribedCall };
export { callGroups };

/** Every call of the API, in the order of the reference. */
export const describedCalls: readonly DescribedCall[] = [
  ...catalogueCalls,
  ...searchCalls,
  ...homeCalls,
  ...customerCalls,
  ...favoriteCalls,
  ...newsletterCalls,
  ...contactCalls,
  ...operationsCalls,
];
