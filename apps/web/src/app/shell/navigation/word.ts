import type { KeyboardEvent } from 'react';

/** The classes of a word of the header: a line under it while it is the current one, or its menu is open. */
export const wordClass = ({ isActive }: { isActive: boolean }) =>
  `flex items-center whitespace-nowrap border-y border-transparent -outline-offset-4 hover:border-b-line-2 aria-expanded:border-b-ink ${isActive ? 'border-b-ink' : ''}`;

const neighbours: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowRight: 'nextElementSibling',
  ArrowLeft: 'previousElementSibling',
};

/** Left and right go from word to word. */
export const moveAlong = (event: KeyboardEvent<HTMLElement>) => {
  const side = neighbours[event.key];
  const word = side && event.currentTarget.closest('li')?.[side]?.querySelector('a');
  if (word) event.preventDefault();
  word?.focus();
};
