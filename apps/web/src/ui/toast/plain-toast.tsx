import { createRoot } from 'react-dom/client';
import { ToastBody } from './toast-body.tsx';
import type { Toast } from './toast-options.ts';

/**
 * Shows a toast as a line at the top for its `duration`, 5000 ms by default. Used if the code of regular toasts did not
 * load. Returns a function that closes it.
 */
export const showPlainly = (toast: Toast): (() => void) => {
  const { kind = 'success', duration = 5000 } = toast;
  const place = document.createElement('div');
  place.role = kind === 'error' ? 'alert' : 'status';
  place.className = 'fixed inset-x-0 top-0 z-(--z-toast) flex items-center gap-3 bg-ink pl-4 text-on-ink';
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  root.render(<ToastBody toast={toast} onLeave={close} />);
  setTimeout(close, duration);
  return close;
};
