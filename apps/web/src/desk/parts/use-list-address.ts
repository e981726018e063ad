import { useSearchParams } from 'react-router-dom';

/** The filters and the page of a list, stored in the address. Changing a filter returns to page 1. */
export const useListAddress = () => {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const set = (changed: Record<string, string>): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries({ page: '', ...changed })) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return { params, page, set, goTo: (to: number) => set({ page: to === 1 ? '' : String(to) }) };
};
