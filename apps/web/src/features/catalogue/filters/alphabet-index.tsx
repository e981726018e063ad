import { alphabet } from '@wearfolio/contracts/text/alphabet';
import { t } from '../../../lib/t.tsx';
import { moveFocus } from '../../../ui/row/move-focus.ts';
import { revealFocused } from '../../../ui/row/reveal-focused.ts';

type Props = { present: ReadonlySet<string>; current: string | null; onChoose: (letter: string | null) => void };

/** The letters `# A .. Z` above a list of names. Only `present` letters are enabled; a second press shows all names. */
export const AlphabetIndex = ({ present, current, onChoose }: Props) => {
  const entry = current ?? alphabet.find((letter) => present.has(letter));
  return (
    <div
      role="toolbar"
      aria-label={t('brands.firstLetter')}
      className="no-scrollbar -mx-4 mb-2 flex overflow-x-auto px-4 md:mx-0 md:mb-1 md:grid md:grid-cols-27 md:px-0"
      onFocus={revealFocused}
      onKeyDown={moveFocus}
    >
      {alphabet.map((letter) => (
        <button
          key={letter}
          type="button"
          className="type-small h-11 w-9 shrink-0 font-medium -outline-offset-2 not-aria-pressed:hover:not-disabled:bg-tint disabled:opacity-55 aria-pressed:bg-ink aria-pressed:text-on-ink md:h-7 md:w-auto"
          aria-pressed={letter === current}
          tabIndex={letter === entry ? 0 : -1}
          disabled={!present.has(letter)}
          onClick={() => onChoose(letter === current ? null : letter)}
        >
          {letter}
        </button>
      ))}
    </div>
  );
};
