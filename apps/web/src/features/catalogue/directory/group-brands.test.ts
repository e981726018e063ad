import { describe, expect, it } from 'vitest';
import { brandFinder, groupBrands } from './group-brands.ts';

const brands = ['Vael', 'élan 10', 'Elan 9', 'eVerde', '38 Ways', 'Ørsted', '& Other'].map((display_name, id) => ({
  id,
  display_name,
  slug: `brand-${id}`,
  count: 1,
}));

const names = (list: readonly { display_name: string }[]) => list.map(({ display_name }) => display_name);

describe('groupBrands', () => {
  it('groups brands by first letter, without empty groups', () => {
    expect(groupBrands(brands).map((group) => [group.letter, ...names(group.brands)])).toEqual([
      ['#', '& Other', '38 Ways'],
      ['E', 'Elan 9', 'élan 10', 'eVerde'],
      ['O', 'Ørsted'],
      ['V', 'Vael'],
    ]);
  });
});

describe('brandFinder', () => {
  it('finds part of a name, ignoring case, accents and surrounding spaces', () => {
    expect(names(brandFinder(brands)(' ELAN '))).toEqual(['élan 10', 'Elan 9']);
  });

  it('finds letters such as ø by their plain spelling', () => {
    expect(names(brandFinder(brands)('orsted'))).toEqual(['Ørsted']);
  });

  it('returns all brands for an empty text, and none if no name matches', () => {
    const find = brandFinder(brands);

    expect(find('  ')).toHaveLength(brands.length);
    expect(find('calder')).toEqual([]);
  });
});
