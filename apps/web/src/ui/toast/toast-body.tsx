import { useEffect, useRef } from 'react';
import type { ToastContentProps } from 'react-toastify/unstyled';
import { t } from '../../lib/t.tsx';
import { Icon } from '../icon.tsx';
import type { Toast } from './toast-options.ts';

/** Reports when the toast's time pauses and resumes; there is no pause before it starts. */
const usePauses = (isPaused: boolean, { onPause, onResume }: Toast) => {
  const hasStarted = useRef(false);
  const wasPaused = useRef(false);
  useEffect(() => {
    if (!isPaused) hasStarted.current = true;
    if (!hasStarted.current || isPaused === wasPaused.current) return;
    wasPaused.current = isPaused;
    if (isPaused) onPause?.();
    else onResume?.();
  }, [isPaused, onPause, onResume]);
};

/** Props from the toast container. */
type Added = Partial<Pick<ToastContentProps, 'isPaused' | 'closeToast'>>;

type Props = Added & {
  toast: Toast;
  /** Called before the toast closes after one of its buttons was pressed. */
  onLeave: () => void;
};

/** One line, or more if necessary; 44 px high buttons. */
export const ToastBody = ({ toast, onLeave, isPaused = true, closeToast }: Props) => {
  usePauses(isPaused, toast);
  const { text, kind = 'success', action } = toast;
  const leave = () => {
    onLeave();
    closeToast?.(true);
  };
  return (
    <>
      <Icon name={kind === 'error' ? 'cross' : 'check'} size={18} />
      <p className="min-w-0 flex-1 wrap-anywhere py-4">{text}</p>
      {action && (
        <button
          type="button"
          className="inline-flex min-h-11 items-center font-medium focus-visible:outline-on-ink"
          onClick={() => {
            action.perform();
            leave();
          }}
        >
          <span className="underlined">{action.label}</span>
        </button>
      )}
      <button
        type="button"
        className="hit-44 -ms-3 focus-visible:outline-on-ink focus-visible:-outline-offset-4"
        aria-label={t('ui.close')}
        onClick={leave}
      >
        <Icon name="cross" size={14} />
      </button>
    </>
  );
};
