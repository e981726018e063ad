import type { ReactNode } from 'react';

type Props = { name: string; columns: readonly string[]; children: ReactNode };

/** A table with hairlines, which scrolls sideways where it is too wide, by keyboard as well. */
export const Table = ({ name, columns, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard.
  <section className="relative overflow-x-auto" aria-label={name} tabIndex={0}>
    <table className="desk-table">
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
