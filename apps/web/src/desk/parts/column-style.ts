import type { CSSProperties } from 'react';

/** Custom properties that tell `desk-table` the label and the alignment of each column, from 1. At most 12 columns. */
export const columnStyle = (columns: readonly string[], figures: readonly string[]): CSSProperties =>
  Object.fromEntries(
    columns.flatMap((column, at) => [
      [`--label-${at + 1}`, JSON.stringify(column)],
      ...(figures.includes(column) ? [[`--align-${at + 1}`, 'right']] : []),
    ]),
  );
