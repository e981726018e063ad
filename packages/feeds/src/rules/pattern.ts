import { RE2JS } from 're2js';
import { textsInAll } from './required-texts.ts';

/** A pattern of ops, compiled for a linear engine: a text can never make it slow. */
export type Pattern = {
  /** `lower` is the text in lower case, which callers test often. */
  test: (text: string, lower: string) => boolean;
  /** Replaces all matches; '$1' is the first group. */
  replace: (text: string, value: string) => string;
};

const longest = 300;

/** Longer texts are read up to here. */
const longestText = 500;

/**
 * The engine keeps a state for each combination of places in a pattern. Classes and repetitions can need more of them
 * than fit in memory, and then a row costs as much as the pattern has steps. Plain words never do.
 */
const mostSteps = { plain: 1000, others: 28 };

const isPlain = (source: string): boolean =>
  /^[\p{L}\p{N}\s|()'&^$-]*$/u.test(source.replaceAll('\\b', '').replaceAll('(?:', '('));

/** Compiles a pattern; letters count alike in both cases. Returns the reason as a string if it is invalid or too large. */
export const compilePattern = (source: string): Pattern | string => {
  if (source.length > longest) return `a pattern may have at most ${longest} characters`;
  try {
    const compile = () => RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
    const tested = compile();
    const steps = tested.programSize();
    const most = isPlain(source) ? mostSteps.plain : mostSteps.others;
    if (steps > most)
      return `the pattern has ${steps} steps, at most ${most} are read quickly: use fewer repetitions, or several conditions`;
    // Most patterns fit few rows, and a search for plain texts is ten times as fast as the engine.
    const required = textsInAll(source);
    const test = (text: string, lower: string): boolean =>
      required.every((one) => lower.includes(one)) && tested.test(text.slice(0, longestText));
    let replaced: RE2JS | null = null;
    return {
      test,
      replace: (text: string, value: string) => {
        if (!test(text, text.toLowerCase())) return text;
        replaced ??= compile();
        return replaced.matcher(text.slice(0, longestText)).replaceAll(value) + text.slice(longestText);
      },
    };
  } catch (error) {
    return error instanceof Error ? error.message.replace(/^error parsing regexp: /, '') : String(error);
  }
};
