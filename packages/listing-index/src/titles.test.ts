import { describe, expect, it } from 'vitest';
import { packTitles, titleWordsOf } from './titles.ts';

const columnsOf = (titles: readonly (readonly number[])[]) => {
  const starts = [0];
  for (const words of titles) starts.push((starts.at(-1) ?? 0) + words.length);
  return { starts: Uint32Array.from(starts), values: Uint32Array.from(titles.flat()) };
};

describe('packed titles', () => {
  it('returns the words of each title, and the first 255 of a longer one', () => {
    const long = Array.from({ length: 300 }, (_, at) => 1000 + at);
    const titles = Array.from({ length: 50 }, (_, at) => (at === 20 ? long : Array.from({ length: at % 7 }, () => at)));
    const packed = packTitles(columnsOf(titles));
    const read = titles.map((_, slot) => [...titleWordsOf(packed, slot)]);
    expect(read).toEqual(titles.map((words) => words.slice(0, 255)));
  });
});
