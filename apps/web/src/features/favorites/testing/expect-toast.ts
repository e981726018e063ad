import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a toast with this text and closes it, so that the next test finds only its own. */
export const expectToast = async (text: string): Promise<void> => {
  const toast = await screen.findByText(text);
  const close = toast.parentElement?.querySelector<HTMLElement>('[aria-label="Close"]');
  close?.click();
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
};
