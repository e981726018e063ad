import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';

const moved = <T,>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

/** Where an item is after another one moved. */
const placeAfter = (place: number, from: number, to: number): number => {
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  return to <= place && place < from ? place + 1 : place;
};

type Props<T> = {
  items: readonly T[];
  onChange: (items: T[]) => void;
  /** The noun of an item, such as `Section`. */
  noun: string;
  titleOf: (item: T) => string;
  isEditor: boolean;
  /** The content of an item's row; its title by default. */
  row?: (item: T) => ReactNode;
  /** The identity of an item; its position by default. An open item stays open when it moves. */
  keyOf?: (item: T) => string;
  /** Whether items can only be moved. */
  isFixed?: boolean;
  /** The item that is open, if the list opens one at a time, and who is told that another one opens. */
  opened?: number | null;
  onOpen?: (at: number | null) => void;
  /** The content of an opened item. Without it, items do not open. */
  children?: (item: T, change: (item: T) => void) => ReactNode;
};

/** A list whose items are moved by dragging or with buttons. */
export const OrderedList = <T,>({
  items,
  onChange,
  noun,
  titleOf,
  isEditor,
  row,
  keyOf,
  isFixed = false,
  opened,
  onOpen,
  children,
}: Props<T>) => {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** The button that gets the focus after a move, so that the same item can be moved again. */
  const follow = useRef<{ at: number; way: 'up' | 'down' | 'summary' } | null>(null);
  useEffect(() => {
    const { at, way } = follow.current ?? {};
    follow.current = null;
    if (at !== undefined)
      list.current?.children[at]
        ?.querySelector<HTMLElement>(way === 'summary' ? 'summary' : `:scope > p > [data-move=${way}]`)
        ?.focus();
  });
  const move = (from: number, to: number): void => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    onChange(moved(items, from, to));
    if (opened != null) onOpen?.(placeAfter(opened, from, to));
    setAnnouncement(t('desk.content.itemMoved', { item: titleOf(item), to: to + 1, count: items.length }));
  };
  // Alt with an arrow key moves the item with the focus.
  const moveByKey = (event: KeyboardEvent, at: number): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!isEditor || !event.altKey || step === undefined) return;
    event.preventDefault();
    follow.current = { at: at + step, way: 'summary' };
    move(at, at + step);
  };
  const drop = (to: number): void => {
    if (dragged !== null) move(dragged, to);
    setDragged(null);
    setOver(null);
  };
  const change = (at: number, item: T): void => onChange(items.map((one, place) => (place === at ? item : one)));
  const dragging = (at: number) => ({
    draggable: isEditor,
    onDragStart: (event: DragEvent): void => {
      event.dataTransfer.effectAllowed = 'move';
      event.stopPropagation();
      setDragged(at);
    },
    onDragEnd: (): void => {
      setDragged(null);
      setOver(null);
    },
  });
  const head = (item: T, at: number): ReactNode => (
    <>
      <span className="figures type-small w-5 text-ink-3" aria-hidden="true">
        {at + 1}
      </span>
      <span className={`min-w-0 flex-1 truncate font-medium ${isEditor ? 'md:pe-54' : ''}`}>
        {row ? row(item) : titleOf(item)}
      </span>
    </>
  );
  const removeButton = (item: T, at: number, name: string): ReactNode => (
    <TextButton
      aria-label={t('desk.content.removeName', { name })}
      onClick={() => {
        onChange(items.filter((_, place) => place !== at));
        if (opened != null && opened >= at) onOpen?.(opened === at ? null : opened - 1);
        setAnnouncement(t('desk.content.itemRemoved', { item: titleOf(item) }));
      }}
    >
      {t('desk.parts.remove')}
    </TextButton>
  );
  // Of a list that opens one item at a time, only that one has fields, because some lists hold hundreds.
  const fieldsOf = (item: T, at: number): ReactNode =>
    (!onOpen || opened === at) && (
      <div className="grid gap-5 pt-2 pb-6 ps-8">{children?.(item, (next) => change(at, next))}</div>
    );
  const openWords = isEditor ? t('ui.edit') : t('ui.show');
  const keyAt = (item: T, at: number): string => keyOf?.(item) ?? String(at);
  return (
    <>
      <ol ref={list} className="border-line not-empty:border-t">
        {items.map((item, at) => {
          const name = t('desk.content.itemName', { noun, at: at + 1, title: titleOf(item) });
          return (
            <li
              key={keyAt(item, at)}
              className={`border-b border-line md:relative ${over === at && dragged !== at ? 'bg-tint' : ''} ${dragged === at ? 'opacity-40' : ''}`}
              onDragOver={(event) => {
                if (dragged === null) return;
                event.preventDefault();
                setOver(at);
              }}
              onDrop={(event) => {
                event.preventDefault();
                event.stopPropagation();
                drop(at);
              }}
            >
              {children ? (
                <details
                  className="group/item"
                  {...(onOpen && { open: opened === at })}
                  onToggle={({ currentTarget: { open } }) => {
                    if (open) onOpen?.(at);
                    else if (opened === at) onOpen?.(null);
                  }}
                >
                  {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
                  <summary
                    {...dragging(at)}
                    onKeyDown={(event) => moveByKey(event, at)}
                    className="flex min-h-12 cursor-pointer list-none items-center gap-3"
                  >
                    {head(item, at)}
                    <span className="type-small text-ink-2 [[open]>summary>&]:hidden">{openWords}</span>
                  </summary>
                  {fieldsOf(item, at)}
                </details>
              ) : (
                <div {...dragging(at)} className={`flex min-h-12 items-center gap-3 ${isEditor ? 'cursor-grab' : ''}`}>
                  {head(item, at)}
                </div>
              )}
              {isEditor && (
                <p
                  className={`type-small flex flex-wrap gap-x-4 ps-8 md:absolute md:top-0 md:min-h-12 md:items-center ${children ? 'md:end-20' : 'md:end-0'}`}
                >
                  <TextButton
                    disabled={at === 0}
                    aria-label={t('desk.content.moveUp', { name })}
                    onClick={() => {
                      follow.current = { at: at - 1, way: 'up' };
                      move(at, at - 1);
                    }}
                    data-move="up"
                  >
                    {t('desk.content.up')}
                  </TextButton>
                  <TextButton
                    disabled={at === items.length - 1}
                    aria-label={t('desk.content.moveDown', { name })}
                    onClick={() => {
                      follow.current = { at: at + 1, way: 'down' };
                      move(at, at + 1);
                    }}
                    data-move="down"
                  >
                    {t('desk.content.down')}
                  </TextButton>
                  {!isFixed && removeButton(item, at, name)}
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  );
};
