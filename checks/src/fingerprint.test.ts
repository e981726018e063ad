// cspell:ignore colour: part of an example
import { describe, expect, it } from 'vitest';
import { fingerprint } from './fingerprint.ts';

const file = `import { a } from './a.ts';
import {
  b,
  c,
} from '../b.ts';

/** The colour of a shoe. */
export const color = (name: string) => import('./c.ts');
`;

describe('the fingerprint of a file', () => {
  it.each([
    [
      'its imports change, as in a move',
      file.replace('../b.ts', '../../rooms/b.ts').replace("'./a.ts'", "'@wearfolio/a'"),
    ],
    ['a path relative to it changes', file.replace('./c.ts', '../../c.ts')],
    ['its formatting changes', file.replaceAll('\n', '\r\n').replace('(name', '(\n  name')],
  ])('does not change when %s', (_, text) => {
    expect(fingerprint(text)).toBe(fingerprint(file));
  });

  it.each([
    ['a word', file.replace('shoe', 'boot')],
    ['a line', `${file}// More.\n`],
  ])('changes with %s', (_, text) => {
    expect(fingerprint(text)).not.toBe(fingerprint(file));
  });
});
