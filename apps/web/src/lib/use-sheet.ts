import { useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { pathInMarket } from './market.ts';
import type { QueryOfAddress } from './use-query-of-address.ts';

// History state survives a reload, but sheets close on reload.
const loadedKey: unknown = globalThis.history?.state?.key;

type SheetEntry<Name> = { sheet?: Name; under?: string } | null;

const entryOf = <Name>({ key, state }: Pick<Location, 'key' | 'state'>): SheetEntry<Name> =>
  key === loadedKey ? null : state;

/** Whether a history entry belongs to an overlay; a navigation replaces it. */
export const isSheetEntry = (location: Location): boolean => entryOf(location)?.sheet !== undefined;

/**
 * The name of the open overlay, or null. It has a history entry, so that Back closes it. A link in it replaces that
 * entry (`replace`).
 */
export const useOverlay = <Name extends string>() => {
  const location = useLocation();
  const navigate = useNavigate();
  const [unlisted, setUnlisted] = useState<{ name: Name | null; key: string } | null>(null);
  const { pathname, key } = location;
  const entry = entryOf<Name>(location);
  const { sheet = null, under } = entry ?? {};

  const showSheet = (name: Name | null) => {
    // The page below may have navigated without being rendered yet.
    const address = pathname + window.location.search;
    // An address whose secret was removed must not get it back (behavior.md#routes-secrets), so Back closes nothing
    // there.
    if (pathname !== pathInMarket(window.location.pathname)) setUnlisted({ name, key });
    else if (name !== null) void navigate(address, { state: { sheet: name, under: address } });
    else if (under === address) void navigate(-1);
    else if (sheet !== null) void navigate(address, { replace: true });
  };

  return { sheet: unlisted?.key === key ? unlisted.name : sheet, showSheet, entry };
};

/**
 * A sheet over a list with filters in the address. Changes made with `changeBelow` stay as one history step after the
 * sheet closes.
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
