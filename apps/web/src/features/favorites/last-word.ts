type Send = (isWanted: boolean) => Promise<void>;

/**
 * Pending wishes by key. Each key has one call at a time; a wish that changes meanwhile is sent afterwards, so that the
 * server gets the last value last.
 */
export const lastWord = () => {
  const wishes = new Map<string, boolean>();
  const listeners = new Set<() => void>();

  const change = (key: string, isWanted: boolean | null) => {
    if (isWanted === null) wishes.delete(key);
    else wishes.set(key, isWanted);
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** The pending wish of a key, or undefined. */
    wish: (key: string): boolean | undefined => wishes.get(key),

    /**
     * Sets a wish and sends it with `send`. Resolves to true when the server has the last value, and to false
     * immediately if a running call handles it. Rejects if the last value could not be sent.
     */
    want: async (key: string, isWanted: boolean, send: Send): Promise<boolean> => {
      const isUnderWay = wishes.has(key);
      change(key, isWanted);
      if (isUnderWay) return false;
      try {
        for (;;) {
          const sent = wishes.get(key) === true;
          const failure = await send(sent).then(
            () => null,
            (error: unknown) => ({ error }),
          );
          if (wishes.get(key) !== sent) continue;
          if (failure) throw failure.error;
          return true;
        }
      } finally {
        change(key, null);
      }
    },
  };
};
