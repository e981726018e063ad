import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const controls = 'input, select, textarea, button';

const findField = (name: string): HTMLElement | null => {
  const place = document.getElementById(name) ?? document.getElementsByName(name)[0];
  return place?.matches(controls) ? place : (place?.querySelector<HTMLElement>(controls) ?? place ?? null);
};

/** Moves to the field that the address has after `#`, by its name or its anchor, for links from lists of what is missing. */
export const useFieldOfAddress = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash === '' ? null : findField(hash.slice(1));
    field?.scrollIntoView({ block: 'center' });
    field?.focus();
  }, [hash]);
};
