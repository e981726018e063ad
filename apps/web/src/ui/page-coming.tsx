import { Spinner } from './spinner.tsx';

/** Stands for a page that is late. It shows after a moment, so that a page that is there at once does not flash. */
export const PageComing = () => (
  <div className="flex animate-[arrive_150ms_300ms_both] justify-center py-24">
    <Spinner />
  </div>
);
