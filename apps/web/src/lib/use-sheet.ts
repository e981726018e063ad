import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

// An entry of the history keeps its state through a reload, at which a sheet closes as whatever floats does.
const loadedKey: unknown = globalThis.history?.state?.key;

type SheetEntry<Name> = { sheet?: Name; under?: string } | null;

/**
 * A sheet over a list whose filters are its address. It has an entry of its own in the history, so that Back closes it;
 * what was changed below it by `navigate(address, within)` is kept and stays one step that Back can undo.
 */
export const useSheet = <Name extends string>() => {
  const { pathname, search, state, key } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const entry: unknown = key === loadedKey ? null : state;
  const { sheet = null, under } = (entry as SheetEntry<Name>) ?? {};
  const address = pathname + search;

  const last = useRef({ sheet, address, pathname });
  useEffect(() => {
    const before = last.current;
    last.current = { sheet, address, pathname };
    const wasClosedByBack = navigationType === 'POP' && before.sheet !== null && sheet === null;
    if (wasClosedByBack && before.pathname === pathname && before.address !== address) void navigate(before.address);
  }, [sheet, address, pathname, navigationType, navigate]);

  const showSheet = (name: Name | null) => {
    if (name !== null) void navigate(address, { state: { sheet: name, under: address } });
    else if (under === address) void navigate(-1);
    else if (sheet !== null) void navigate(address, { replace: true });
  };

  return { sheet, showSheet, within: { replace: true, state: entry } };
};
