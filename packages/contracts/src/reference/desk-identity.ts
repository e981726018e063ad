import { changeCurrency, getIdentityState, previewCurrency } from '../desk-identity.ts';
import { describe } from './describe.ts';

const owner = { group: 'Desk', token: 'staff', role: 'owner', refusals: [401, 403, 409] } as const;

/** The calls of the desk about the shop itself. Its document is read and written as `identity` by the calls about pages. */
export const deskIdentityCalls = [
  describe(
    getIdentityState,
    {},
    {
      ...{ group: 'Desk', token: 'staff', role: 'viewer', refusals: [401, 403] },
      summary: 'What the environment says of the shop, its currency, and how the last change of that went',
    },
  ),
  describe(
    previewCurrency,
    { querystring: { to: 'EUR' } },
    { ...owner, summary: 'What another currency would make of prices', details: 'Nothing is kept.' },
  ),
  describe(
    changeCurrency,
    { body: { to: 'EUR' } },
    {
      ...owner,
      summary: 'Derives all prices in another currency, in the background',
      details: 'That is no change of a price: nobody is told. Answers 409 where CURRENCY is set, or a rate is missing.',
    },
  ),
];
