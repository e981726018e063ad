import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { loadNewVersion } from '../lib/new-version.ts';
import { reloadFromShop } from '../lib/reload-from-shop.ts';
import { t } from '../lib/t.tsx';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';
import { Spinner } from './spinner.tsx';
import { showToast } from './toast/show-toast.ts';

/** Replaces a part that failed to load if nobody asked for it. */
export const Nothing = () => null;

type Pressed = { isOpen?: boolean; onClose?: () => void };

// Some browsers remember a failed module until the page is closed and never request it again.
const loadAgain = () => ({ label: t('ui.loadAgain'), perform: () => void reloadFromShop() });

/** Replaces a part that was opened but failed to load: shows a message and closes it, so that it can be opened again. */
const NotLoaded = ({ isOpen = true, onClose }: Pressed) => {
  useEffect(() => {
    if (!isOpen) return;
    showToast({ text: t('ui.partNotLoaded'), kind: 'error', action: loadAgain() });
    onClose?.();
  }, [isOpen, onClose]);
  return null;
};

/** Stands for a part that was opened until its code is there. Shows after a moment, so that it does not flash. */
const Opening = () => (
  <div className="pointer-events-none fixed inset-0 z-(--z-toast) grid place-items-center">
    <div className="animate-[arrive_150ms_300ms_both] bg-paper px-6 py-3 shadow-float">
      <Spinner />
    </div>
  </div>
);

/**
 * A part of a page that is loaded when first shown, and a function to load it earlier. A failure shows the stand-in;
 * the next time, or when the connection is back, the code is requested again if the browser allows it. A new version of
 * the shop is loaded by itself.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  StandIn: ComponentType<P>,
  fallback: ReactNode | ((props: P) => ReactNode) = null,
): [Part: ComponentType<P>, prepare: () => void] => {
  const ask = () =>
    lazy(async () => {
      try {
        const Found = await load();
        hasFailed = false;
        return { default: Found };
      } catch {
        hasFailed = true;
        Part = ask();
        void loadNewVersion();
        return { default: StandIn };
      }
    });
  let hasFailed = false;
  let Part: ComponentType<P> = ask();
  // The server renders the fallback, except the sign that something opens, so that hydration does not wait for this code.
  const Shown = (props: P) => {
    const [tries, setTries] = useState(0);
    useEffect(() => {
      const askAgain = () => {
        if (hasFailed) setTries((tries) => tries + 1);
      };
      addEventListener('online', askAgain);
      return () => removeEventListener('online', askAgain);
    }, []);
    const isSign = typeof fallback === 'function';
    if (!useIsHydrated()) return isSign ? null : fallback;
    // With the key, a stand-in after a second failure is a new one, which can tell that the code was asked for again.
    return (
      <Suspense key={tries} fallback={isSign ? fallback(props) : fallback}>
        {createElement(Part, props)}
      </Suspense>
    );
  };
  return [Shown, () => void load().catch(() => undefined)];
};

/**
 * A part that opens over the page when a control is pressed: until it is loaded, a sign says so. `pressed` tells whether
 * it is open and how to close it; by default, the part's own `isOpen` and `onClose`.
 */
export const lazyOverlay = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  pressed: (props: P) => Pressed = (props) => props,
): [Part: ComponentType<P>, prepare: () => void] =>
  lazyPart(
    load,
    (props) => <NotLoaded {...pressed(props)} />,
    (props) => (pressed(props).isOpen ?? true) && <Opening />,
  );
