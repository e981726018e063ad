import { readFileSync, statSync } from 'node:fs';

/** Parses a file's text. Throws when it is invalid. */
type Understand<T> = (text: string) => T;

/**
 * A file that may appear, change and disappear while the shop runs. Each call returns its current content, or null
 * without a file, and reads it again only after a change. When `understand` throws, `complain` gets the error once per
 * change, and the last valid content stays. Reading is synchronous because the file is small; this also prevents
 * concurrent reads.
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
