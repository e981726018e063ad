import { showPlainly } from './plain-toast.tsx';
import type { Toast } from './toast-options.ts';

const load = () => import('./toaster.tsx');

/** Loads what toasts need before there is one: the first may have to say that the connection is gone. */
export const prepareToasts = (): void => void load().catch(() => undefined);

/**
 * Shows a toast at the top right. It stays while the pointer or the focus is on it, can be dragged away by 80 % of its
 * width, and is reached by keyboard with Alt+T (decision 12). Where the code behind it does not arrive, a line at the top
 * says the same. Answers what takes the toast away before its time.
 */
export const showToast = (toast: Toast): (() => void) => {
  const raised = load()
    .then(
      ({ raise }) => raise,
      () => showPlainly,
    )
    .then((raise) => raise(toast));
  raised.catch(reportError);
  return () =>
    void raised.then(
      (dismiss) => dismiss(),
      () => undefined,
    );
};
