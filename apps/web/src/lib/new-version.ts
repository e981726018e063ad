import { keepTyped } from './typed-text.ts';

/** In session storage: when this tab last loaded a new version by itself, in ms since 1970. */
const storageKey = 'new version';

/** In session storage: the next load is to say that it is a new version. */
const noteKey = 'new version note';

/** A second failure within this time, in ms, has another reason. Loading again would not end. */
const patience = 60_000;

const lastTime = (): number => {
  try {
    return Number(sessionStorage.getItem(storageKey) ?? 0);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

// A deployment removes the files of the former version. This is no call of the API, but a question about a file.
const isGone = async (path: string): Promise<boolean> => {
  const reply = await fetch(path, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return reply?.status === 404;
};

const ownScript = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src*="/assets/"]')?.src;

/**
 * To call when code of the page did not load. If the shop has a new version, loads the same address again once, and
 * keeps what was typed. Returns whether it does.
 */
export const loadNewVersion = async (): Promise<boolean> => {
  const script = ownScript();
  if (!navigator.onLine || script === undefined || Date.now() - lastTime() < patience) return false;
  if (!(await isGone(script))) return false;
  try {
    sessionStorage.setItem(storageKey, String(Date.now()));
    sessionStorage.setItem(noteKey, '');
  } catch {
    // Without the note, this might repeat without end.
    return false;
  }
  keepTyped();
  window.location.reload();
  return true;
};

/** Returns once whether this page was loaded because of a new version. */
export const takeNewVersion = (): boolean => {
  try {
    const isNoted = sessionStorage.getItem(noteKey) !== null;
    sessionStorage.removeItem(noteKey);
    return isNoted;
  } catch {
    return false;
  }
};
