import { Drawer } from '@base-ui/react/drawer';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { t } from '../../lib/t.tsx';
import { Icon } from '../icon.tsx';

const sides = {
  below: {
    swipe: 'down',
    viewport: 'items-end',
    height: 'h-[92dvh]',
    popup:
      'w-full translate-y-(--drawer-swipe-movement-y) data-ending-style:translate-y-full data-starting-style:translate-y-full',
    head: 'h-15 grid-cols-[1fr_auto_1fr]',
    body: 'px-4',
    foot: 'border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]',
  },
  left: {
    swipe: 'left',
    viewport: '',
    height: '',
    popup:
      'w-[88%] max-w-[400px] translate-x-(--drawer-swipe-movement-x) data-ending-style:-translate-x-full data-starting-style:-translate-x-full',
    head: 'h-14 grid-cols-[auto_1fr_auto]',
    body: '',
    foot: 'border-line-2',
  },
} as const;

type Props = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The edge that it comes from and can be dragged back to. */
  from?: keyof typeof sides;
  /** An element at the left of the head, such as 'Clear all'. */
  action?: ReactNode;
  foot?: ReactNode;
  /** As high as its content, instead of nearly full-height. */
  isLow?: boolean;
  children: ReactNode;
};

/** Closes a phone's overlay when the turned screen is as wide as a desktop's. */
const useCloseOnceWide = (isOpen: boolean, onClose: () => void) => {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const wide = matchMedia('(width >= 769px)');
    const turn = () => wide.matches && close();
    wide.addEventListener('change', turn);
    return () => wide.removeEventListener('change', turn);
  }, [isOpen]);
};

/** A sheet of phones, from below or from the left: head, scrolling body and fixed foot. */
export const Sheet = ({ title, isOpen, onClose, from = 'below', action, foot, isLow = false, children }: Props) => {
  const side = sides[from];
  useCloseOnceWide(isOpen, onClose);
  return (
    <Drawer.Root open={isOpen} swipeDirection={side.swipe} onOpenChange={(open) => !open && onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-(--z-scrim) bg-scrim opacity-[calc(1-var(--drawer-swipe-progress))] transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Drawer.Viewport className={`fixed inset-0 z-(--z-modal) flex ${side.viewport}`}>
          <Drawer.Popup
            className={`flex flex-col bg-surface shadow-float outline-none transition-transform duration-300 ease-arrive data-ending-style:ease-leave data-swiping:duration-0 data-swiping:select-none ${side.popup} ${isLow ? 'max-h-[92dvh]' : side.height}`}
          >
            <div className={`grid shrink-0 items-center border-b border-line pr-1 pl-4 ${side.head}`}>
              <div>{action}</div>
              <Drawer.Title className="type-small-heading optically-centred">{title}</Drawer.Title>
              <Drawer.Close className="hit-44 justify-self-end" aria-label={t('ui.close')}>
                <Icon name="cross" />
              </Drawer.Close>
            </div>
            <Drawer.Content className={`min-h-0 flex-1 overflow-y-auto overscroll-contain ${side.body}`}>
              {children}
            </Drawer.Content>
            {foot && <div className={`shrink-0 border-t ${side.foot}`}>{foot}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
};
