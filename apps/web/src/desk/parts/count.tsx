import { formatNumber } from '../../lib/formats.ts';

/** A number of a table. Zero is muted, and phones leave it out. */
export const Count = ({ of: number }: { of: number }) => (
  <span className={number === 0 ? 'text-ink-3' : ''} data-quiet={number === 0 || undefined}>
    {formatNumber(number)}
  </span>
);
