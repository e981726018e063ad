import { describe, expect, it } from 'vitest';
import { searchRow, startGroups, suggestionGroups } from './suggestion-rows.ts';

const ids = [1, 2, 3, 4, 5, 6, 7];

const full = {
  queries: ids.map((id) => `dress ${id}`),
  categories: ids.map((id) => ({ name: `Dresses ${id}`, slug: 'dresses', path: 'women/clothing/dresses' })),
  brands: ids.map((id) => ({ id, display_name: `Brand ${id}`, slug: `brand-${id}` })),
  stores: ids.map((id) => ({ id, store_name: `Store ${id}`, slug: `store-${id}` })),
  products: ids.map((id) => ({
    id,
    productName: `Dress ${id}`,
    slug: 'dress',
    brand_name: 'Vael',
    primary_image: null,
    color_id: null,
    price: 147,
    retail_price: 210,
    retail_kind: 'regular' as const,
  })),
};

describe('startGroups', () => {
  it('offers recent searches, other popular ones, and categories', () => {
    const categories = [{ name: 'Women', slug: 'women' }];
    const groups = startGroups(['boots'], ['boots', 'red dress'], categories);

    expect(groups.map(({ title, rows }) => `${title}: ${rows.map(({ name }) => name)}`)).toEqual([
      'Recent searches: boots',
      'Popular searches: red dress',
      'Categories: Women',
    ]);
    expect(startGroups([], [], [])).toEqual([]);
  });
});

describe('suggestionGroups', () => {
  it('shows at most 4 searches, 3 categories, 3 brands, 2 stores and 5 products, in this order', () => {
    const groups = suggestionGroups(full, []).map(({ title, rows }) => `${title} ${rows.length}`);

    expect(groups).toEqual(['Searches 4', 'Categories 3', 'Brands 3', 'Stores 2', 'Products 5']);
  });

  it('links to a listing or a product', () => {
    const hrefs = suggestionGroups(full, []).map(({ rows }) => rows[0]?.href);

    expect(hrefs).toEqual([
      '/search?keyword=dress+1',
      '/browse/women/clothing/dresses',
      '/brand/brand-1',
      '/store/store-1',
      '/product/1/dress',
    ]);
  });

  it('names the parent of a category, unless it is a top category', () => {
    const categories = [
      ...full.categories.slice(0, 1),
      { name: 'Rugs', slug: 'rugs', path: 'home-living/rugs' },
      { name: 'Kids', slug: 'kids', path: 'kids' },
    ];
    const tops = [{ name: 'Home & Living', slug: 'home-living' }];
    const [group] = suggestionGroups({ ...full, queries: [], categories }, tops);

    expect(group?.rows.map(({ place }) => place)).toEqual(['Women', 'Home & Living', undefined]);
  });

  it('leaves out empty groups', () => {
    const titles = suggestionGroups({ ...full, queries: [], categories: [], stores: [] }, []).map(({ title }) => title);

    expect(titles).toEqual(['Brands', 'Products']);
  });
});

describe('searchRow', () => {
  it('writes spaces as plus signs', () => {
    expect(searchRow('red dress').href).toBe('/search?keyword=red+dress');
  });
});
