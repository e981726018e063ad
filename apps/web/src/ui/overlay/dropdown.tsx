import { Popover } from '@base-ui/react/popover';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

type Props = {
  label: string;
  isOpen: boolean;
  /** The anchor. Its surroundings marked `data-dropdown-bar` handle presses themselves. */
  anchor: HTMLElement | null;
  align: 'start' | 'end';
  /** Whether it may open above the anchor if there is no room below. */
  flips?: boolean;
  className: string;
  onClose: () => void;
  children: ReactNode;
};

const isOnBar = (anchor: HTMLElement | null, event: Event): boolean => {
  const bar = anchor?.closest('[data-dropdown-bar]');
  const target = 'relatedTarget' in event && event.relatedTarget !== null ? event.relatedTarget : event.target;
  return target instanceof Node && bar?.contains(target) === true;
};

// The panel is at the end of the document, where Tab would leave the page.
const isAtEdge = ({ key, shiftKey, currentTarget }: KeyboardEvent): boolean => {
  if (key !== 'Tab') return false;
  const all = [...currentTarget.querySelectorAll<HTMLElement>('a, button:enabled, input:enabled')];
  const inReach = all.filter(({ tabIndex, offsetParent }) => tabIndex >= 0 && offsetParent !== null);
  const edge = shiftKey ? inReach[0] : inReach.at(-1);
  return document.activeElement === edge || inReach.length === 0;
};

/**
 * A floating panel below a label or button. Escape and Tab past its end close it and return the focus; a press outside
 * closes it.
 */
export const Dropdown = ({ label, isOpen, anchor, align, flips = false, className, onClose, children }: Props) => {
  const panel = useRef<HTMLDivElement>(null);
  // After navigation, the focus may already be on the new page.
  const hasFocus = () => panel.current?.contains(document.activeElement) || document.activeElement === document.body;
  return (
    <Popover.Root
      open={isOpen}
      onOpenChange={(_, { reason, event, cancel }) => {
        if ((reason === 'outside-press' || reason === 'focus-out') && isOnBar(anchor, event)) cancel();
        else onClose();
      }}
    >
      <Popover.Portal>
        {/* A tap that closes it presses nothing on the page, except in the bars above. */}
        <Popover.Backdrop className="fixed inset-0 z-1 hidden pointer-coarse:block" />
        <Popover.Positioner
          className="z-(--z-dropdown)"
          anchor={anchor}
          align={align}
          collisionPadding={16}
          collisionAvoidance={{ side: flips ? 'flip' : 'none' }}
        >
          <Popover.Popup
            ref={panel}
            className={`pointer-events-auto flex max-h-[min(480px,var(--available-height))] flex-col border border-float-edge bg-surface shadow-float outline-none transition-[opacity,translate] duration-200 ease-arrive data-ending-style:opacity-0 data-ending-style:ease-leave data-starting-style:-translate-y-1 data-starting-style:opacity-0 ${className}`}
            aria-label={label}
            onKeyDown={(event) => {
              if (!isAtEdge(event)) return;
              event.preventDefault();
              onClose();
            }}
            finalFocus={() => hasFocus() && anchor}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
};
