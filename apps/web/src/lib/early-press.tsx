import { type ReactNode, useEffect } from 'react';

const kept = globalThis as { earlyPress?: HTMLElement | null };

/** Stops recording presses and returns the button pressed last before React was ready. */
export const takeEarlyPress = (): HTMLElement | undefined => {
  const pressed = kept.earlyPress ?? undefined;
  kept.earlyPress = null;
  return pressed;
};

/** Repeats a press that came before hydration. */
export const PressAgain = ({ pressed, children }: { pressed: HTMLElement | undefined; children: ReactNode }) => {
  useEffect(() => {
    // React hydrates a pressed component immediately, but not inside an effect.
    const timer = setTimeout(() => pressed?.click());
    return () => clearTimeout(timer);
  }, [pressed]);
  return children;
};
