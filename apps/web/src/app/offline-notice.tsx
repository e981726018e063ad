import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => navigator.onLine && onlineManager.isOnline();

/**
 * Says quietly that the connection is gone, until it is back. What was asked meanwhile waits, and what failed is asked
 * again, by itself: both are the query client's own habits.
 */
export const OfflineNotice = () => {
  const online = useSyncExternalStore(subscribe, isOnline);
  return (
    <div role="status">
      {!online && (
        <p className="fixed inset-x-0 bottom-0 z-(--z-scroll-top) animate-arrive border-t border-line bg-surface px-4 py-3 text-center text-ink-2">
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  );
};
