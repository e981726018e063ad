import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** The position of a card in its listing over all pages, from 1; undefined outside of listings. */
export const Place = createContext<number | undefined>(undefined);

/** The history state that keeps the position at which a product was opened. */
export type AtPlace = { place?: number | undefined } | null;

/** The position of a product in a listing: where it is shown, or where it was opened. */
export const usePlace = (): number | undefined => {
  const opened = (useLocation().state as AtPlace)?.place;
  return use(Place) ?? opened;
};
