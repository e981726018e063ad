import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { reloadFromShop } from '../lib/reload-from-shop.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { showToast } from './toast/show-toast.ts';

/** Stands in for a part that nobody asked for, and nobody misses. */
export const Nothing = () => null;

type Pressed = { isOpen?: boolean; onClose?: () => void };

// Some browsers remember, for as long as their page lives, that a module did not arrive, and never ask again.
const loadAgain = { label: 'Load again', perform: () => void reloadFromShop() };

/** Stands in for a part that was opened: says that it is not there, and closes it, so that it can be opened again. */
export const NotLoaded = ({ isOpen = true, onClose }: Pressed) => {
  useEffect(() => {
    if (!isOpen) return;
    showToast({ text: 'This could not be loaded.', kind: 'error', action: loadAgain });
    onClose?.();
  }, [isOpen, onClose]);
  return null;
};

/**
 * A part of a page whose code is loaded when it is first shown, and a function that begins to load it before. Code that
 * does not arrive never takes the page with it: the stand-in is shown, and the code asked for again the next time, of browsers
 * that do ask again.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  StandIn: ComponentType<P>,
  fallback: ReactNode = null,
): [Part: ComponentType<P>, prepare: () => void] => {
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch {
        Part = ask();
        return { default: StandIn };
      }
    });
  let Part: ComponentType<P> = ask();
  // The server renders the fallback, so that the page need not wait for this code to be taken over.
  const Shown = (props: P) =>
    useIsHydrated() ? <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense> : fallback;
  return [Shown, () => void load().catch(() => undefined)];
};
