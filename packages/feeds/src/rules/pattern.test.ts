import fc from 'fast-check';
import { RE2JS } from 're2js';
import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern.ts';
import { textsInAll } from './required-texts.ts';

describe('patterns', () => {
  it.each([
    ['No\\. \\d*51$', ['no. ', '51']],
    ['Dress', ['dre']],
    ['ab?c+d{2}e', ['a', 'c', 'e']],
    ['x(a|b)[c|d)]y', ['x', 'y']],
    ['red|blue', []],
    ['\\Qa|b\\E', []],
  ])('find %s by plain texts first', (source, texts) => {
    expect(textsInAll(source)).toEqual(texts);
  });

  it('answer like the engine alone, whatever they and the text are', () => {
    const part = fc.oneof(
      ...[fc.constantFrom('ab', 'k', 'S', 'ſ', 'K', 'é', '.', '\\.', '\\d', '\\bk', '^', '$', '|', ' ', 'ß', '1')],
      ...[fc.constantFrom('[ab|]', '[^]k]', '[\\]s]', '(a|b)', '(?:k[)]s)', '(?i)', '(?P<n>a)', '\\Qa|\\E', '\\x41')],
    );
    const times = fc.constantFrom('', '', '', '*', '+', '?', '+?', '{2}', '{0,1}', '{', '}');
    const pattern = fc.array(fc.tuple(part, times), { minLength: 1, maxLength: 5 }).map((all) => all.flat().join(''));
    const text = fc
      .array(fc.constantFrom('a', 'B', 'k', 'K', 's', 'ſ', 'É', '.', '1', ']', '|', ' ', '{', 'İ'))
      .map((all) => all.join(''));

    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 1, maxLength: 8 }), (source, texts) => {
        const compiled = compilePattern(source);
        fc.pre(typeof compiled !== 'string');
        if (typeof compiled === 'string') return;
        const engine = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);

        for (const one of texts) expect(compiled.test(one, one.toLowerCase())).toBe(engine.test(one));
      }),
      { numRuns: 3000 },
    );
  });
});
