import type { FocusEvent } from 'react';

/** Scrolls a row sideways until the whole of an item stands in it, its distance from the edge being the row's padding. */
export const reveal = (row: Element, item: Element): void => {
  const shown = row.getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const before = left - shown.left - Number.parseFloat(paddingLeft);
  const after = right - shown.right + Number.parseFloat(paddingRight);
  row.scrollBy({ left: Math.min(before, 0) || Math.max(after, 0) });
};

/**
 * For the `onFocus` of a row that scrolls sideways: reveals the item that the keyboard has come to, which browsers do only
 * for what is wholly out of sight. What is pressed stays under the pointer.
 */
export const revealFocused = ({ currentTarget, target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) reveal(currentTarget, target.closest('li') ?? target);
};
