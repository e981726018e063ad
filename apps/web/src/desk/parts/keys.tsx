import { useEffect, useRef } from 'react';
import { t } from '../../lib/t.tsx';
import { areSingleKeysOn } from './single-keys.ts';

type Keys = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isTicked = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

/** Whether a key belongs to a field or a dialog, or single keys are switched off. */
const isForOthers = ({ target, key }: KeyboardEvent): boolean =>
  (isTyping(target) && !isTicked(target)) ||
  document.querySelector('[role="dialog"]') !== null ||
  (key.length === 1 && !areSingleKeysOn());

/**
 * Handles keys outside of fields and dialogs. Keys are in lower case; arrow keys are `up`, `down`, `left` and `right`.
 */
export const useKeys = (keys: Keys): void => {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isForOthers(event)) return;
      const act = current.current[event.key.replace('Arrow', '').toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};

/** The keyboard shortcuts of a page; hidden on phones and if single keys are switched off. */
export const KeyHints = ({ hints }: { hints: readonly (readonly [key: string, what: string])[] }) =>
  areSingleKeysOn() && (
    <ul
      className="type-small mt-6 flex flex-wrap gap-x-5 gap-y-1 text-ink-3 max-md:hidden"
      aria-label={t('desk.parts.keys')}
    >
      {hints.map(([key, what]) => (
        <li key={key}>
          <kbd className="font-medium text-ink-2">{key}</kbd> {what}
        </li>
      ))}
    </ul>
  );
