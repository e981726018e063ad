import { type ComponentProps, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { t } from '../../lib/t.tsx';
import { Button } from '../button.tsx';

// A hidden animation would still keep the page drawing.
const Ring = ({ isTurning }: { isTurning: boolean }) => (
  <svg
    className={`spinner ${isTurning ? 'animate-spin' : ''}`}
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    aria-hidden="true"
  >
    <path d="M8 1a7 7 0 1 1-7 7" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
  </svg>
);

/** Browsers take the focus from a disabled button. This returns it, unless the customer moved on. */
const useFocusGivenBack = (isBusy: boolean): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (isBusy) {
      hadFocus.current = document.activeElement === button.current;
      return;
    }
    if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
    hadFocus.current = false;
  }, [isBusy]);
  return button;
};

type Props = Omit<ComponentProps<typeof Button>, 'ref' | 'disabled'> & { isBusy: boolean };

// Leaving a field can show its error and move the button away from the pointer, so the press keeps the focus.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/**
 * The submit button of a form. While `isBusy` it is disabled, says 'Loading...' and keeps its width
 * (behavior.md#messages-form-errors). It regains keyboard focus afterwards.
 */
export const BusyButton = ({ isBusy, children, ...rest }: Props) => (
  <Button
    ref={useFocusGivenBack(isBusy)}
    type="submit"
    disabled={isBusy}
    aria-busy={isBusy}
    onMouseDown={keepFocus}
    {...rest}
  >
    <span className="grid place-items-center">
      <span className={`col-start-1 row-start-1 ${isBusy ? 'invisible' : ''}`}>{children}</span>
      <span
        className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${isBusy ? '' : 'invisible'}`}
        aria-hidden={!isBusy}
      >
        <Ring isTurning={isBusy} />
        {t('ui.loading')}
      </span>
    </span>
  </Button>
);
