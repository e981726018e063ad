import { decideDeskMatch, decideDeskPrices, listDeskMatches, listDeskPrices } from '../desk-decisions.ts';
import { describe } from './describe.ts';

const read = { group: 'Desk', token: 'staff', role: 'viewer', refusals: [401, 403] } as const;
const write = { group: 'Desk', token: 'staff', role: 'editor', refusals: [401, 403, 409] } as const;

/** The desk's calls for pending decisions. */
export const deskDecisionCalls = [
  describe(
    listDeskMatches,
    { querystring: { list: 'waiting' } },
    { ...read, summary: 'List candidate pairs of offers, or the decided ones' },
  ),
  describe(
    decideDeskMatch,
    { body: { first: 1, second: 31, decision: 'join' } },
    { ...write, summary: 'Decide whether two offers are one product' },
  ),
  describe(
    listDeskPrices,
    { querystring: { list: 'held' } },
    { ...read, summary: 'List prices that jumped', details: 'The shop shows `before` until staff accept `after`.' },
  ),
  describe(
    decideDeskPrices,
    { body: { decision: 'accept', product: 1, price: 590 } },
    {
      ...write,
      summary: 'Accept or reject held prices',
      details:
        'Send a product with the price that was shown, or a store with a time: this decides on all its prices held until then.',
    },
  ),
];
