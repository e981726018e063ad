import type { Right } from './rights.ts';

/** The groups of the reference. */
export const callGroups = [
  'Catalog',
  'Search',
  'Home',
  'Partners',
  'Customer',
  'Favorites',
  'Saved searches',
  'Newsletter',
  'Contact',
  'Agents',
  'Operations',
  'Desk',
  // Last, so that running all examples in order keeps the account until the end.
  'Account deletion',
] as const;

/** What the reference says about a call beyond its schemas. `Example` is the call's input. */
export type About<Example = unknown> = {
  /** Absent for the desk's calls. */
  group?: (typeof callGroups)[number];
  /**
   * Who may call: everyone; everyone, with personal data for customers; customers; partners by their key; staff, even
   * with a partial sign-in; or staff with this right.
   */
  access: 'public' | 'personal' | 'customer' | 'partner' | 'staff' | Right;
  summary: string;
  /** What the schemas do not show. */
  details?: string;
  /** Error statuses that neither `access` nor the method implies. */
  refusals?: readonly (403 | 404 | 409 | 410 | 429)[];
  /** Whether the body may also be form data (behavior.md#customer-profile-edit). */
  takesFormData?: boolean;
  /** The media types of the reply, if it is not JSON. */
  types?: readonly string[];
  example?: Example;
};

/** The secret of a mailed link in every example. */
export const exampleLink = 'Xq3vYk0Zr8nB2mW5tL7cJ1dF6hG4sA9pE0uR3iO8yTw';
