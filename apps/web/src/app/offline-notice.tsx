import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { formatTime } from '../lib/formats.ts';
import { useKeptAt } from '../lib/kept-at.ts';
import { t } from '../lib/t.tsx';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => navigator.onLine && onlineManager.isOnline();

/**
 * Asks again for all that the page shows, while some of it was kept from an earlier visit, once there is a connection or
 * the page is looked at again: the shop may have been down for a browser that was online.
 */
const useFreshAgain = (isKept: boolean) => {
  const client = useQueryClient();
  useEffect(() => {
    if (!isKept) return;
    const ask = () => {
      if (navigator.onLine && document.visibilityState === 'visible') void client.invalidateQueries();
    };
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isKept, client]);
};

/** Shows that the browser is offline. The query client pauses requests meanwhile and repeats failed ones afterwards. */
export const OfflineNotice = () => {
  const online = useSyncExternalStore(subscribe, isOnline);
  const time = useKeptAt();
  useFreshAgain(time !== null);
  return (
    <div role="status">
      {(!online || time !== null) && (
        <p className="fixed inset-x-0 bottom-0 z-(--z-scroll-top) animate-arrive border-t border-line bg-surface px-4 py-3 text-center text-ink-2">
          {time === null || time === '' ? t('shell.offline') : t('shell.offlineAsOf', { time: formatTime(time) })}
        </p>
      )}
    </div>
  );
};
