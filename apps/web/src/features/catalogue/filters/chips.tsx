import type { Understanding } from '@wearfolio/contracts/catalogue';
import type { Facets } from '@wearfolio/contracts/listing/facets';
import { filterGroups } from '@wearfolio/contracts/listing/listing-filters';
import { defaultLocale } from '@wearfolio/messages/locales';
import { type MouseEvent, useEffect, useRef } from 'react';
import { locale } from '../../../lib/locale.ts';
import { nameOf } from '../../../lib/name-of.ts';
import { t } from '../../../lib/t.tsx';
import { ColorDot } from '../../../ui/color-dot.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { revealFocused } from '../../../ui/row/reveal-focused.ts';
import { type ListingState, toggleOption } from '../listing-url.ts';
import { tickedOptions } from './options.ts';
import { rangeName } from './trait-names.ts';

type Props = {
  facets: Facets;
  /** The parts of the keyword that were understood as filters. */
  understood: readonly Understanding[];
  state: ListingState;
  onChange: (state: ListingState) => void;
  /** The understood parts that were relaxed. */
  relaxed: readonly Understanding[];
  onRemovePart: (part: Understanding) => void;
  /** Requires a removed or relaxed part again. */
  onRestore: (text: string) => void;
  /** Undefined if there is nothing to clear. */
  onClear?: () => void;
};

const Chip = ({ name, hexa, onRemove }: { name: string; hexa?: string; onRemove: () => void }) => (
  <li className="shrink-0">
    <button
      type="button"
      className="group flex h-11 items-center"
      aria-label={t('ui.removeName', { name })}
      onClick={onRemove}
    >
      <span className="flex h-8 items-center gap-2 bg-tint px-3 group-hover:bg-ground">
        {hexa && <ColorDot hexa={hexa} className="size-3.5" />}
        {name}
        <Icon name="cross" size={14} />
      </span>
    </button>
  </li>
);

const Restore = ({ text, onRestore }: { text: string; onRestore: () => void }) => (
  <li className="shrink-0">
    <button
      type="button"
      className="group flex h-11 items-center"
      aria-label={t('listing.showOnlyText', { text })}
      onClick={onRestore}
    >
      <span className="flex h-8 items-center gap-2 border border-line border-dashed px-3 text-ink-2 group-hover:text-ink">
        <span className="line-through">{text}</span>
        <Icon name="undo" size={14} />
      </span>
    </button>
  </li>
);

/**
 * What the shop understood of a keyword, in the language and the currency of the page. A kind that has no name in the
 * language is called what the shopper called it.
 */
const partName = ({ kind, name, text }: Understanding): string => {
  if (kind === 'price') return rangeName(name);
  const own = nameOf(name);
  const isUnnamed = kind === 'category' && own === name && locale !== defaultLocale;
  return isUnnamed ? text.charAt(0).toLocaleUpperCase(locale) + text.slice(1) : own;
};

/** A removed chip would lose the focus, so the next chip gets it, or the page if no chip is left. */
const useFocusAfterRemoval = (shown: string) => {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<number | null>(null);
  const buttons = () => [...(box.current?.querySelectorAll('button') ?? [])];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown chips are the dependency.
  useEffect(() => {
    if (place.current === null) return;
    const next = buttons()[place.current] ?? buttons().at(-1) ?? document.getElementById('main');
    next?.focus({ preventScroll: true });
    place.current = null;
  }, [shown]);
  const leave = ({ target }: MouseEvent) => {
    // A click between the chips must not trigger a transition.
    const button = target instanceof Element ? target.closest('button') : null;
    place.current = button && buttons().indexOf(button);
  };
  return { box, leave };
};

/**
 * The ticked options and understood parts of the keyword as chips that can be removed. CLEAR ALL also resets the order
 * to Newest (behavior.md#listing-filters) and keeps the parts of the keyword that are no filters. Removed and relaxed
 * parts can be restored.
 */
export const Chips = ({ facets, understood, relaxed, state, onChange, onRemovePart, onRestore, onClear }: Props) => {
  const { box, leave } = useFocusAfterRemoval(`${understood.map(({ text }) => text)} ${JSON.stringify(state)}`);
  const leftOut = [...new Set([...relaxed.map(({ text }) => text), ...state.off])];
  const met = understood.filter(({ text }) => !leftOut.includes(text));
  if (!onClear && understood.length + leftOut.length === 0) return null;
  const chips = filterGroups.flatMap((group) =>
    tickedOptions(group, facets, state[group]).map((option) => ({ group, ...option })),
  );
  return (
    <div
      ref={box}
      onClickCapture={leave}
      onFocusCapture={revealFocused}
      className="no-scrollbar -mx-(--margin) flex items-center gap-3 overflow-x-auto px-(--margin) pt-3 md:mx-0 md:flex-wrap md:gap-y-1 md:overflow-visible md:px-0"
    >
      <h2 className="type-small shrink-0 text-ink-2">{t('listing.filteredBy')}</h2>
      <ul className="contents">
        {met.map((part) => (
          <Chip
            key={`${part.kind} ${part.text}`}
            name={partName(part)}
            hexa={part.kind === 'color' ? facets.color.find(({ name }) => name === part.name)?.hexa : undefined}
            onRemove={() => onRemovePart(part)}
          />
        ))}
        {chips.map(({ group, value, name, hexa }) => (
          <Chip
            key={`${group} ${value}`}
            name={name}
            hexa={hexa}
            onRemove={() => onChange(toggleOption(state, group, value))}
          />
        ))}
        {leftOut.map((text) => (
          <Restore key={`off ${text}`} text={text} onRestore={() => onRestore(text)} />
        ))}
      </ul>
      {onClear && (
        <button type="button" className="type-eyebrow h-11 shrink-0" onClick={onClear}>
          <span className="underlined">{t('listing.clearAllChips')}</span>
        </button>
      )}
    </div>
  );
};
