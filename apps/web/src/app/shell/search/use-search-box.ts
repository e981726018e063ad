import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../../lib/t.tsx';
import { isSheetEntry } from '../../../lib/use-sheet.ts';
import { routes } from '../../paths.ts';
import { clearRecent, readRecent, rememberSearch } from './recent-searches.ts';
import { type Row, searchRow } from './suggestion-rows.ts';
import { isSearchable, useStartGroups, useSuggestions } from './use-suggestions.ts';

// While an input method composes, the keys choose among its candidates. Safari reports the key that ends it as 229.
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing || nativeEvent.keyCode === 229;

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Keeps the field equal to the keyword of the page, also after Back or a removed chip. */
const useTyped = () => {
  const { pathname, search } = useLocation();
  const shown = pathname === routes.search ? (new URLSearchParams(search).get('keyword') ?? '') : '';
  const [searched, setSearched] = useState(shown);
  const [typed, setTyped] = useState(shown);
  if (shown !== searched) {
    setSearched(shown);
    setTyped(shown);
  }
  return [typed, setTyped] as const;
};

/** The state of the search box: the typed text, its suggestions and the selected row. */
export const useSearchBox = (fieldRef?: RefObject<HTMLInputElement | null>) => {
  const location = useLocation();
  const navigate = useNavigate();
  const own = useRef<HTMLInputElement>(null);
  const field = fieldRef ?? own;
  const [typed, setTyped] = useTyped();
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [recent, setRecent] = useState(readRecent);
  const suggestions = useSuggestions(typed, isOpen);
  // Text typed before hydration exists only in the field.
  useEffect(() => setTyped((known) => field.current?.value || known), [field, setTyped]);

  const keyword = typed.trim();
  const isLong = isSearchable(typed);
  const last = isLong ? searchRow(keyword, t('shell.searchFor', { keyword })) : undefined;
  const start = useStartGroups(recent, isOpen && keyword === '');
  const short = keyword === '' ? start : [];
  const groups = isLong ? suggestions.groups : short;
  const rows = [...groups.flatMap((group) => group.rows), ...(last ? [last] : [])];

  const focus = () => field.current?.focus();
  const type = (text: string) => {
    setTyped(text);
    setActive(-1);
    setOpen(true);
  };
  /** Keeps the keyword in the field after a search, and clears the field after any other suggestion. */
  const leave = (row: Row) => {
    if (row.keyword !== undefined) rememberSearch(row.keyword);
    setTyped(row.keyword ?? '');
    setActive(-1);
    setOpen(false);
    setRecent(readRecent());
    // Otherwise the focused field would keep the focus on the new page.
    field.current?.blur();
  };
  /** A keyword of two characters or fewer only returns the focus (behavior.md#shell-search-box). */
  const submit = () => {
    const row = rows[active] ?? last;
    if (!row) return focus();
    void navigate(row.href, { replace: isSheetEntry(location) });
    leave(row);
  };
  const isShown = isOpen && rows.length > 0;
  const choose = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
    const step = steps[event.key];
    if (step === undefined || rows.length === 0 || isComposing(event)) return;
    event.preventDefault();
    setOpen(true);
    // One step beyond either end selects the field itself.
    setActive(((active + 1 + step + rows.length + 1) % (rows.length + 1)) - 1);
  };
  /** Escape closes what is open, then empties the field. */
  const stepBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    if (isShown) setOpen(false);
    else setTyped('');
  };
  // Another tab may have changed the recent searches.
  const open = () => {
    setRecent(readRecent());
    setOpen(true);
  };
  const forget = () => {
    clearRecent();
    setRecent([]);
    focus();
  };
  const clear = () => {
    type('');
    focus();
  };
  const isEmpty = isShown && suggestions.isEmpty;
  return {
    ...{
      field,
      typed,
      keyword,
      groups,
      last,
      active,
      isShown,
      isEmpty,
      hasRecent: keyword === '' && recent.length > 0,
    },
    ...{ type, leave, submit, choose, stepBack, forget, clear, open, close: () => setOpen(false) },
  };
};
