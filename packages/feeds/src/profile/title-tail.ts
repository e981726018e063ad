import { isWhollyColor } from '../clean/color/color.ts';
import { isNote, sizeIn } from '../clean/title/option-words.ts';
import { audienceOnly } from '../clean/title/title-kinds.ts';

const tail = /(?:\s+(?:at|from)\s+|\s*\|\s*)((?:[^|\s]+\s?){1,4})$/i;
const enoughNames = 5;
const nearlyAll = 0.9;

/** Returns the store's text at the end of nearly all titles, with its separator: ' at Larkfield.com'; '' without one. */
export const learnTitleTail = (all: readonly string[]): string => {
  const names = [...new Set(all)];
  if (names.length < enoughNames) return '';
  const counts = new Map<string, number>();
  for (const name of names) {
    const [whole = '', text = ''] = tail.exec(name) ?? [];
    if (whole !== '' && !isOption(text)) counts.set(whole, (counts.get(whole) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most && most[1] >= nearlyAll * names.length ? most[0] : '';
};

const isOption = (text: string): boolean =>
  sizeIn(text) !== null || isWhollyColor(text) || audienceOnly.test(text) || isNote(text);
