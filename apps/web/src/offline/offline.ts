import { currentSession } from '../session/session.ts';
import { forgetKept, forgetMessage, personalCache } from './caches.ts';

/** Forgets every page, reply and picture that was kept, for the next person at this browser. */
export const forgetOffline = (): void => {
  navigator.serviceWorker?.controller?.postMessage(forgetMessage);
  forgetKept().catch(() => undefined);
};

/** Asks the worker to keep the page that came before it, with its code and pictures. */
const keepThisPage = (worker: ServiceWorker): void => {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/`) && /\/(?:assets|icons|[\w-]*pictures)\//.test(name));
  const page = [
    // Not a visit: the page itself has been counted.
    [location.href, { headers: { Accept: 'text/html', 'X-Purpose': 'prefetch' }, credentials: 'omit' }],
    [location.href, { headers: { Accept: 'application/json' }, credentials: 'omit' }],
  ];
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [...page, ...new Set(loaded)] } });
};

/**
 * Starts the service worker, which keeps the last pages to be seen without a connection. Browsers that refuse it work as
 * without it.
 */
export const startOffline = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    // Someone may have signed out where the page could not notice.
    if (!currentSession().userDetails) await caches.delete(personalCache);
    const hadWorker = navigator.serviceWorker.controller !== null;
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    if (!hadWorker && active) keepThisPage(active);
  } catch {
    // Private windows and full disks.
  }
};
