import { changeCurrency, getIdentityState, previewCurrency } from '../desk-identity.ts';
import { describe } from './describe.ts';

const owner = { group: 'Desk', token: 'staff', role: 'owner', refusals: [401, 403, 409] } as const;

/** The desk's calls for the shop's identity. The calls for documents read and write it as `identity`. */
export const deskIdentityCalls = [
  describe(
    getIdentityState,
    {},
    {
      ...{ group: 'Desk', token: 'staff', role: 'viewer', refusals: [401, 403] },
      summary: "Get the environment's settings of the identity, the currency, and its latest change",
    },
  ),
  describe(
    previewCurrency,
    { querystring: { to: 'EUR' } },
    { ...owner, summary: 'Preview prices in another currency', details: 'Saves nothing.' },
  ),
  describe(
    changeCurrency,
    { body: { to: 'EUR' } },
    {
      ...owner,
      summary: 'Convert all prices to another currency',
      details:
        'A job does the work. Customers get no alerts, because no store changed a price. Returns 409 if CURRENCY is set or a rate is missing.',
    },
  ),
];
