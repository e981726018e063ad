import type { ReactNode } from 'react';
import { columnStyle } from './column-style.ts';

type Props = {
  name: string;
  columns: readonly string[];
  /** The columns that hold numbers, which are aligned right. */
  figures?: readonly string[];
  children: ReactNode;
};

/** A table with hairlines. A phone shows each row as lines of labeled values; a wider table scrolls sideways. */
export const Table = ({ name, columns, figures = [], children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard.
  <section className="relative overflow-x-auto" aria-label={name} tabIndex={0}>
    <table className="desk-table" style={columnStyle(columns, figures)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
);
