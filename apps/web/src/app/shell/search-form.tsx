import { searchThreshold } from '@wearfolio/contracts/limits';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../../ui/icon.tsx';
import { searchPath } from '../paths.ts';

type Props = { className?: string; autoFocus?: boolean; onDone?: () => void };

/** Spec 5: a keyword of two characters or fewer only brings the focus back. */
export const SearchForm = ({ className = '', autoFocus = false, onDone }: Props) => {
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  return (
    <search className={className}>
      <form
        className="flex h-11 items-center gap-3 border-b border-line-2 focus-within:border-ink md:h-9"
        onSubmit={(event) => {
          event.preventDefault();
          const keyword = field.current?.value.trim() ?? '';
          if (keyword.length <= searchThreshold) {
            field.current?.focus();
            return;
          }
          void navigate(searchPath(keyword));
          onDone?.();
        }}
      >
        <Icon name="search" size={16} />
        <input
          ref={field}
          type="search"
          name="keyword"
          aria-label="Search"
          placeholder="Search"
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the field appears because its button was pressed.
          autoFocus={autoFocus}
          className="type-field min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3 md:text-[0.8125rem]"
        />
      </form>
    </search>
  );
};
