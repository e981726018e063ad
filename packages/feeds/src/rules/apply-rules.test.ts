// cspell:ignore Farbe Rot
import { describe, expect, it } from 'vitest';
import { plainRules, readAll } from '../testing/read.ts';
import type { FeedRule, RuleAction, RuleCondition } from './rule.ts';
import { storeDefaults } from './store-defaults.ts';

const feed = (columns: string, ...rows: string[]): string =>
  [
    columns,
    ...rows.map((row, at) => `${at + 1},${row},https://store.example/${at + 1},https://store.example/${at + 1}.jpg`),
  ].join('\n');

const rule = (when: RuleCondition[], ...actions: RuleAction[]): FeedRule => ({ name: 'Test', when, actions });

const read = (text: string, ...rules: FeedRule[]) => {
  const { mapping: _, link: __, ...store } = storeDefaults(rules);
  return readAll(text, { rules: { ...plainRules, rules, store: { ...plainRules.store, ...store, currency: 'USD' } } });
};

const shirts = feed(
  'id,name,brand,category,color,price,link,image',
  'Oboro Linen Shirt,Oboro,Men > Shirts,Red,40.00',
  'Oboro Wool Scarf,OBORO GMBH,Women > Scarves,Dusk,20.00',
);

const first = async (...rules: FeedRule[]) => (await read(shirts, ...rules)).rows[0];

const always: RuleCondition[] = [];

describe('rules of ops', () => {
  it.each<[RuleCondition, readonly string[]]>([
    [{ of: 'name', test: 'contains', value: 'SHIRT' }, ['1']],
    [{ of: 'name', test: 'contains', value: 'shirt\nscarf' }, ['1', '2']],
    [{ of: 'name', test: 'contains', value: 'shirt', not: true }, ['2']],
    [{ of: 'color', test: 'is', value: 'red' }, ['1']],
    [{ of: 'name', test: 'matches', value: '^oboro w' }, ['2']],
    [{ of: 'price', test: 'above', value: '20' }, ['1']],
    [{ of: 'price', test: 'below', value: '20.01' }, ['2']],
    [{ of: 'size', test: 'empty' }, ['1', '2']],
    [{ of: 'column:Brand', test: 'is', value: 'Oboro GmbH' }, ['2']],
    [{ of: 'fact:brand', test: 'is', value: 'oboro' }, ['1', '2']],
    [{ of: 'fact:kind', test: 'contains', value: 'men/clothing/shirts' }, ['1']],
    [{ of: 'fact:audience', test: 'is', value: 'women' }, ['2']],
    [{ of: 'fact:color', test: 'is', value: 'Red' }, ['1']],
  ])('leaves out the rows where %j', async (condition, ids) => {
    const { rows, rejects } = await read(shirts, rule([condition], { type: 'leave-out' }));

    expect(['1', '2'].filter((id) => rows.every(({ externalId }) => externalId !== id))).toEqual(ids);
    expect(rejects).toEqual(
      ids.map((id) => ({ line: Number(id) + 1, field: '', value: 'Test', reason: 'is left out by a rule' })),
    );
  });

  it.each<[RuleAction, object]>([
    [
      { type: 'set', of: 'brand', value: 'Tarnbeck' },
      { brand: 'Tarnbeck', title: 'Linen Shirt' },
    ],
    [{ type: 'set', of: 'name', value: '{color} {brand} Shirt' }, { name: 'Red Oboro Shirt' }],
    [{ type: 'set', of: 'name', value: '{nothing} Shirt' }, { name: 'Oboro Linen Shirt' }],
    [
      { type: 'set', of: 'link', value: 'https://s.example/?q={name}' },
      { url: 'https://s.example/?q=Oboro%20Linen%20Shirt' },
    ],
    [{ type: 'append', of: 'name', value: 'for Men' }, { name: 'Oboro Linen Shirt for Men' }],
    [{ type: 'replace', of: 'name', find: 'linen', value: 'Cotton' }, { name: 'Oboro Cotton Shirt' }],
    [
      { type: 'replace', of: 'name', find: '^(\\w+) (.*)$', pattern: true, value: '$2 by $1' },
      { name: 'Linen Shirt by Oboro' },
    ],
    [{ type: 'multiply', of: 'price', value: 1.19 }, { priceCents: 4760 }],
    [{ type: 'map', of: 'kind', value: 'women/shoes/boots' }, { categoryPath: 'women/shoes/boots' }],
    [{ type: 'map', of: 'audience', value: 'women' }, { categoryPath: 'women/clothing/shirts' }],
  ])('applies %j', async (action, expected) => {
    expect(await first(rule(always, action))).toMatchObject(expected);
  });

  it('says that a fact came from a rule, and is certain of it', async () => {
    const row = await first(
      rule([{ of: 'name', test: 'contains', value: 'shirt' }], { type: 'map', of: 'brand', value: 'Tarnbeck' }),
      rule(always, { type: 'map', of: 'kind', value: 'women/shoes/boots' }),
      rule([{ of: 'fact:color', test: 'is', value: 'red' }], { type: 'map', of: 'color', value: 'Blue' }),
      rule(always, { type: 'map', of: 'audience', value: 'women' }),
    );

    expect(row?.variants[0]?.color).toEqual({ name: 'Red', parent: 'Blue', hexa: '2C5FAA' });
    expect(row?.facts).toMatchObject({ brand: 'certain', kind: 'certain', color: 'certain', audience: 'certain' });
    expect(row?.sources).toMatchObject({ brand: 'rule', kind: 'rule', color: 'rule', audience: 'rule' });
  });

  it('gives a row without a color that of a rule', async () => {
    const { rows } = await read(
      feed('id,name,price,link,image', 'Linen Shirt,40.00'),
      rule(always, { type: 'map', of: 'color', value: 'Green' }),
    );

    expect(rows[0]?.variants[0]?.color).toMatchObject({ name: 'Green', parent: 'Green' });
  });

  it('applies rules in their order, also those about facts, and says which ones applied', async () => {
    const { events } = await read(
      shirts,
      rule([{ of: 'brand', test: 'is', value: 'Oboro' }], { type: 'set', of: 'brand', value: 'Tarnbeck' }),
      rule([{ of: 'fact:brand', test: 'is', value: 'Tarnbeck' }], {
        type: 'map',
        of: 'kind',
        value: 'men/shoes/boots',
      }),
      rule([{ of: 'fact:kind', test: 'contains', value: 'boots' }], { type: 'append', of: 'name', value: 'Boot' }),
      rule([{ of: 'name', test: 'contains', value: 'boot' }], { type: 'set', of: 'color', value: 'Green' }),
    );
    const rows = events.filter((event) => event.type === 'row');

    expect(rows[0]).toMatchObject({
      row: { brand: 'Tarnbeck', categoryPath: 'men/shoes/boots', title: 'Linen Shirt Boot' },
      ruledBy: [0, 1, 2, 3],
    });
    expect(rows[1]).not.toHaveProperty('ruledBy');
  });

  it('lets a brand of all rows replace those of the rules before it', async () => {
    const brand = (when: RuleCondition[], value: string) => rule(when, { type: 'map', of: 'brand', value });
    const linen: RuleCondition[] = [{ of: 'name', test: 'contains', value: 'linen' }];
    const brandsOf = async (...rules: FeedRule[]) => (await read(shirts, ...rules)).rows.map((row) => row.brand);

    expect(await brandsOf(brand(linen, 'Maze'), brand(always, 'Tarnbeck'))).toEqual(['Tarnbeck', 'Tarnbeck']);
    expect(await brandsOf(brand(always, 'Tarnbeck'), brand(linen, 'Maze'))).toEqual(['Maze', 'Tarnbeck']);
    expect(await brandsOf(brand([{ of: 'fact:brand', test: 'empty' }], 'Maze'), brand(always, 'Tarnbeck'))).toEqual([
      'Tarnbeck',
      'Tarnbeck',
    ]);
  });

  it('fills facts only where nothing else states them, and knows the first default', async () => {
    const brand = (value: string) => rule([{ of: 'fact:brand', test: 'empty' }], { type: 'map', of: 'brand', value });
    const text = feed(
      'id,name,brand,price,link,image',
      'Linen Shirt,Oboro,40.00',
      'Ridge Loop,,20.00',
      'Bramble Coat,Tarnbeck,20.00',
    );
    const { rows } = await read(
      text,
      brand('Maze'),
      brand('Other'),
      rule([{ of: 'fact:kind', test: 'empty' }], { type: 'map', of: 'kind', value: 'men/clothing/shorts' }),
    );

    expect(rows.map((row) => row.brand)).toEqual(['Oboro', 'Maze', 'Tarnbeck']);
    expect(rows.map(({ sources }) => sources.brand)).toEqual(['column "brand"', 'rule', 'column "brand"']);
    expect(rows[1]).toMatchObject({ categoryPath: 'men/clothing/shorts', sources: { kind: 'rule' } });
    // The default places no category, so ops still see that it is unknown.
    expect(rows[1]?.unmapped).toContainEqual({ kind: 'category', value: '' });
  });

  describe('of a product with nested variants', () => {
    const shopify = [
      'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Image Src',
      'shirt,Linen Shirt,Oboro,Shirts,Color,Rot,Size,S,S-1,10.00,https://store.example/1.jpg',
      'shirt,,,,,Rot,,XL,S-2,10.00,',
      'shirt,,,,,Blue,,S,S-3,12.00,',
    ].join('\n');
    const variants = async (...rules: FeedRule[]) => {
      const found = await readAll(shopify, { link: 'https://store.example/{id}', rules: { ...plainRules, rules } });
      return found.rows.flatMap((row) =>
        row.variants.map(({ color, size, priceCents }) => [color?.name, color?.parent, size?.value, priceCents]),
      );
    };
    const red: RuleCondition = { of: 'color', test: 'is', value: 'Rot' };
    const large: RuleCondition = { of: 'size', test: 'is', value: 'XL' };

    it.each<[string, FeedRule[], unknown[][]]>([
      [
        'replaces and multiplies in all of them',
        [
          rule(always, { type: 'replace', of: 'color', find: 'Rot', value: 'Red' }),
          rule(always, { type: 'multiply', of: 'price', value: 2 }),
        ],
        [
          ['Red', 'Red', 'S', 2000],
          ['Red', 'Red', 'XL', 2000],
          ['Blue', 'Blue', 'S', 2400],
        ],
      ],
      [
        'writes a field of those that the conditions hold for',
        [
          rule([red], { type: 'set', of: 'color', value: 'Pink' }),
          rule([{ ...large, not: true }], { type: 'multiply', of: 'price', value: 3 }),
        ],
        [
          ['Pink', 'Pink', 'S', 3000],
          ['Pink', 'Pink', 'XL', 1000],
          ['Blue', 'Blue', 'S', 3600],
        ],
      ],
      [
        'appends to what each of them has',
        [rule(always, { type: 'append', of: 'color', value: 'Stripe' })],
        [
          ['Rot|Stripe', 'Red', 'S', 1000],
          ['Rot|Stripe', 'Red', 'XL', 1000],
          ['Blue|Stripe', 'Blue', 'S', 1200],
        ],
      ],
      [
        'decides the color of those that the conditions hold for',
        [
          rule([red], { type: 'map', of: 'color', value: 'Pink' }),
          rule([{ of: 'fact:color', test: 'is', value: 'Blue' }], { type: 'map', of: 'color', value: 'Purple' }),
        ],
        [
          ['Rot', 'Pink', 'S', 1000],
          ['Rot', 'Pink', 'XL', 1000],
          ['Blue', 'Purple', 'S', 1200],
        ],
      ],
      [
        'leaves those out that all conditions hold for, and keeps what it decided of the others',
        [
          rule([{ of: 'color', test: 'is', value: 'Blue' }], { type: 'map', of: 'color', value: 'Purple' }),
          rule([red, large], { type: 'leave-out' }),
        ],
        [
          ['Rot', 'Red', 'S', 1000],
          ['Blue', 'Purple', 'S', 1200],
        ],
      ],
      [
        'leaves the product out if they hold for all of them',
        [rule([{ of: 'name', test: 'contains', value: 'linen' }], { type: 'leave-out' })],
        [],
      ],
    ])('%s', async (_, rules, expected) => {
      expect(await variants(...rules)).toEqual(expected);
    });
  });
});
