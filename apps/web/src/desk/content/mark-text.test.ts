import { describe, expect, it } from 'vitest';
import { deeds, type Marked } from './mark-text.ts';

/** A text whose selection stands between two bars. */
const read = (text: string): Marked => {
  const [before = '', selected = '', after = ''] = text.split('|');
  return { text: before + selected + after, from: before.length, to: before.length + selected.length };
};

const print = ({ text, from, to }: Marked): string =>
  `${text.slice(0, from)}|${text.slice(from, to)}|${text.slice(to)}`;

describe('the buttons above a text', () => {
  it.each<[keyof typeof deeds, string, string]>([
    ['bold', 'a |b| c', 'a **|b|** c'],
    ['bold', 'a ||', 'a **|bold words|**'],
    ['heading', 'one\ntw|o|\nthree', 'one\n|## two|\nthree'],
    ['heading', '## o|n|e', '|one|'],
    ['list', 'a|a\nb|b\ncc', '|- aa\n- bb|\ncc'],
    ['list', '- a|a\n- b|b', '|aa\nbb|'],
    ['list', '||', '|- |'],
    ['link', 'see |terms|.', 'see [|terms|](/terms).'],
  ])('%s turns %j into %j', (name, before, after) => {
    expect(print(deeds[name](read(before), '/terms'))).toBe(after);
  });
});
