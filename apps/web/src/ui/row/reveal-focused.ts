import type { FocusEvent } from 'react';

/** Scrolls a row until an item is fully visible, with the row's padding beside it. */
export const reveal = (row: Element, item: Element): void => {
  const shown = row.getBoundingClientRect();
  const { left, right } = item.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(row);
  const before = left - shown.left - Number.parseFloat(paddingLeft);
  const after = right - shown.right + Number.parseFloat(paddingRight);
  row.scrollBy({ left: Math.min(before, 0) || Math.max(after, 0) });
};

/**
 * For `onFocus` of a row: reveals the item that got keyboard focus. Browsers do so only for invisible items. Pressed
 * items do not move.
 */
export const revealFocused = ({ currentTarget, target }: FocusEvent): void => {
  if (target.matches(':focus-visible')) reveal(currentTarget, target.closest('li') ?? target);
};
