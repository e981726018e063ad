import { type ReactNode, useState } from 'react';
import { useOverlay } from '../../lib/use-sheet.ts';

type Props = {
  label: string;
  /** What the overlay is called in the history. */
  name: string;
  className?: string;
  /** Loads the overlay; called as soon as the button may be pressed. */
  prepare: () => void;
  /** Rendered from the first press on. */
  overlay: (covering: { isOpen: boolean; onClose: () => void }) => ReactNode;
  /** What the button shows. */
  children: ReactNode;
};

/** A button that opens an overlay of its own, which Back closes. */
export const OverlayButton = ({ label, name, className = '', prepare, overlay, children }: Props) => {
  const { sheet, showSheet } = useOverlay();
  const [isUsed, setIsUsed] = useState(false);
  const open = () => {
    setIsUsed(true);
    showSheet(name);
  };
  return (
    <>
      <button
        type="button"
        className={`hit-44 ${className}`}
        aria-label={label}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        {children}
      </button>
      {isUsed && overlay({ isOpen: sheet === name, onClose: () => showSheet(null) })}
    </>
  );
};
