import { type ReactNode, useEffect } from 'react';

const kept = globalThis as { earlyPress?: HTMLElement | null };

/** Ends the keeping of presses, as of when React answers them, and hands out the button that was pressed last before. */
export const takeEarlyPress = (): HTMLElement | undefined => {
  const pressed = kept.earlyPress ?? undefined;
  kept.earlyPress = null;
  return pressed;
};

/** Presses a button again that was pressed before the page was taken over. */
export const PressAgain = ({ pressed, children }: { pressed: HTMLElement | undefined; children: ReactNode }) => {
  useEffect(() => {
    // React takes over at once what is pressed, but not from within an effect.
    const timer = setTimeout(() => pressed?.click());
    return () => clearTimeout(timer);
  }, [pressed]);
  return children;
};
