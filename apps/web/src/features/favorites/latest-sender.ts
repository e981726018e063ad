type Send<Value> = (value: Value) => Promise<void>;

/**
 * Sends values by key, one call per key at a time. A value that changes during a call is sent after it, so that the
 * server always ends with the latest one.
 */
export const latestSender = <Value extends boolean | number>() => {
  const values = new Map<string, Value>();
  const listeners = new Set<() => void>();

  const change = (key: string, value: Value | null) => {
    if (value === null) values.delete(key);
    else values.set(key, value);
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** The value of a key that the server has not accepted yet, or undefined. */
    pending: (key: string): Value | undefined => values.get(key),

    /**
     * Sets a value and sends it with `send`. Resolves to true when the server has the latest value, and to false
     * immediately if a running call handles it. Rejects if the latest value could not be sent.
     */
    set: async (key: string, wanted: Value, send: Send<Value>): Promise<boolean> => {
      const isUnderWay = values.has(key);
      change(key, wanted);
      if (isUnderWay) return false;
      try {
        for (;;) {
          const sent = values.get(key) ?? wanted;
          const failure = await send(sent).then(
            () => null,
            (error: unknown) => ({ error }),
          );
          if (values.get(key) !== sent) continue;
          if (failure) throw failure.error;
          return true;
        }
      } finally {
        change(key, null);
      }
    },
  };
};
