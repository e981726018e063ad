import type { KeyboardEvent } from 'react';

/** The classes of a category in the header. The current or open one is underlined. */
export const wordClass = ({ isActive }: { isActive: boolean }) =>
  `flex items-center whitespace-nowrap border-y border-clear -outline-offset-4 hover:border-b-line-2 aria-expanded:border-b-ink ${isActive ? 'border-b-ink' : ''}`;

const neighbors: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowRight: 'nextElementSibling',
  ArrowLeft: 'previousElementSibling',
};

/** Moves between categories with Arrow Left and Arrow Right. */
export const moveAlong = (event: KeyboardEvent<HTMLElement>) => {
  const side = neighbors[event.key];
  const word = side && !event.nativeEvent.isComposing && event.currentTarget.closest('li')?.[side]?.querySelector('a');
  if (!word) return;
  event.preventDefault();
  word.focus();
};
