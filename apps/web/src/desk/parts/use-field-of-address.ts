import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the field whose name the address has after `#`, as links of the launch list do. */
export const useFieldOfAddress = (): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementsByName(hash.slice(1))[0]?.focus();
  }, [hash]);
};
