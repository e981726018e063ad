import { describe, expect, it } from 'vitest';
import { categoryRows } from './category-tree.ts';

describe('categoryRows', () => {
  it('lists the tree in depth-first order with the names of the API', () => {
    const rows = categoryRows([
      { parent: 'Women|1', childParents: [{ childParent: 'Tote | Bags|7', childCategories: ['Small|9', 'Large|10'] }] },
      { parent: 'Home|2', childParents: [] },
    ]);

    expect(rows).toEqual([
      { level: 'level1', categ: 'Women|1', name: 'Women' },
      { level: 'level2', categ: 'Tote | Bags|7', name: 'Tote | Bags' },
      { level: 'level3', categ: 'Small|9', name: 'Small' },
      { level: 'level3', categ: 'Large|10', name: 'Large' },
      { level: 'level1', categ: 'Home|2', name: 'Home' },
    ]);
  });
});
