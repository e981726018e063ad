import type { Toast } from './toast/toast.ts';

/**
 * Shows a toast at the top right. It stays while the pointer or the focus is on it, can be dragged away by 80 % of its
 * width, and is reached by keyboard with Alt+T (decision 12). The code behind it is loaded with the first toast. Answers
 * what takes the toast away before its time.
 */
export const showToast = (toast: Toast): (() => void) => {
  const raised = import('./toast/toaster.tsx').then(({ raise }) => raise(toast));
  raised.catch(reportError);
  return () =>
    void raised.then(
      (dismiss) => dismiss(),
      () => undefined,
    );
};
