import { createRoot } from 'react-dom/client';
import { type Id, ToastContainer, toast as toastify } from 'react-toastify/unstyled';
import { ToastBody } from './toast-body.tsx';
import type { Toast } from './toast-options.ts';

const boxOf = ({ target }: Event) => (target instanceof Element ? target.closest('[data-in]') : null);

// A press by the pointer gives a toast the focus, too, which nobody takes from it again.
const isReadByKey = (toast: Element | null): toast is Element =>
  toast?.matches(':focus-visible, :has(:focus-visible)') ?? false;

/** What had the focus before it came here. */
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

// Alt+T stopped the time of all: it goes on for all, once nobody is here any more.
const release = ({ relatedTarget }: FocusEvent) => {
  if (place.contains(relatedTarget as Node | null)) return;
  for (const toast of place.querySelectorAll('[data-in]:not(:hover)')) toastify.play({ id: toast.id });
};

const leaveByKey = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') giveFocusBack();
};

// The pointer that leaves lets the time go on, though whoever is here by keyboard still reads.
const holdOn = (event: Event) => {
  const toast = boxOf(event);
  if (isReadByKey(toast)) toastify.pause({ id: toast.id });
};

// A finger that scrolls takes its press back, which the library would take for a drag that never ends.
const endDrag = ({ target, pointerType }: PointerEvent) => {
  target?.dispatchEvent(new PointerEvent('pointerup', { pointerType, bubbles: true }));
};

const box =
  'pointer-events-auto relative flex min-h-14 w-full shrink-0 animate-arrive touch-pan-y items-center gap-3 overflow-hidden border border-float-edge bg-ink pl-4 text-on-ink shadow-float sm:w-90 [&>.Toastify__progress-bar--wrp]:absolute';

/** The place where toasts stand (spec 8): at the top right under the header, on phones over it. More than fit scroll. */
const Toaster = () => (
  <ToastContainer
    className={() =>
      'no-scrollbar pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) flex max-h-dvh flex-col gap-2 overflow-x-hidden overflow-y-auto overscroll-contain p-2 pb-12 outline-none sm:items-end sm:px-6 sm:pt-[calc(var(--header-height)+24px)]'
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

// A root of its own: a toast outlives the page that raised it, and lies above every sheet and modal.
const place = document.createElement('div');
document.body.append(place);
place.addEventListener('focusin', hold);
place.addEventListener('focusout', release);
place.addEventListener('keydown', leaveByKey);
place.addEventListener('pointercancel', endDrag);
createRoot(place).render(<Toaster />);
// After React's own, which it comes after.
place.addEventListener('mouseout', holdOn);
place.addEventListener('pointerout', holdOn);

/** Toasts that only say something, the oldest first. More of them than this would hide the page on a phone. */
const plain: Id[] = [];
const mostPlain = 3;

export const raise = (toast: Toast): (() => void) => {
  const id = toastify(<ToastBody toast={toast} onLeave={giveFocusBack} />, {
    type: toast.kind ?? 'success',
    role: toast.kind === 'error' ? 'alert' : 'status',
    ...(toast.duration !== undefined && { autoClose: toast.duration }),
    ...(toast.onClose && { onClose: toast.onClose }),
  });
  // What can be undone keeps its time.
  if (!toast.action) plain.push(id);
  if (plain.length > mostPlain) toastify.dismiss(plain.shift());
  return () => toastify.dismiss(id);
};
