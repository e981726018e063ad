/** Returns the position after the closing quote of the string at `at`; -1 if the text ends first. */
export const stringEnd = (text: string, at: number): number => {
  for (let quote = text.indexOf('"', at + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let slashes = 0;
    while (text.charAt(quote - 1 - slashes) === '\\') slashes += 1;
    if (slashes % 2 === 0) return quote + 1;
  }
  return -1;
};

const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Returns the first position from `at` on without white space, or the length of the text. */
export const skipSpace = (text: string, at: number): number => {
  let next = at;
  while (next < text.length && isSpace(text.charCodeAt(next))) next += 1;
  return next;
};

/** Returns the last character before `at` that is not white space, or ''. */
export const charBefore = (text: string, at: number): string => {
  let last = at - 1;
  while (last >= 0 && isSpace(text.charCodeAt(last))) last -= 1;
  return text.charAt(last);
};

/** The number of line breaks in a text. */
export const lineBreaks = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
};
