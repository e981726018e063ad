import type { FocusEvent } from 'react';

/**
 * For the `onFocus` of a row that scrolls sideways: brings the whole item into view that the keyboard has come to, its
 * distance from the edge being the row's padding. Browsers do so only for what is wholly out of sight. What is pressed
 * stays under the pointer.
 */
export const revealFocused = ({ currentTarget: row, target }: FocusEvent<HTMLElement>): void => {
  if (!target.matches(':focus-visible')) return;
  const item = (target.closest('li') ?? target).getBoundingClientRect();
  const shown = row.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const before = item.left - shown.left - Number.parseFloat(paddingLeft);
  const after = item.right - shown.right + Number.parseFloat(paddingRight);
  row.scrollBy({ left: Math.min(before, 0) || Math.max(after, 0) });
};
