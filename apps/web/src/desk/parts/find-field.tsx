import { type RefObject, useEffect, useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { LowField } from './low-field.tsx';

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
    <LowField
      label={label}
      boxClass="mb-3 max-w-100 flex-1 basis-60"
      ref={inputRef}
      type="search"
      maxLength={100}
      value={typed}
      onChange={setTyped}
    />
  );
};
