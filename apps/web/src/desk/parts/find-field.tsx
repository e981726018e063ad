import { type RefObject, useEffect, useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';

type Props = {
  label: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  value: string;
  onFind: (words: string) => void;
};

/** A search field that filters a list after a pause in typing. */
export const FindField = ({ label, inputRef, value, onFind }: Props) => {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed.trim(), 250);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing changes the list.
  useEffect(() => {
    if (settled !== value) onFind(settled);
  }, [settled]);
  return (
    <label className="mb-3 flex max-w-100 flex-col gap-1">
      <span className="type-small text-ink-2">{label}</span>
      <input
        ref={inputRef}
        type="search"
        className="h-10 w-full border border-line-2 bg-surface px-3 max-md:h-11"
        value={typed}
        maxLength={100}
        onChange={({ target }) => setTyped(target.value)}
      />
    </label>
  );
};
