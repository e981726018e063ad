import { translateIn } from '@wearfolio/messages/translate';
import { describe, expect, it } from 'vitest';
import type { CategoryEntry } from '../catalogue.ts';
import { isUnknownCategory, prettify, scopeOf } from './listing-scope.ts';

const english = translateIn('en');

const leaf = (name: string) => ({ name, slug: name.toLowerCase().replaceAll(' ', '-') });

const categories: CategoryEntry[] = [
  {
    ...leaf('Women'),
    subCateg: [
      { ...leaf('Clothing'), childSubCateg: [{ name: 'Party Dresses', slug: 'dresses' }, leaf('Shorts')] },
      { ...leaf('Shoes'), childSubCateg: [leaf('Boots')] },
    ],
  },
  { ...leaf('Men'), subCateg: [{ ...leaf('Clothing'), childSubCateg: [leaf('Shorts')] }] },
];

const scope = (params: Record<string, string>, keyword = '') => scopeOf(english, params, keyword, categories);

describe('prettify', () => {
  it.each([
    ['evening-dresses', 'Evening dresses'],
    ['evening-dresses-123', 'Evening dresses'],
    ['501-jeans', '501 jeans'],
    ['summer_edit', 'Summer edit'],
    ['', ''],
  ])('formats %s as %s', (slug, name) => {
    expect(prettify(slug)).toBe(name);
  });
});

describe('scopeOf', () => {
  it('maps three slugs to the query and shows the stored names', () => {
    expect(scope({ parentCateg: 'women', subCateg: 'clothing', childCateg: 'dresses' })).toEqual({
      query: { parentCateg: 'women', subCateg: 'clothing', childCateg: 'dresses' },
      crumbs: [
        { name: 'Women', slugs: ['women'] },
        { name: 'Clothing', slugs: ['women', 'clothing'] },
      ],
      heading: 'Party Dresses',
    });
  });

  it('filters by the brand or store of a slug, and finds nothing until it is known', () => {
    const vael = { id: 7, name: 'Vael & Co' };

    expect(scopeOf(english, { brandSlug: 'vael-co' }, '', [], vael)).toEqual({
      query: { brand: ['7'] },
      crumbs: [],
      heading: 'Vael & Co',
    });
    expect(scopeOf(english, { storeSlug: 'vael-co' }, '', [], vael).query).toEqual({ store: ['7'] });
    expect(scope({ brandSlug: 'vael-co' })).toMatchObject({ query: { brand: ['999999999'] }, heading: 'Vael co' });
  });

  it('prettifies slugs that are not in the tree', () => {
    const { crumbs, heading } = scope({ parentCateg: 'sale', subCateg: 'last-chance-7', childCateg: 'x' });

    expect(crumbs.map(({ name }) => name)).toEqual(['Sale', 'Last chance']);
    expect(heading).toBe('X');
  });

  it('finds a single slug at any level and shows its ancestors when it occurs once', () => {
    expect(scope({ childCategorySlug: 'boots' })).toEqual({
      query: { childCateg: 'boots' },
      crumbs: [
        { name: 'Women', slugs: ['women'] },
        { name: 'Shoes', slugs: ['women', 'shoes'] },
      ],
      heading: 'Boots',
    });
  });

  it('shows no ancestors for a slug that occurs several times', () => {
    expect(scope({ childCategorySlug: 'shorts' })).toEqual({
      query: { childCateg: 'shorts' },
      crumbs: [],
      heading: 'Shorts',
    });
  });

  it('finds a category by name, ignoring case', () => {
    expect(scope({ categoryName: 'party dresses' }).heading).toBe('Party Dresses');
  });

  it('searches below the top category in the secondary form', () => {
    expect(scope({ categorySlug: 'men', subCategorySlug: 'shorts' })).toEqual({
      query: { parentCateg: 'men', childCateg: 'shorts' },
      crumbs: [
        { name: 'Men', slugs: ['men'] },
        { name: 'Clothing', slugs: ['men', 'clothing'] },
      ],
      heading: 'Shorts',
    });
  });

  it('keeps the top category in the breadcrumb when the second slug is unknown', () => {
    expect(scope({ categorySlug: 'men', subCategorySlug: 'new-in' }).crumbs).toEqual([{ name: 'Men', slugs: ['men'] }]);
  });

  it("uses the home page's names for its collections", () => {
    expect(scope({ homepageKey: 'weekly_product' })).toMatchObject({
      query: { homepageKey: 'weekly_product' },
      heading: 'Shop The Newest Finds',
    });
    expect(scope({ homepageKey: 'summer_edit' }).heading).toBe('Summer edit');
  });

  it('covers all products without a keyword', () => {
    expect(scopeOf(english, {}, ' ', [])).toEqual({ query: {}, crumbs: [], heading: 'All products' });
  });

  it('searches within the category, brand or store of the path', () => {
    expect(scope({ categoryName: 'women' }, 'boots')).toEqual({
      query: { childCateg: 'women', keyword: 'boots' },
      crumbs: [],
      heading: 'Women: "boots"',
      place: 'Women',
    });
    expect(scopeOf(english, { brandSlug: 'vael-co' }, 'boots', [], { id: 7, name: 'Vael & Co' })).toMatchObject({
      query: { brand: ['7'], keyword: 'boots' },
      heading: 'Vael & Co: "boots"',
    });
  });

  it('shows the specified heading of search results', () => {
    expect(scope({}, 'linen dress')).toEqual({
      query: { keyword: 'linen dress' },
      crumbs: [],
      heading: 'Search Result for: "linen dress"',
    });
  });
});

describe('isUnknownCategory', () => {
  it.each([
    [{ childCategorySlug: 'nonsense' }],
    [{ categoryName: 'Party Dress' }],
    [{ parentCateg: 'women', subCateg: 'boots' }],
    [{ parentCateg: 'men', subCateg: 'clothing', childCateg: 'dresses' }],
    [{ categorySlug: 'men', subCategorySlug: 'boots' }],
  ])('returns true for %j', (params) => {
    expect(isUnknownCategory(params, categories)).toBe(true);
    expect(isUnknownCategory(params, [])).toBe(false);
  });

  it.each([
    [{ childCategorySlug: 'SHORTS' }],
    [{ categoryName: 'Party Dresses' }],
    [{ parentCateg: 'women', subCateg: 'shoes', childCateg: 'boots' }],
    [{ categorySlug: 'women', subCategorySlug: 'boots' }],
    [{ homepageKey: 'nonsense' }],
    [{}],
  ])('returns false for %j', (params) => {
    expect(isUnknownCategory(params, categories)).toBe(false);
  });
});
