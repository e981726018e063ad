import { keywordMax } from '@wearfolio/contracts/limits';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId } from 'react';
import { marketPath } from '../../../lib/market.ts';
import { t } from '../../../lib/t.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { lazyPart, Nothing } from '../../../ui/lazy-part.tsx';
import { routes } from '../../paths.ts';
import { rowId } from './suggestion-rows.ts';
import { useSearchBox } from './use-search-box.ts';

const [SuggestionList, prepare] = lazyPart(async () => (await import('./suggestion-list.tsx')).SuggestionList, Nothing);

type Props = {
  /** Whether the box is a screen of its own, opened by a button. Otherwise the panel floats below the field. */
  layout: keyof typeof looks;
  /** Lets the opener set the focus. */
  fieldRef?: RefObject<HTMLInputElement | null>;
  /** An element beside the field, such as a close button. */
  action?: ReactNode;
};

const looks = {
  bar: {
    box: 'relative w-55 max-w-full transition-[width] duration-200 focus-within:w-105',
    line: 'h-9',
    panel:
      'absolute top-full end-0 z-(--z-dropdown) mt-2 max-h-[calc(100dvh-96px)] w-120 max-w-[calc(100vw-64px)] animate-arrive overflow-y-auto border border-float-edge bg-surface px-6 pt-5 pb-3 shadow-float',
  },
  page: {
    box: 'relative block',
    line: 'h-12',
    panel:
      'absolute inset-x-0 top-full z-(--z-dropdown) mt-2 max-h-96 animate-arrive overflow-y-auto border border-float-edge bg-surface px-6 pt-5 pb-3 shadow-float',
  },
  screen: {
    box: 'flex min-h-0 flex-1 flex-col',
    line: 'h-14 px-(--margin)',
    panel: 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-(--margin) pt-5 pb-8',
  },
} as const;

/** The search of the header (behavior.md#shell-search-box): a field with suggestions, chosen with the arrow keys. */
export const SearchBox = ({ layout, fieldRef, action }: Props) => {
  const listId = useId();
  const box = useSearchBox(fieldRef);
  const { typed, keyword, active, isShown } = box;
  const look = looks[layout];
  // The code of the list is loaded early, because the shop may be unreachable later.
  useEffect(prepare, []);
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // The screen shows only suggestions, and hiding a phone's keyboard takes the focus from the field.
    if (layout !== 'screen' && !currentTarget.contains(relatedTarget)) box.close();
  };
  return (
    <search className={look.box} onBlur={closeWhenLeft}>
      {isShown && layout !== 'screen' && (
        // A tap that closes the suggestions presses nothing else on the page.
        <div
          aria-hidden="true"
          className="fixed inset-0 z-(--z-dropdown) hidden any-pointer-coarse:block"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => box.field.current?.blur()}
        />
      )}
      <form
        action={marketPath() + routes.search}
        className={`relative z-(--z-dropdown) flex shrink-0 items-center gap-3 border-b border-line-2 focus-within:border-ink ${look.line}`}
        onSubmit={(event) => {
          event.preventDefault();
          box.submit();
        }}
      >
        <Icon name="search" size={16} />
        <input
          ref={box.field}
          type="text"
          role="combobox"
          name="keyword"
          aria-label={t('ui.search')}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? rowId(listId, active) : undefined}
          placeholder={t('ui.search')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={keywordMax}
          className="type-field min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3 md:text-[0.8125rem]"
          value={typed}
          onChange={(event) => box.type(event.target.value)}
          onFocus={box.open}
          onClick={box.open}
          onKeyDown={(event) => {
            box.choose(event);
            // Escape closes the surrounding screen.
            if (layout !== 'screen') box.stepBack(event);
          }}
        />
        {typed !== '' && (
          <button type="button" className="hit-44 -me-3 shrink-0" aria-label={t('ui.clearSearch')} onClick={box.clear}>
            <Icon name="cross" size={16} />
          </button>
        )}
        {action}
      </form>
      {isShown && (
        <div className={look.panel}>
          {box.isEmpty && <p className="mb-3 text-ink-2">{t('shell.noSuggestions', { keyword })}</p>}
          <SuggestionList
            id={listId}
            groups={box.groups}
            last={box.last}
            typed={keyword}
            active={active}
            onFollow={box.leave}
          />
          {box.hasRecent && (
            <button type="button" className="inline-flex min-h-11 items-center" onClick={box.forget}>
              <span className="underlined">{t('shell.clearRecentSearches')}</span>
            </button>
          )}
        </div>
      )}
      <p className="sr-only" role="status">
        {box.isEmpty && t('shell.noSuggestions', { keyword })}
      </p>
    </search>
  );
};
