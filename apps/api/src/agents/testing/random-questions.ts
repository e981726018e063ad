import { type feedFormats, type newsFormats, newsKinds } from '@wearfolio/contracts/partners';
import fc from 'fast-check';

const words = [
  'dress',
  'navy',
  'linen',
  'boots',
  'under 100',
  'size M',
  'Maison Aube',
  'kids',
  'sale',
  'Nike',
  '👗',
  '%',
];

/** Any text with a letter or digit that a database can hold. */
export const anyText = (maxLength: number) =>
  fc
    .string({ minLength: 1, maxLength, unit: 'binary' })
    .filter((text) => text.isWellFormed() && !text.includes('\0') && /[\p{L}\p{N}]/u.test(text));

const queries = fc.oneof(
  fc.subarray(words, { minLength: 1 }).map((some) => some.join(' ')),
  anyText(60),
);

const filters = fc.record(
  {
    categories: fc.subarray(['women/clothing/dresses', 'men/shoes', 'women', 'x/y', 'Home'], { minLength: 1 }),
    price: fc.record({ min: fc.nat(5000), max: fc.integer({ min: 6000, max: 100_000 }) }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

const context = fc.record({ currency: fc.constantFrom('USD', 'EUR'), address_country: fc.constant('AT') });

// Of products, of variants (some of which do not exist), and of nothing.
const idsAmong = (offers: readonly number[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...offers).map(String) },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.constantFrom(...offers), fc.nat(60), fc.nat(90)).map((key) => key.join(':')),
    },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  );

const selected = fc.array(
  fc.record({
    name: fc.constantFrom('Color', 'Size', 'Store', 'Fit'),
    label: fc.constantFrom('Navy', 'Ink', 'M', 'EU 38', 'Net & Thread', 'x'),
  }),
  { maxLength: 4 },
);

/** Questions to the catalog of the Universal Commerce Protocol. */
export const catalogQuestions = (offers: readonly number[]) =>
  fc.oneof(
    fc.record({
      path: fc.constant('search' as const),
      body: fc.record(
        {
          query: queries,
          filters,
          context,
          pagination: fc.record(
            { limit: fc.integer({ min: 1, max: 30 }), cursor: fc.nat(90).map(String) },
            { requiredKeys: [] },
          ),
        },
        { requiredKeys: ['query'] },
      ),
    }),
    fc.record({
      path: fc.constant('lookup' as const),
      body: fc.record(
        { ids: fc.array(idsAmong(offers), { minLength: 1, maxLength: 6 }), filters, context },
        { requiredKeys: ['ids'] },
      ),
    }),
    fc.record({
      path: fc.constant('product' as const),
      body: fc.record(
        { id: idsAmong(offers), selected, preferences: fc.subarray(['Color', 'Size', 'Store']), filters },
        { requiredKeys: ['id'] },
      ),
    }),
  );

const called = <Input>(name: string, input: fc.Arbitrary<Input>) => fc.record({ name: fc.constant(name), input });

/** Calls of tools of the Model Context Protocol, some of which are refused. */
export const toolCalls = (offers: readonly number[]) => {
  const id = idsAmong(offers);
  const search = fc.record(
    {
      query: queries,
      category: fc.constantFrom('women', 'men/shoes', 'nowhere'),
      size: fc.constantFrom('M', 'EU 38', 'XXQ'),
      color: fc.constantFrom('Navy', 'Red'),
      ships_to: fc.constantFrom('US', 'AT', 'X'),
      max_price: fc.nat(500),
      limit: fc.integer({ min: 0, max: 11 }),
    },
    { requiredKeys: [] },
  );
  return fc.oneof(
    { weight: 3, arbitrary: called('search_products', search) },
    called('get_product', fc.record({ id })),
    called(
      'compare_offers',
      fc.record({ id, country: fc.constantFrom('AT', 'US', 'Narnia') }, { requiredKeys: ['id'] }),
    ),
    called('price_history', fc.record({ id })),
    called('list_categories', fc.record({ within: fc.constantFrom('', 'women', 'nowhere') }, { requiredKeys: [] })),
    called('buy', fc.record({ id })),
  );
};

const listings = ['', '/browse/women', '/browse/men/shoes', '/search?keyword=dress', '/browse/women?price_range=0-100'];
const of = fc.constantFrom(...listings);

/** Feeds of a listing as a whole or, as a part of the highest change number, since one. */
export const feedQuestions = (format: (typeof feedFormats)[number]) =>
  fc.record({
    format: fc.constant(format),
    of,
    since: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  });

/** News of a listing. */
export const newsQuestions = (format: (typeof newsFormats)[number]) =>
  fc.record({ format: fc.constant(format), of, kind: fc.constantFrom(...newsKinds) });

/** What stores may write of a product, and what they may not know. */
export const productTexts = fc.record({
  title: anyText(300),
  description: anyText(400).map((text) => `<p>${text}</p>`),
  condition: fc.constantFrom(null, 'new', 'used', 'open box'),
  ageGroup: fc.constantFrom(null, 'adult', 'teens', 'kids'),
  mpn: fc.oneof(fc.constant(null), anyText(100)),
  material: fc.oneof(fc.constant(null), anyText(100)),
});
