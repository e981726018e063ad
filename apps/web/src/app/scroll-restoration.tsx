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
    // Without storage, positions are lost on reload.
  }
};

// The first entry of each loaded page has the same history key, so the time it was created is added.
const entryOf = (key: string): string => {
  if (key !== 'default') return key;
  const { entry = String(Date.now()) } = history.state ?? {};
  history.replaceState({ ...history.state, entry }, '');
  return entry;
};

const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to `top` as soon as the page is tall enough, and again when its height changes, because content can be taller
 * than its skeleton. Stops when the customer interacts or after a timeout.
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

/** Scrolls to the element that a navigation names, if its top is above the view. */
const scrollBackTo = (id: string) => {
  const element = document.getElementById(id);
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' });
};

/**
 * Back and reload restore the scroll position; a new page starts at its top. A change within a page (filter, page
 * number, sheet) does not scroll unless its navigation names an element in `state.scrollTo`.
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
