import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Waits for a toast with this text and closes it, since only three stand at a time. */
export const expectToast = async (text: string): Promise<void> => {
  const said = await screen.findByText(text);
  const close = said.parentElement?.querySelector<HTMLElement>('[aria-label="Close"]');
  close?.click();
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
};
