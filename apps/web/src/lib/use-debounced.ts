import { useEffect, useState } from 'react';

/** The value as it was once it had not changed for `delay` milliseconds. */
export const useDebounced = <Value>(value: Value, delay: number): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
};
