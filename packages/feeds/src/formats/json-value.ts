import { charBefore, skipSpace, stringEnd } from './json-text.ts';

/**
 * How far a value was followed: `end` lies behind it where it is whole, else it is null. `fault` says why no value can
 * begin like this.
 */
export type Followed = { end: number | null; fault: string | null };

const mark = /["{}[\]]/g;
const waiting: Followed = { end: null, fault: null };

/**
 * Follows one object or array of a JSON text that arrives in pieces. It looks at brackets and quotes alone, and notices
 * where they make no sense, so that a broken value is not mistaken for a long one.
 */
export const valueFollower = () => {
  let open: string[] = [];
  let at = 0;

  const faultOfOpening = (text: string, place: number): string | null => {
    const before = charBefore(text, place);
    const parent = open.at(-1);
    if (parent === undefined) return null;
    const isPossible = parent === '{' ? before === ':' : before === ',' || before === '[';
    return isPossible ? null : `'${text.charAt(place)}' behind '${before}'`;
  };
  const passString = (text: string, place: number): Followed | null => {
    const end = stringEnd(text, place);
    const next = end < 0 ? text.length : skipSpace(text, end);
    if (next >= text.length) return waiting;
    const follower = text.charAt(next);
    at = end;
    return ',:}]'.includes(follower) ? null : { end: null, fault: `'${follower}' behind a text` };
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
    if (!isPair) return { end: null, fault: `'${bracket}' closes nothing` };
    return open.length === 0 ? { end: at, fault: null } : null;
  };

  return {
    /** Goes on in `text`, which is what was given before and more. */
    follow: (text: string): Followed => {
      for (;;) {
        mark.lastIndex = at;
        const found = mark.exec(text);
        if (!found) {
          at = text.length;
          return waiting;
        }
        const told = found[0] === '"' ? passString(text, found.index) : passBracket(text, found.index);
        if (told !== null) {
          if (told === waiting) at = found.index;
          return told;
        }
      }
    },
    /** Begins anew, at the start of another text. */
    reset: () => {
      open = [];
      at = 0;
    },
  };
};
