// @vitest-environment happy-dom
import { listCategories, listProducts } from '@wearfolio/contracts/catalogue';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstReply } from './first-data.ts';

describe('firstReply', () => {
  beforeAll(() => {
    const block = document.createElement('script');
    block.type = 'application/json';
    block.id = 'first-data';
    block.textContent = JSON.stringify({
      '/api/categories': { data: [] },
      '/api/productList?brand%5B%5D=3&brand%5B%5D=7&keyword=red+dress&page=1': { total: 2 },
    });
    document.body.append(block);
  });

  it('returns each embedded reply once, in any order', () => {
    const querystring = { page: '1', keyword: 'red dress', brand: ['7', '3'], sort: '' as const };

    expect(firstReply(listProducts, { querystring })).toEqual({ total: 2 });
    expect(firstReply(listProducts, { querystring })).toBeUndefined();
    expect(firstReply(listCategories, {})).toEqual({ data: [] });
  });

  it('returns nothing for another call', () => {
    expect(firstReply(listProducts, { querystring: { page: '2' } })).toBeUndefined();
  });

  it('removes the data from the page', () => {
    expect(document.getElementById('first-data')).toBeNull();
  });
});
