import type { KeyboardEvent } from 'react';

type Step = (at: number, count: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus between the buttons of a toolbar with arrow keys, Home and End, so that Tab leaves it in one step. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  // With these keys, arrows belong to the browser.
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  buttons[step(buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length)]?.focus();
  event.preventDefault();
};
