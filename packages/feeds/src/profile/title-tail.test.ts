import { describe, expect, it } from 'vitest';
import { learnTitleTail } from './title-tail.ts';

const names = ['Ridge Boot', 'Fell Vest', 'Kestrel Tee', 'Harrier Sock', 'Tarn Hat'];
const withTail = (tail: string): string[] => names.map((name) => name + tail);

describe('learnTitleTail', () => {
  it.each([' at Larkfield.com', ' | Larkfield Outfitters'])(
    "finds the store's text %j at the end of all titles",
    (tail) => {
      expect(learnTitleTail(withTail(tail))).toBe(tail);
      expect(learnTitleTail(withTail(tail).slice(0, 4))).toBe('');
    },
  );

  it.each([' | Black', ' | Size 9', " | Men's", ' - Larkfield'])('takes %j for a part of the titles', (tail) => {
    expect(learnTitleTail(withTail(tail))).toBe('');
  });
});
