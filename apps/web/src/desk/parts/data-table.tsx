import {
  type ColumnDef,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../lib/t.tsx';
import { Icon } from '../../ui/icon.tsx';
import { columnStyle } from './column-style.ts';
import { useKeys } from './keys.tsx';

const features = tableFeatures({ rowSelectionFeature });

/** A column of a `DataTable`. The numbers of a column with `isFigure` are aligned right. */
export type DataColumn<Row extends RowData> = ColumnDef<typeof features, Row> & {
  header: string;
  isFigure?: boolean;
};

export type Selection = RowSelectionState;

type Props<Row extends RowData> = {
  name: string;
  columns: DataColumn<Row>[];
  rows: Row[];
  idOf: (row: Row) => string;
  /** The name of a row, for the label of its check box. */
  nameOf: (row: Row) => string;
  /** Absent if rows cannot be chosen. */
  selection?: Selection | undefined;
  onSelect?: (selection: Selection) => void;
};

type TickProps = { label: string; isTicked: boolean; onTick: () => void; isNamed?: boolean };

const Tick = ({ label, isTicked, onTick, isNamed = false }: TickProps) => (
  <label
    className={`relative flex h-7 cursor-pointer items-center gap-3 max-md:h-11 ${isNamed ? 'md:w-7' : 'w-7 max-md:w-11'}`}
  >
    <span className={isNamed ? 'order-last whitespace-nowrap md:sr-only' : 'sr-only'}>{label}</span>
    <input type="checkbox" className="peer sr-only" checked={isTicked} onChange={onTick} />
    <span className="flex size-4.5 items-center justify-center border border-line-2 text-transparent peer-checked:border-ink peer-checked:bg-ink peer-checked:text-on-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink">
      <Icon name="check" size={14} />
    </span>
  </label>
);

/**
 * A long table whose pages come from the server. J and K or the arrow keys move between rows, to the first link or button
 * of each; X chooses the row with the focus.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts before its first row.
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
  const names = columns.map(({ header }) => header);
  const figures = columns.filter(({ isFigure }) => isFigure).map(({ header }) => header);
  const areAllChosen = shown.length > 0 && shown.every((row) => row.getIsSelected());
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the keyboard.
    <section className="relative overflow-x-auto" aria-label={name} tabIndex={0}>
      <table className="desk-table" style={columnStyle(selection ? ['', ...names] : names, figures)}>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {selection && (
                <th scope="col" className="md:w-8">
                  <Tick
                    label={t('desk.parts.chooseAllOnPage')}
                    isNamed
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
                    label={t('desk.parts.choose', { original: nameOf(row.original) })}
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
