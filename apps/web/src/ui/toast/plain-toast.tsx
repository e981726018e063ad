import { createRoot } from 'react-dom/client';
import { ToastBody } from './toast-body.tsx';
import type { Toast } from './toast-options.ts';

/**
 * Shows a toast as a line at the top, for 5000 ms or its `duration`, one over the other. Stands in where the code of the
 * others did not arrive, which some browsers remember for as long as their page lives. Answers what takes it away.
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
