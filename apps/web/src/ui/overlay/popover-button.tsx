import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** What a popover needs to hang from its button. */
export type Hanging = { anchor: HTMLElement | null; isOpen: boolean; onClose: () => void };

type Props = {
  label: string;
  className: string;
  /** Loads the popover; called as soon as the button may be pressed. */
  prepare: () => void;
  /** Rendered from the first press on. */
  popover: (hanging: Hanging) => ReactNode;
  /** What the button shows. */
  children: ReactNode;
};

/** A button with a popover of its own, which it opens and closes, also with the page: Back and Forward leave it behind. */
export const PopoverButton = ({ label, className, prepare, popover, children }: Props) => {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const isOpen = state === 'open';
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    if (isOpen) setState('closed');
  }
  return (
    <span className="contents" data-dropdown-bar="">
      <button
        ref={setAnchor}
        type="button"
        className={`hit-44 ${className}`}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
      >
        {children}
      </button>
      {state !== 'unused' && popover({ anchor, isOpen, onClose: () => setState('closed') })}
    </span>
  );
};
