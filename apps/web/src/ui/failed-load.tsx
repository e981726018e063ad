import type { ReactNode } from 'react';
import { t } from '../lib/t.tsx';
import { useRetryFocus } from '../lib/use-retry-focus.ts';
import { TextButton } from './button.tsx';

/** A button that repeats a failed request. Focus: see `useRetryFocus`. */
export const TryAgain = ({ onRetry }: { onRetry: () => void }) => (
  <TextButton ref={useRetryFocus()} onClick={() => onRetry()}>
    {t('ui.tryAgain')}
  </TextButton>
);

/** Shown in place of content that failed to load (behavior.md#listing-loading). */
export const FailedLoad = ({ onRetry, children }: { onRetry: () => void; children?: ReactNode }) => (
  <p role="alert">
    {children || t('ui.somethingWentWrong')} <TryAgain onRetry={onRetry} />
  </p>
);
