import { Dialog as Library } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { t } from '../../lib/t.tsx';
import { Icon } from '../icon.tsx';

const floating =
  'border-float-edge shadow-float transition-[opacity,translate] duration-300 ease-arrive data-ending-style:ease-leave';

const looks = {
  /** 480 px wide; on phones a sheet from below, as high as its content. */
  small: {
    viewport: 'items-end justify-center sm:items-center sm:p-6',
    popup: `max-h-[92dvh] w-full ${floating} max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full sm:max-h-full sm:w-120 sm:border sm:data-ending-style:opacity-0 sm:data-starting-style:translate-y-2 sm:data-starting-style:opacity-0`,
  },
  /** 1040 by 700 px; on phones a full-height sheet. */
  large: {
    viewport: 'items-center justify-center md:p-6',
    popup: `relative h-dvh w-full overflow-hidden ${floating} max-md:data-ending-style:translate-y-full max-md:data-starting-style:translate-y-full md:h-[702px] md:max-h-full md:w-[1042px] md:max-w-full md:border md:data-ending-style:opacity-0 md:data-starting-style:translate-y-2 md:data-starting-style:opacity-0`,
  },
  /** The full screen; nothing of the page is visible. */
  screen: {
    viewport: '',
    popup: 'h-dvh w-full transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0',
  },
} as const;

type Props = Pick<Library.Popup.Props, 'initialFocus' | 'finalFocus'> & {
  look: keyof typeof looks;
  /** The accessible name, if there is no `DialogTitle`. */
  label?: string | undefined;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A modal that traps the focus. Escape, a press outside and a `DialogClose` close it. */
export const Dialog = ({ look, label, isOpen, onClose, children, ...focus }: Props) => (
  <Library.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
    <Library.Portal>
      {look !== 'screen' && (
        <Library.Backdrop className="fixed inset-0 z-(--z-scrim) bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
      )}
      <Library.Viewport className={`fixed inset-0 z-(--z-modal) flex ${looks[look].viewport}`}>
        <Library.Popup
          className={`flex flex-col bg-surface outline-none ${looks[look].popup}`}
          aria-label={label}
          {...focus}
        >
          {children}
        </Library.Popup>
      </Library.Viewport>
    </Library.Portal>
  </Library.Root>
);

/** The heading that names a dialog. */
export const DialogTitle = Library.Title;

/** A button that closes its dialog. */
export const DialogClose = Library.Close;

/** The close icon in a dialog's corner. */
export const DialogCross = ({ className = '' }: { className?: string }) => (
  <DialogClose className={`hit-44 ${className}`} aria-label={t('ui.close')}>
    <Icon name="cross" />
  </DialogClose>
);

/** The head of a small dialog: title and close icon. */
export const DialogHead = ({ children }: { children: ReactNode }) => (
  <div className="flex items-start gap-2 border-b border-line py-2 pe-2 ps-5">
    <DialogTitle className="type-small-heading min-w-0 flex-1 pt-3 wrap-anywhere">{children}</DialogTitle>
    <DialogCross className="shrink-0" />
  </div>
);
