import type { KeyboardEvent } from 'react';

/** In a text area, Ctrl+Enter or Command+Enter submits the form, and Escape leaves the field. */
export const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  const area = event.currentTarget;
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) area.form?.requestSubmit();
  if (event.key === 'Escape') area.blur();
};
