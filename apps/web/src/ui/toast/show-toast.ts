import { showPlainly } from './plain-toast.tsx';
import type { Toast } from './toast-options.ts';

const load = () => import('./toaster.tsx');

/** Loads the code of toasts early, because the first one may report that the browser is offline. */
export const prepareToasts = (): void => void load().catch(() => undefined);

/**
 * Shows a toast at the top right. It stays while hovered or focused, can be dragged away by 80 % of its width, and gets
 * the focus with Alt+T (behavior.md#messages-toasts). Without its code, a plain line is shown. Returns a function that
 * closes it.
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
