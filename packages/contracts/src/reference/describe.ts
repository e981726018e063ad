import type { StaffRole } from '../desk.ts';
import type { Endpoint, Input } from '../endpoint.ts';
import replies from './replies.json' with { type: 'json' };

/** Where a call stands in the reference. */
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
  // Last, so that whoever tries the examples one after the other keeps the account until then.
  'Account deletion',
] as const;

type Words = {
  group: (typeof callGroups)[number];
  summary: string;
  /** What the shapes do not tell. */
  details?: string;
  /** 'none': for everybody; 'optional' says more to those who have one, 'required' refuses guests; 'staff' wants the cookie of the desk. */
  token: 'none' | 'optional' | 'required' | 'staff';
  /** The least that staff must be; absent where half a sign-in is enough. */
  role?: StaffRole;
  /** Refusals beside 400 and 503, which any call may answer, and 413 and 415, which any may that is posted. */
  refusals?: readonly (401 | 403 | 404 | 409 | 429)[];
  /** Its body may be form data, too (decision 65). */
  takesFormData?: boolean;
};

/** A call of the API as the reference describes it, with an example of what is sent and one of what is answered. */
export type DescribedCall = Words & {
  endpoint: Endpoint;
  example: { [part in keyof Endpoint['schema']]?: unknown };
  /** As the demo shop answers; of each list the first entry alone. */
  reply: unknown;
};

const replyOf: Readonly<Record<string, unknown>> = replies;

/** A call with its words, an example of what is sent, and the reply that was kept of the demo shop. */
export const describe = <E extends Endpoint>(endpoint: E, example: Input<E>, words: Words): DescribedCall => ({
  ...words,
  endpoint: endpoint as Endpoint,
  example: example as DescribedCall['example'],
  reply: replyOf[`${endpoint.method} ${endpoint.url}`],
});

/** What stands for the secret of a link in every example. */
export const link = 'Xq3vYk0Zr8nB2mW5tL7cJ1dF6hG4sA9pE0uR3iO8yTw';

export const sameAnswer = 'Answers alike for addresses that have an account and for those that have none.';
