import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const storageKey = 'scroll';
const patience = 5_000;

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
  } catch {
    return {};
  }
};

const writePositions = (positions: Record<string, number>) => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage only a reload forgets where one was.
  }
};

// Every page that is loaded anew begins its history under the same key: its entry is told apart by when it was made.
const entryOf = (key: string): string => {
  if (key !== 'default') return key;
  const { entry = String(Date.now()) } = history.state ?? {};
  history.replaceState({ ...history.state, entry }, '');
  return entry;
};

const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top` as soon as the page is long enough, and once more whenever its length changes, since what takes the
 * place of a skeleton may begin further down; until the customer does something or patience ends.
 */
const scrollWhenLongEnough = (top: number): (() => void) => {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of hands) removeEventListener(event, stop);
  };
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight >= top + innerHeight) scrollTo(0, top);
  });
  const timer = setTimeout(stop, patience);
  for (const event of hands) addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
};

/** Brings the element that a navigation names into view, if one has scrolled past its beginning. */
const scrollBackTo = (id: string) => {
  const element = document.getElementById(id);
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' });
};

/**
 * Back and reload return to where one was, a new page begins at its top. A change within a page (filter, page number,
 * sheet) stays where it is, unless its navigation names in `state.scrollTo` the element to go back to.
 */
export const ScrollRestoration = () => {
  const { key, pathname, state } = useLocation();
  const target: string | undefined = state?.scrollTo;
  const navigationType = useNavigationType();
  const positions = useRef(readPositions());
  const shown = useRef({ entry: '', pathname });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => {
      positions.current[shown.current.entry] = scrollY;
    };
    const save = () => writePositions(positions.current);
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', save);
    };
  }, []);

  useLayoutEffect(() => {
    const isSamePage = shown.current.pathname === pathname;
    const entry = entryOf(key);
    shown.current = { entry, pathname };
    if (navigationType !== 'POP') {
      if (!isSamePage) scrollTo(0, 0);
      else if (target !== undefined) scrollBackTo(target);
      return;
    }
    const top = positions.current[entry];
    return top === undefined ? undefined : scrollWhenLongEnough(top);
  }, [key, pathname, target, navigationType]);

  return null;
};
