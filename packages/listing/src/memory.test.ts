import { expect, it } from 'vitest';
import { Memory } from './memory.ts';

const fill = (memory: Memory<string, string>, ...answers: string[]) => {
  for (const answer of answers) memory.put(answer, answer);
};

const known = (memory: Memory<string, string>, ...keys: string[]) => keys.filter((key) => memory.get(key));

it('keeps a limited number of answers and evicts the oldest', () => {
  const memory = new Memory<string, string>({ most: 2 });

  fill(memory, 'one', 'two', 'three');

  expect(known(memory, 'one', 'two', 'three')).toEqual(['two', 'three']);
});

it('keeps a limited weight', () => {
  const memory = new Memory<string, string>({ most: 10, weigh: ({ length }) => length });

  fill(memory, 'aaaa', 'bbbb', 'cc', 'ddddddd');

  expect(known(memory, 'aaaa', 'bbbb', 'cc', 'ddddddd')).toEqual(['cc', 'ddddddd']);
});

it('does not keep an answer above the limit', () => {
  const memory = new Memory<string, string>({ most: 3, weigh: ({ length }) => length });

  expect(memory.put('aaaa', 'aaaa')).toBe('aaaa');

  expect(memory.get('aaaa')).toBeUndefined();
});

it('counts the weight of a replaced answer once', () => {
  const memory = new Memory<string, string>({ most: 2 });

  fill(memory, 'one', 'one', 'one', 'two');

  expect(known(memory, 'one', 'two')).toEqual(['one', 'two']);
});

it('is empty after clear', () => {
  const memory = new Memory<string, string>({ most: 2 });
  fill(memory, 'one', 'two');

  memory.clear();
  fill(memory, 'three', 'four');

  expect(known(memory, 'one', 'two', 'three', 'four')).toEqual(['three', 'four']);
});
