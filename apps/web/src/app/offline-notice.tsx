import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { formatTime } from '../lib/formats.ts';
import { useKeptAt } from '../lib/kept-at.ts';
import { t } from '../lib/t.tsx';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => navigator.onLine && onlineManager.isOnline();

/** Shows that the browser is offline. The query client pauses requests meanwhile and repeats failed ones afterwards. */
export const OfflineNotice = () => {
  const online = useSyncExternalStore(subscribe, isOnline);
  const time = useKeptAt();
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
