import type { ReactNode } from 'react';
import { useRetryFocus } from '../lib/use-retry-focus.ts';
import { TextButton } from './button.tsx';

/** A button that repeats a failed request. Focus: see `useRetryFocus`. */
export const TryAgain = ({ onRetry }: { onRetry: () => void }) => (
  <TextButton ref={useRetryFocus()} onClick={() => onRetry()}>
    Try again
  </TextButton>
);

/** Shown in place of content that failed to load (behavior.md#listing-loading). */
export const FailedLoad = ({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) => (
  <p role="alert">
    {children || 'Something went wrong.'} <TryAgain onRetry={onRetry} />
  </p>
);
