import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { QueryOfAddress } from './use-query-of-address.ts';

// An entry of the history keeps its state through a reload, at which a sheet closes as whatever floats does.
const loadedKey: unknown = globalThis.history?.state?.key;

type SheetEntry<Name> = { sheet?: Name; under?: string } | null;

const entryOf = <Name>({ key, state }: Pick<Location, 'key' | 'state'>): SheetEntry<Name> =>
  key === loadedKey ? null : state;

/** Whether an entry of the history stands for what lies over a page: what leads away from there takes its place. */
export const isSheetEntry = (location: Location): boolean => entryOf(location)?.sheet !== undefined;

/**
 * What lies over a page, by its name; null while nothing does. It has an entry of its own in the history, so that Back
 * closes it. A link in it takes the place of that entry (`replace`).
 */
export const useOverlay = <Name extends string>() => {
  const location = useLocation();
  const navigate = useNavigate();
  const [unlisted, setUnlisted] = useState<{ name: Name | null; key: string } | null>(null);
  const { pathname, key } = location;
  const entry = entryOf<Name>(location);
  const { sheet = null, under } = entry ?? {};

  const showSheet = (name: Name | null) => {
    // A press below may have led to another query, whose page is not drawn yet.
    const address = pathname + window.location.search;
    // Decision 62: an address that has forgotten its secret is not to get it back, so there Back closes nothing.
    if (pathname !== window.location.pathname) setUnlisted({ name, key });
    else if (name !== null) void navigate(address, { state: { sheet: name, under: address } });
    else if (under === address) void navigate(-1);
    else if (sheet !== null) void navigate(address, { replace: true });
  };

  return { sheet: unlisted?.key === key ? unlisted.name : sheet, showSheet, entry };
};

/**
 * A sheet over a list whose filters are its address: what `changeBelow` asked for while it was open is kept, drawn or not
 * yet, and stays one step that Back can undo.
 */
export const useSheet = <Name extends string>({ goTo }: Pick<QueryOfAddress, 'goTo'>) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { sheet, showSheet, entry } = useOverlay<Name>();
  const address = pathname + search;

  const last = useRef({ sheet, address, pathname });
  const asked = useRef<string | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = { sheet, address, pathname };
    if (before.sheet === sheet) return;
    const wanted = asked.current ?? before.address;
    asked.current = null;
    const wasClosedByBack = navigationType === 'POP' && sheet === null;
    if (wasClosedByBack && before.pathname === pathname && wanted !== address) void navigate(wanted);
  }, [sheet, address, pathname, navigationType, navigate]);

  const changeBelow = (query: string) => {
    asked.current = pathname + query;
    goTo(query, { replace: true, state: entry });
  };

  return { sheet, showSheet, changeBelow };
};
