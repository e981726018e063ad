import { createRoot } from 'react-dom/client';
import { type Id, ToastContainer, toast as toastify } from 'react-toastify/unstyled';
import { t } from '../../lib/t.tsx';
import { keepClear } from './keep-clear.ts';
import { ToastBody } from './toast-body.tsx';
import type { Toast } from './toast-options.ts';

const boxOf = ({ target }: Event) => (target instanceof Element ? target.closest('[data-in]') : null);

// A press by the pointer also focuses a toast, and nothing would take the focus away again.
const isReadByKey = (toast: Element | null): toast is Element =>
  toast?.matches(':focus-visible, :has(:focus-visible)') ?? false;

/** The element that had the focus before. */
let cameFrom: HTMLElement | null = null;

const giveFocusBack = () => {
  const target = cameFrom?.isConnected ? cameFrom : document.querySelector('main');
  if (cameFrom) target?.focus({ preventScroll: true });
};

const hold = (event: FocusEvent) => {
  const { relatedTarget } = event;
  if (!place.contains(relatedTarget as Node | null)) {
    cameFrom = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  }
  const toast = boxOf(event);
  if (isReadByKey(toast)) toastify.pause({ id: toast.id });
};

// Alt+T pauses all toasts; they resume when the focus leaves.
const release = ({ relatedTarget }: FocusEvent) => {
  if (place.contains(relatedTarget as Node | null)) return;
  for (const toast of place.querySelectorAll('[data-in]:not(:hover)')) toastify.play({ id: toast.id });
};

const leaveByKey = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') giveFocusBack();
};

// A pointer may rest where a toast appeared. A shopper who goes on elsewhere does not read it.
const resume = ({ target }: Event) => {
  if (target instanceof Node && place.contains(target)) return;
  for (const toast of place.querySelectorAll('[data-in]:not(:focus-visible, :has(:focus-visible))'))
    toastify.play({ id: toast.id });
};

// When the pointer leaves, the time would resume although the keyboard focus is still here.
const holdOn = (event: Event) => {
  const toast = boxOf(event);
  if (isReadByKey(toast)) toastify.pause({ id: toast.id });
};

// A scrolling finger cancels its press, which the library would treat as an endless drag.
const endDrag = ({ target, pointerType }: PointerEvent) => {
  target?.dispatchEvent(new PointerEvent('pointerup', { pointerType, bubbles: true }));
};

const box =
  'pointer-events-auto relative flex min-h-14 w-full shrink-0 animate-arrive touch-pan-y items-center gap-3 overflow-hidden border border-float-edge bg-ink pl-4 text-on-ink shadow-float sm:w-90 [&>.Toastify__progress-bar--wrp]:absolute';

/**
 * The container of toasts (behavior.md#messages-toasts): at the top right under the header, on phones over it, and off
 * the field with the focus. It scrolls if there are too many.
 */
const Toaster = () => (
  <ToastContainer
    aria-label={t('ui.notifications')}
    className={() =>
      'no-scrollbar pointer-events-none fixed inset-x-0 top-(--toast-shift,0px) z-(--z-toast) flex max-h-dvh flex-col gap-2 overflow-x-hidden overflow-y-auto overscroll-contain p-2 pb-12 outline-none sm:items-end sm:px-6 sm:pt-[calc(var(--header-height)+24px)]'
    }
    toastClassName={({ type } = {}) => (type === 'error' ? `${box} border-l-4 border-l-sale` : box)}
    progressClassName={() => 'toast-time'}
    position="top-right"
    draggable
    draggablePercent={80}
    pauseOnFocusLoss={false}
    transition={false}
    closeButton={false}
    icon={false}
    hideProgressBar
  />
);

// A root of its own: a toast outlives the page that raised it and is above all overlays.
const place = document.createElement('div');
document.body.append(place);
place.addEventListener('focusin', hold);
place.addEventListener('focusout', release);
place.addEventListener('keydown', leaveByKey);
place.addEventListener('pointercancel', endDrag);
for (const type of ['keydown', 'input', 'pointerdown', 'focusin']) document.addEventListener(type, resume);
const lookAgain = keepClear(place);
createRoot(place).render(<Toaster />);
// Registered after React's own handlers.
place.addEventListener('mouseout', holdOn);
place.addEventListener('pointerout', holdOn);

/** Toasts without actions, oldest first. More than this would hide the page on a phone. */
const plain: Id[] = [];
const mostPlain = 3;

export const raise = (toast: Toast): (() => void) => {
  const id = toastify(<ToastBody toast={toast} onLeave={giveFocusBack} />, {
    type: toast.kind ?? 'success',
    role: toast.kind === 'error' ? 'alert' : 'status',
    ...(toast.duration !== undefined && { autoClose: toast.duration }),
    ...(toast.onClose && { onClose: toast.onClose }),
  });
  lookAgain();
  // A toast with Undo keeps its time.
  if (!toast.action) plain.push(id);
  if (plain.length > mostPlain) toastify.dismiss(plain.shift());
  return () => toastify.dismiss(id);
};
