import { charBefore, skipSpace, stringEnd } from './json-text.ts';

/**
 * Progress through a value: `end` is the position after it, or null if it is incomplete. `fault` is why it cannot be
 * valid.
 */
export type Followed = { end: number | null; fault: string | null };

const mark = /["{}[\]]/g;
const waiting: Followed = { end: null, fault: null };

/**
 * Follows one object or array in JSON text that arrives in chunks. It checks only brackets and quotes, and notices
 * where they are inconsistent, so that a broken value is not mistaken for a long one.
 */
export const valueFollower = () => {
  let open: string[] = [];
  let at = 0;

  const faultOfOpening = (text: string, place: number): string | null => {
    const before = charBefore(text, place);
    const parent = open.at(-1);
    if (parent === undefined) return null;
    const isPossible = parent === '{' ? before === ':' : before === ',' || before === '[';
    return isPossible ? null : `'${text.charAt(place)}' after '${before}'`;
  };
  const passString = (text: string, place: number): Followed | null => {
    const end = stringEnd(text, place);
    const next = end < 0 ? text.length : skipSpace(text, end);
    if (next >= text.length) return waiting;
    const follower = text.charAt(next);
    at = end;
    return ',:}]'.includes(follower) ? null : { end: null, fault: `'${follower}' after a string` };
  };
  const passBracket = (text: string, place: number): Followed | null => {
    const bracket = text.charAt(place);
    at = place + 1;
    if (bracket === '{' || bracket === '[') {
      const fault = faultOfOpening(text, place);
      open.push(bracket);
      return fault === null ? null : { end: null, fault };
    }
    const isPair = open.pop() === (bracket === '}' ? '{' : '[');
    if (!isPair) return { end: null, fault: `unexpected '${bracket}'` };
    return open.length === 0 ? { end: at, fault: null } : null;
  };

  return {
    /** Continues in `text`, which is the earlier text plus more. */
    follow: (text: string): Followed => {
      for (;;) {
        mark.lastIndex = at;
        const found = mark.exec(text);
        if (!found) {
          at = text.length;
          return waiting;
        }
        const passed = found[0] === '"' ? passString(text, found.index) : passBracket(text, found.index);
        if (passed !== null) {
          if (passed === waiting) at = found.index;
          return passed;
        }
      }
    },
    /** Restarts at the beginning of another text. */
    reset: () => {
      open = [];
      at = 0;
    },
  };
};
