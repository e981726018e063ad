import type { ReactNode } from 'react';
import { useRetryFocus } from '../lib/use-retry-focus.ts';
import { TextButton } from './button.tsx';

/** Asks once more for what failed; the focus stays near (`useRetryFocus`). */
export const TryAgain = ({ onRetry }: { onRetry: () => void }) => (
  <TextButton ref={useRetryFocus()} onClick={() => onRetry()}>
    Try again
  </TextButton>
);

/** What stands where something could not be read (decision 47). */
export const FailedLoad = ({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) => (
  <p role="alert">
    {children || 'Something went wrong. Please try again.'} <TryAgain onRetry={onRetry} />
  </p>
);
