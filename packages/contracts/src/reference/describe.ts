import type { StaffRole } from '../desk.ts';
import type { Endpoint, Input } from '../endpoint.ts';
import replies from './replies.json' with { type: 'json' };

/** The groups of the reference. */
export const callGroups = [
  'Catalog',
  'Search',
  'Home',
  'Customer',
  'Favorites',
  'Saved searches',
  'Newsletter',
  'Contact',
  'Operations',
  'Desk',
  // Last, so that running all examples in order keeps the account until the end.
  'Account deletion',
] as const;

type Words = {
  group: (typeof callGroups)[number];
  summary: string;
  /** What the schemas do not show. */
  details?: string;
  /**
   * 'none' ignores the token, 'optional' adds personal data if there is one, 'required' rejects guests, and 'staff'
   * needs the cookie of the desk.
   */
  token: 'none' | 'optional' | 'required' | 'staff';
  /** The minimum role. Absent for calls that a partial sign-in may use. */
  role?: StaffRole;
  /** Error statuses in addition to those that any call can return (400, 503) and any POST can return (413, 415). */
  refusals?: readonly (401 | 403 | 404 | 409 | 429)[];
  /** Whether the body may also be form data (behavior.md#customer-profile-edit). */
  takesFormData?: boolean;
};

/** A call of the API in the reference, with an example of the input and of the reply. */
export type DescribedCall = Words & {
  endpoint: Endpoint;
  example: { [part in keyof Endpoint['schema']]?: unknown };
  /** The reply of the demo shop. Each list is cut to its first entry. */
  reply: unknown;
};

const replyOf: Readonly<Record<string, unknown>> = replies;

/** Combines a contract with its description, an example input, and the recorded reply of the demo shop. */
export const describe = <E extends Endpoint>(endpoint: E, example: Input<E>, words: Words): DescribedCall => ({
  ...words,
  endpoint: endpoint as Endpoint,
  example: example as DescribedCall['example'],
  reply: replyOf[`${endpoint.method} ${endpoint.url}`],
});

/** The secret of a mailed link in every example. */
export const link = 'Xq3vYk0Zr8nB2mW5tL7cJ1dF6hG4sA9pE0uR3iO8yTw';

export const sameAnswer = 'Returns the same reply for addresses with and without an account.';
