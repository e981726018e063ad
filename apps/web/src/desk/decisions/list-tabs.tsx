import { formatNumber } from '../../lib/formats.ts';
import { mayLeave } from '../parts/use-unsaved.ts';

type Tab<Name extends string> = { name: Name; words: string; count?: number | undefined };

type Props<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  current: Name;
  onChoose: (name: Name) => void;
};

/** Tabs that switch between the lists of a page. They ask before unsaved changes are lost. */
export const ListTabs = <Name extends string>({ label, tabs, current, onChoose }: Props<Name>) => (
  <ul className="type-card no-scrollbar mb-5 flex gap-6 overflow-x-auto border-b border-line" aria-label={label}>
    {tabs.map(({ name, words, count }) => (
      <li key={name}>
        <button
          type="button"
          className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap text-ink-2 hover:text-ink aria-pressed:font-medium aria-pressed:text-ink aria-pressed:[box-shadow:inset_0_-2px_0_var(--color-ink)]"
          aria-pressed={name === current}
          onClick={() => {
            if (name !== current && mayLeave()) onChoose(name);
          }}
        >
          {words}
          {count !== undefined && <span className="type-small figures text-ink-3">{formatNumber(count)}</span>}
        </button>
      </li>
    ))}
  </ul>
);
