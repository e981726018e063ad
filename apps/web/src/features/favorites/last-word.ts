type Send = (isWanted: boolean) => Promise<void>;

/**
 * What customers want right now, by key, while the server is being told. One call at a time for each key: a wish that
 * changes meanwhile is told afterwards, so that the last word is the last to arrive.
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

    /** The wish under way; undefined where there is none. */
    wish: (key: string): boolean | undefined => wishes.get(key),

    /**
     * Wishes, and tells the server by `send`. Resolves to true once it knows the last word, and to false at once where
     * a call is under way already, which sees to this wish too. Rejects when the last word could not be told.
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
