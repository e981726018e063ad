import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { emptyText } from '../filters/options.ts';
import { type BrandEntry, brandFinder, groupBrands } from './group-brands.ts';
import { LetterLinks } from './letter-links.tsx';
import { MailSection, type RowProps } from './letter-section.tsx';
import { useCurrentLetter } from './use-current-letter.ts';

/**
 * All brands by first letter, with a search that filters while typing (behavior.md#brands-directory). `?q=` keeps the
 * typed text for the way back from a brand.
 */
export const BrandDirectory = ({ brands, ...row }: RowProps & { brands: readonly BrandEntry[] }) => {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(query.get('q') ?? '');
  const type = (text: string) => {
    setTyped(text);
    setQuery(text === '' ? {} : { q: text }, { replace: true, preventScrollReset: true });
  };
  const part = useDeferredValue(typed);
  const find = useMemo(() => brandFinder(brands), [brands]);
  const found = useMemo(() => find(part), [find, part]);
  const groups = useMemo(() => groupBrands(found), [found]);
  const { current, onJump } = useCurrentLetter(groups);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <label className="flex h-12 w-full max-w-120 items-center gap-3 border-b border-line-2 text-ink-3 focus-within:border-ink">
          <span className="sr-only">{t('ui.searchBrands')}</span>
          <Icon name="search" size={16} />
          <input
            type="search"
            className="type-field min-w-0 flex-1 bg-transparent text-ink outline-none placeholder:text-ink-3 [&::-webkit-search-cancel-button]:hidden"
            placeholder={t('brands.search', { count: brands.length })}
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
          {typed !== '' && (
            <button
              type="button"
              className="hit-44 -me-3 text-ink"
              aria-label={t('ui.clearSearch')}
              onClick={() => type('')}
            >
              <Icon name="cross" size={16} />
            </button>
          )}
        </label>
        <p className="figures text-ink-2" role="status">
          {part.trim() !== '' && found.length > 0 && t('brands.count', { count: found.length })}
        </p>
      </div>
      <LetterLinks letters={new Set(groups.map(({ letter }) => letter))} current={current} onJump={onJump} />
      {groups.map((group) => (
        <MailSection key={group.letter} {...group} {...row} />
      ))}
      {groups.length === 0 && <p className="type-small-heading min-h-80 pt-8">{emptyText('brand')}</p>}
    </>
  );
};
