import type { ComponentProps, MouseEvent } from 'react';
import { Button } from './button.tsx';

const Ring = () => (
  <svg className="spinner animate-spin" width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
    <path d="M8 1a7 7 0 1 1-7 7" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
  </svg>
);

type Props = ComponentProps<typeof Button> & { isBusy: boolean };

// A field that is left may say what is wrong with it, which would move the button away from under the press.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The button of a form: while `isBusy` it says 'Loading...', keeps its width and takes no press (spec 4). It keeps the focus
 * too, which a disabled one would lose.
 */
export const BusyButton = ({ isBusy, children, onClick, ...rest }: Props) => (
  <Button
    type="submit"
    aria-disabled={isBusy}
    onMouseDown={keepFocus}
    // Enter in a field comes as a press of this button.
    onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    {...rest}
  >
    <span className="grid place-items-center">
      <span className={`col-start-1 row-start-1 ${isBusy ? 'invisible' : ''}`}>{children}</span>
      <span
        className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${isBusy ? '' : 'invisible'}`}
        aria-hidden={!isBusy}
      >
        <Ring />
        Loading...
      </span>
    </span>
  </Button>
);
