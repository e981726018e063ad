import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';

const sub = (name: string, children: number) => ({
  name,
  slug: name,
  childSubCateg: Array.from({ length: children }, (_, at) => ({ name: `${name} ${at}`, slug: `${name}-${at}` })),
});

const names = (columns: ReturnType<typeof columnsOf>) =>
  columns.map((column) =>
    column.map(({ sub: { slug }, hasHead, children }) => `${hasHead ? slug : '…'}+${children.length}`),
  );

describe('columnsOf', () => {
  it('gives each sub-category its own column if there is room', () => {
    expect(names(columnsOf([sub('bags', 5), sub('jewellery', 2), sub('shoes', 9)]))).toEqual([
      ['bags+5'],
      ['jewellery+2'],
      ['shoes+9'],
    ]);
  });

  it('continues a long sub-category in the next column without its heading', () => {
    expect(names(columnsOf([sub('clothing', 16)]))).toEqual([['clothing+9'], ['…+7']]);
  });

  it('stacks short sub-categories if there would be too many columns', () => {
    const subs = [
      sub('clothing', 16),
      sub('shoes', 9),
      sub('bags', 5),
      sub('jewellery', 2),
      sub('belts', 5),
      sub('sun', 5),
    ];

    expect(names(columnsOf(subs))).toEqual([
      ['clothing+9'],
      ['…+7'],
      ['shoes+9'],
      ['bags+5', 'jewellery+2'],
      ['belts+5'],
      ['sun+5'],
    ]);
  });

  it('returns at most six columns with at most six sub-categories each', () => {
    for (const count of [1, 6, 7, 12, 36, 50]) {
      for (const children of [0, 1, 3, 12, 40]) {
        const columns = columnsOf(Array.from({ length: count }, (_, at) => sub(`s${at}`, children)));
        expect(columns.length, `${count} of ${children}`).toBeLessThanOrEqual(6);
        expect(Math.max(...columns.map((column) => column.length)), `${count} of ${children}`).toBeLessThanOrEqual(6);
      }
    }
  });

  it('keeps every child, in order', () => {
    const subs = [sub('a', 23), sub('b', 0), sub('c', 11), sub('d', 4)];

    const children = columnsOf(subs)
      .flat()
      .flatMap((group) => group.children);

    expect(children).toEqual(subs.flatMap(({ childSubCateg }) => childSubCateg));
  });
});
