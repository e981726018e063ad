import { readFileSync, statSync } from 'node:fs';

/** Reads a file's text into what is made of it; throws when nothing can be made of it. */
type Understand<T> = (text: string) => T;

/**
 * A file that may come, change and go while the shop runs. Each call answers what is in it now, or null while there is no
 * such file; it is read again only after it changed. What `understand` refuses goes to `complain`, once per change, and
 * what was last good stays.
 *
 * The file is small and its state is a matter of microseconds, so nothing is won by waiting for it: two requests never
 * read it at the same time.
 */
export const keepFile = <T>(
  path: string,
  understand: Understand<T>,
  complain: (path: string, cause: unknown) => void,
) => {
  let good: T | null = null;
  let seen: string | null = null;
  return (): T | null => {
    const state = statSync(path, { throwIfNoEntry: false });
    const version = state ? `${state.mtimeMs} ${state.size} ${state.ino}` : null;
    if (version === seen) return good;
    seen = version;
    if (version === null) {
      good = null;
      return good;
    }
    try {
      good = understand(readFileSync(path, 'utf8'));
    } catch (cause) {
      complain(path, cause);
    }
    return good;
  };
};
