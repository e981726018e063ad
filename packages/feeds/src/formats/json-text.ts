/** Where the string that begins at `at` ends, behind its quote; -1 where the text ends first. */
export const stringEnd = (text: string, at: number): number => {
  for (let quote = text.indexOf('"', at + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0;
    while (text.charAt(quote - 1 - slashes) === '\\') slashes += 1;
    if (slashes % 2 === 0) return quote + 1;
  }
  return -1;
};

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** The first place from `at` on that holds no white space; the length of the text where there is none. */
export const skipSpace = (text: string, at: number): number => {
  let next = at;
  while (next < text.length && isSpace(text.charCodeAt(next))) next += 1;
  return next;
};

/** The last character before `at` that is no white space; empty where there is none. */
export const charBefore = (text: string, at: number): string => {
  let last = at - 1;
  while (last >= 0 && isSpace(text.charCodeAt(last))) last -= 1;
  return text.charAt(last);
};

export const lineBreaks = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};
