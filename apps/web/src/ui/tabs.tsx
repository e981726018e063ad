import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';

const looks = {
  /** In a row that scrolls sideways if it is too long. */
  row: {
    list: 'no-scrollbar -mx-(--margin) flex gap-7 overflow-x-auto px-(--margin) md:mx-0 md:px-0',
    tab: 'shrink-0 gap-2 whitespace-nowrap',
  },
  /** Two halves of the full width. */
  halves: { list: 'grid grid-cols-2', tab: '-mb-px justify-center' },
} as const;

const tabClass =
  'relative flex h-12 items-center text-ink-2 -outline-offset-2 after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:after:bg-line-2 aria-selected:font-medium aria-selected:text-ink aria-selected:after:bg-ink';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const tabIdOf = (id: string, value: string) => `${id}-${value}-tab`;
const panelIdOf = (id: string, value: string) => `${id}-${value}`;

type Props<Value extends string> = {
  /** Shared by the list and its panels, unique in the page. */
  id: string;
  look: keyof typeof looks;
  tabs: readonly { value: Value; label: ReactNode }[];
  current: Value;
  onChoose: (value: Value) => void;
  /** Whether arrow keys choose immediately. Otherwise they only move the focus, because choosing sends a request. */
  isChosenByArrow?: boolean;
  className?: string;
};

/**
 * Tabs over a `TabPanel`, with one tab stop; arrows, Home and End move. Written by hand, because the library's tabs
 * would add 12 KB to the login page before its first paint.
 */
export const TabList = <Value extends string>(props: Props<Value>) => {
  const { id, look, tabs, current, onChoose, isChosenByArrow = false, className = '' } = props;
  const [focused, setFocused] = useState<Value | null>(null);
  const choose = (value: Value) => value !== current && onChoose(value);
  const move = (event: KeyboardEvent, at: number) => {
    const next = tabs[steps[event.key]?.(at, tabs.length) ?? -1];
    // With these keys, arrows belong to the browser.
    if (!next || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    document.getElementById(tabIdOf(id, next.value))?.focus();
    if (isChosenByArrow) choose(next.value);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(null);
  };
  return (
    <div role="tablist" className={`border-b border-line ${looks[look].list} ${className}`} onBlur={leave}>
      {tabs.map(({ value, label }, at) => (
        <button
          key={value}
          id={tabIdOf(id, value)}
          type="button"
          role="tab"
          aria-selected={value === current}
          aria-controls={value === current ? panelIdOf(id, value) : undefined}
          tabIndex={value === (focused ?? current) ? 0 : -1}
          className={`${tabClass} ${looks[look].tab}`}
          onFocus={() => setFocused(value)}
          onKeyDown={(event) => move(event, at)}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
};

type PanelProps = { id: string; value: string; className?: string; children: ReactNode };

/** The panel of a tab. Panels that stay mounted must be hidden by the caller. */
export const TabPanel = ({ id, value, className, children }: PanelProps) => (
  <section id={panelIdOf(id, value)} role="tabpanel" aria-labelledby={tabIdOf(id, value)} className={className}>
    {children}
  </section>
);
