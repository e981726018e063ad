import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The props of a popover that hangs from its button. */
export type Hanging = { anchor: HTMLElement | null; isOpen: boolean; onClose: () => void };

type Props = {
  label: string;
  className: string;
  /** Loads the popover; called when the button is likely to be pressed. */
  prepare: () => void;
  /** The popover, rendered from the first press on. */
  popover: (hanging: Hanging) => ReactNode;
  /** The content of the button. */
  children: ReactNode;
};

/** A button with a popover. Navigation closes the popover. */
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
