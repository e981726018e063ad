import {
  type ColumnDef,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useKeys } from './keys.tsx';

const features = tableFeatures({ rowSelectionFeature });

/** A column of a `DataTable` over rows of this kind. */
export type DataColumn<Row extends RowData> = ColumnDef<typeof features, Row>;

export type Selection = RowSelectionState;

type Props<Row extends RowData> = {
  name: string;
  columns: DataColumn<Row>[];
  rows: Row[];
  idOf: (row: Row) => string;
  /** What the box that chooses a row is called. */
  nameOf: (row: Row) => string;
  /** Absent where nothing can be chosen. */
  selection?: Selection | undefined;
  onSelect?: (selection: Selection) => void;
};

const Tick = ({ label, isTicked, onTick }: { label: string; isTicked: boolean; onTick: () => void }) => (
  <label className="relative flex size-7 cursor-pointer items-center max-md:size-11">
    <span className="sr-only">{label}</span>
    <input type="checkbox" className="peer sr-only" checked={isTicked} onChange={onTick} />
    <span className="flex size-4.5 items-center justify-center border border-line-2 text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-on-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink">
      <Icon name="check" size={14} />
    </span>
  </label>
);

/**
 * A long table whose pages come from the server. J and K, or the arrows, go through its rows, to the first link or button of each;
 * X chooses the row that has the focus.
 */
export const DataTable = <Row extends RowData>({
  name,
  columns,
  rows,
  idOf,
  nameOf,
  selection,
  onSelect,
}: Props<Row>) => {
  const body = useRef<HTMLTableSectionElement>(null);
  const [at, setAt] = useState(-1);
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: idOf,
    state: { rowSelection: selection ?? {} },
    onRowSelectionChange: (update) => onSelect?.(typeof update === 'function' ? update(selection ?? {}) : update),
  });
  const shown = table.getRowModel().rows;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its first row.
  useEffect(() => setAt(-1), [rows]);
  const move = (to: number): void => {
    const next = Math.max(0, Math.min(to, shown.length - 1));
    setAt(next);
    body.current?.rows[next]?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const choose = (): void => shown[at]?.toggleSelected();
  useKeys({
    j: () => move(at + 1),
    k: () => move(at - 1),
    down: () => move(at + 1),
    up: () => move(at - 1),
    ...(selection && { x: choose }),
  });
  const areAllChosen = shown.length > 0 && shown.every((row) => row.getIsSelected());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard.
    <section className="relative overflow-x-auto" aria-label={name} tabIndex={0}>
      <table className="desk-table">
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection && (
                <th scope="col" className="w-8">
                  <Tick
                    label="Choose all on this page"
                    isTicked={areAllChosen}
                    onTick={() => table.toggleAllRowsSelected(!areAllChosen)}
                  />
                </th>
              )}
              {group.headers.map((header) => (
                <th key={header.id} scope="col">
                  <table.FlexRender header={header} />
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody ref={body}>
          {shown.map((row, index) => (
            <tr
              key={row.id}
              className={row.getIsSelected() ? 'bg-tint' : ''}
              onFocus={() => setAt(index)}
              data-at={index === at || undefined}
            >
              {selection && (
                <td>
                  <Tick
                    label={`Choose ${nameOf(row.original)}`}
                    isTicked={row.getIsSelected()}
                    onTick={() => row.toggleSelected()}
                  />
                </td>
              )}
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
