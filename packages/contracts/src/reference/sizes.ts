import { fitProduct, listMySizes, listWearable, setMySizes } from '../sizes.ts';
import { describe } from './describe.ts';

const worn =
  "Guests send their sizes as `wear[]`, each `kind:system:size`. With `fit=1` and a token, the customer's stored sizes are used.";

export const sizeCalls = [
  describe(listWearable, {}, { group: 'Catalog', summary: 'List the sizes to choose from', token: 'none' }),
  describe(
    fitProduct,
    { params: { id: '1' }, querystring: { wear: ['women-shoes:UK:5'] } },
    {
      group: 'Catalog',
      summary: 'Get the sizes of a product that fit',
      details: `${worn} Lists accept the same parameters. They then contain only products that fit, and their replies are not cached.`,
      token: 'optional',
      refusals: [404],
    },
  ),
  describe(
    listMySizes,
    {},
    { group: 'Customer', summary: "List the customer's sizes", token: 'required', refusals: [401] },
  ),
  describe(
    setMySizes,
    { body: { wear: ['women-shoes:UK:5', 'women-dresses:UK:12'] } },
    {
      group: 'Customer',
      summary: "Replace the customer's sizes",
      details:
        "With `merge`, only kinds without stored sizes are replaced, so that a guest's sizes are added at sign-in.",
      token: 'required',
      refusals: [401],
    },
  ),
];
