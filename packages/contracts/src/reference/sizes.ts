import { fitProduct, listMySizes, listWearable, setMySizes } from '../sizes.ts';
import { describe } from './describe.ts';

const worn =
  'A guest says what is worn as `wear[]`, each `kind:system:size`; with `fit=1` and a token it is what the customer keeps.';

export const sizeCalls = [
  describe(listWearable, {}, { group: 'Catalog', summary: 'What a shopper may say of their sizes', token: 'none' }),
  describe(
    fitProduct,
    { params: { id: '1' }, querystring: { wear: ['women-shoes:UK:5'] } },
    {
      group: 'Catalog',
      summary: 'Which sizes of a product fit',
      details: `${worn} Lists take the same; then only what fits is in them, and nobody keeps the reply.`,
      token: 'optional',
      refusals: [404],
    },
  ),
  describe(
    listMySizes,
    {},
    { group: 'Customer', summary: 'What the customer wears', token: 'required', refusals: [401] },
  ),
  describe(
    setMySizes,
    { body: { wear: ['women-shoes:UK:5', 'women-dresses:UK:12'] } },
    {
      group: 'Customer',
      summary: 'Keeps what the customer wears',
      details:
        'With `merge` only kinds of which nothing was kept take what is sent: so the sizes of a guest join the account.',
      token: 'required',
      refusals: [401],
    },
  ),
];
