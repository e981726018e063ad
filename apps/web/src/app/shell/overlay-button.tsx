import { type ReactNode, useState } from 'react';
import { useOverlay } from '../../lib/use-sheet.ts';

type Props = {
  label: string;
  /** The name of the overlay in the history. */
  name: string;
  className?: string;
  /** Loads the overlay; called when the button is likely to be pressed. */
  prepare: () => void;
  /** The overlay, rendered from the first press on. */
  overlay: (covering: { isOpen: boolean; onClose: () => void }) => ReactNode;
  /** The content of the button. */
  children: ReactNode;
};

/** A button that opens an overlay. Back closes the overlay. */
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
