import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Props = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Stands at the left of the head, such as 'Clear all'. */
  action?: ReactNode;
  foot?: ReactNode;
  /** A sheet that is as high as what it holds, instead of nearly as high as the screen. */
  isLow?: boolean;
  children: ReactNode;
};

/** A sheet from below for phones: head, a body that scrolls, a foot that stays. Dragging it down closes it. */
export const Sheet = ({ title, isOpen, onClose, action, foot, isLow = false, children }: Props) => (
  <Drawer.Root open={isOpen} swipeDirection="down" onOpenChange={(open) => !open && onClose()}>
    <Drawer.Portal>
      <Drawer.Backdrop className="fixed inset-0 z-(--z-scrim) bg-scrim opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
      <Drawer.Viewport className="fixed inset-0 z-(--z-modal) flex items-end">
        <Drawer.Popup
          className={`flex w-full translate-y-(--drawer-swipe-movement-y) flex-col bg-surface shadow-float outline-none transition-transform duration-300 ease-arrive data-ending-style:translate-y-full data-ending-style:ease-leave data-starting-style:translate-y-full data-swiping:duration-0 data-swiping:select-none ${
            isLow ? 'max-h-[92dvh]' : 'h-[92dvh]'
          }`}
        >
          <div className="grid h-15 shrink-0 grid-cols-[1fr_auto_1fr] items-center border-b border-line pr-1 pl-4">
            <div>{action}</div>
            <Drawer.Title className="type-small-heading optically-centred">{title}</Drawer.Title>
            <Drawer.Close className="hit-44 justify-self-end" aria-label="Close">
              <Icon name="cross" />
            </Drawer.Close>
          </div>
          <Drawer.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4">{children}</Drawer.Content>
          {foot && (
            <div className="shrink-0 border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
              {foot}
            </div>
          )}
        </Drawer.Popup>
      </Drawer.Viewport>
    </Drawer.Portal>
  </Drawer.Root>
);
