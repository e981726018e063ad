import type { ReactNode } from 'react';
import { FindField } from './find-field.tsx';
import { Loaded } from './loaded.tsx';

type Props<Item> = {
  label: string;
  /** The name of the list of what was found. */
  name: string;
  words: string;
  onFind: (words: string) => void;
  query: { data: unknown; error: Error | null; refetch: () => unknown };
  /** What was found; undefined while it loads. */
  found: readonly Item[] | undefined;
  keyOf: (item: Item) => string | number;
  /** What to say if nothing was found. */
  none: string;
  children: (item: Item) => ReactNode;
};

/** Finds something to act on: a field, and a line for each thing found. */
export const Finder = <Item,>({ label, name, words, onFind, query, found, keyOf, none, children }: Props<Item>) => (
  <>
    <FindField label={label} value={words} onFind={onFind} />
    <Loaded query={query} skeleton={null} />
    <ul aria-label={name}>
      {found?.map((item) => (
        <li key={keyOf(item)} className="flex min-h-11 items-center gap-3 border-b border-line">
          {children(item)}
        </li>
      ))}
    </ul>
    <p className="type-small mt-1 text-ink-2" role="status">
      {words !== '' && found?.length === 0 && none}
    </p>
  </>
);
