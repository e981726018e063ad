import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseText, simpleCells } from './cells.ts';

describe('simpleCells', () => {
  it.each([
    ['a,b', ['a', 'b']],
    ['a,,', ['a', '', '']],
    ['"a, b",c', ['a, b', 'c']],
    ['a,""', ['a', '']],
    ['"5"" heel",b', null],
    ['5" heel,b', null],
    ['"a"b,c', null],
    ['a,"b', null],
  ])('reads %s as %j', (text, cells) => {
    expect(simpleCells(text, ',')).toEqual(cells);
  });

  it('reads a line like the parser, or returns null', () => {
    const line = fc.string({ unit: fc.constantFrom('a', '"', ',', ' ', 'é'), minLength: 1, maxLength: 12 });

    fc.assert(
      fc.property(line, (text) => {
        const cells = simpleCells(text, ',');
        fc.pre(cells !== null);
        expect(parseText(text, ',')).toEqual([cells]);
      }),
    );
  });
});
