import { describe, expect, it } from 'vitest';
import { normalWords } from './normal-words.ts';

describe('the words of a title', () => {
  it('E3: may be the names of what every object inherits', () => {
    expect(normalWords('Constructor toString Boots III')).toEqual(['constructor', 'tostring', 'boot', '3']);
  });
});
