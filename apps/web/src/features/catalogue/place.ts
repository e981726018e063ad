import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** The place of a card in its listing over all pages, 1 for the first; undefined outside of listings. */
export const Place = createContext<number | undefined>(undefined);

/** What a step of history keeps of the place in a listing that its product was opened at. */
export type AtPlace = { place?: number | undefined } | null;

/** The place that a product is shown at in a listing, or was opened at on this page or the one before. */
export const usePlace = (): number | undefined => {
  const opened = (useLocation().state as AtPlace)?.place;
  return use(Place) ?? opened;
};
