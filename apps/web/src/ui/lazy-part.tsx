import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { reloadFromShop } from '../lib/reload-from-shop.ts';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { showToast } from './toast/show-toast.ts';

/** Replaces a part that failed to load if nobody asked for it. */
export const Nothing = () => null;

type Pressed = { isOpen?: boolean; onClose?: () => void };

// Some browsers remember a failed module until the page is closed and never request it again.
const loadAgain = { label: 'Load again', perform: () => void reloadFromShop() };

/**
 * Replaces a part that was opened but failed to load: shows a message and closes it, so that it can be opened again.
 */
export const NotLoaded = ({ isOpen = true, onClose }: Pressed) => {
  useEffect(() => {
    if (!isOpen) return;
    showToast({ text: 'This could not be loaded.', kind: 'error', action: loadAgain });
    onClose?.();
  }, [isOpen, onClose]);
  return null;
};

/**
 * A part of a page that is loaded when first shown, and a function to load it earlier. A failure shows the stand-in;
 * the next time, the code is requested again if the browser allows it.
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
  // The server renders the fallback, so that hydration does not wait for this code.
  const Shown = (props: P) =>
    useIsHydrated() ? <Suspense fallback={fallback}>{createElement(Part, props)}</Suspense> : fallback;
  return [Shown, () => void load().catch(() => undefined)];
};
