import { useLocation, useNavigate } from 'react-router-dom';
import { parseQuickView, printQuickView } from '../product-url.ts';

/** Marks the history entry that opened the quick view, so that closing it goes back. */
type OverList = { isOverList?: boolean } | null;

/** The quick view of the address, and functions to open, change and close it (behavior.md#product-page). */
export const useQuickView = () => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isOverList = (state as OverList)?.isOverList === true;
  const hrefOf = (next: Parameters<typeof printQuickView>[0]) => pathname + printQuickView(next, query);
  return {
    shown: parseQuickView(query),
    isOverList,
    open: (productId: number, colorId: number | null, place?: number) =>
      void navigate(hrefOf({ productId, colorId }), { state: { isOverList: true, place } }),
    chooseColor: (productId: number, colorId: number) =>
      void navigate(hrefOf({ productId, colorId }), { replace: true, state }),
    close: () => (isOverList ? void navigate(-1) : void navigate(hrefOf(null), { replace: true })),
  };
};
