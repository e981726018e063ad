import { decideDeskMatch, decideDeskPrices, listDeskMatches, listDeskPrices } from '../desk-decisions.ts';
import { describe } from './describe.ts';

const read = { group: 'Desk', token: 'staff', role: 'viewer', refusals: [401, 403] } as const;
const write = { group: 'Desk', token: 'staff', role: 'editor', refusals: [401, 403, 409] } as const;

/** The calls of the desk about what waits for a decision. */
export const deskDecisionCalls = [
  describe(
    listDeskMatches,
    { querystring: { list: 'waiting' } },
    { ...read, summary: 'Offers that may be one product, or what was decided of such' },
  ),
  describe(
    decideDeskMatch,
    { body: { first: 1, second: 31, decision: 'join' } },
    { ...write, summary: 'Decides whether two offers are one product' },
  ),
  describe(
    listDeskPrices,
    { querystring: { list: 'held' } },
    { ...read, summary: 'Prices that jumped', details: 'The shop shows `before` until staff accept `after`.' },
  ),
  describe(
    decideDeskPrices,
    { body: { decision: 'accept', product: 1, price: 590 } },
    {
      ...write,
      summary: 'Accepts or rejects prices that jumped',
      details: 'Of a product with the price that was seen, or of a store with the time until which prices were held.',
    },
  ),
];
