import type { QualityFact } from '@wearfolio/contracts/quality-facts';
import { t } from '../../lib/t.tsx';

/** The labels of the facts, in the order of the data quality page. */
export const factWords: Record<QualityFact, string> = {
  brand: t('desk.feeds.brand'),
  category: t('desk.feeds.kind'),
  audience: t('desk.feeds.audience'),
  color: t('desk.feeds.color'),
  size: t('desk.feeds.size'),
  gtin: 'GTIN',
  mpn: 'MPN',
  picture: t('desk.feeds.picture'),
  description: t('desk.feeds.description'),
};

/** Shares below these limits are shown in the colors of a warning and of an error. */
const [wanted, bearable] = [0.95, 0.7];

const lookOf = (share: number): string => {
  if (share === 1) return 'text-ink-3';
  if (share >= wanted) return '';
  return share < bearable ? 'text-sale' : 'text-warn';
};

/** The share of a store's products that have a fact, rounded down: 100% means all of them, and phones leave it out. */
export const Share = ({ part, whole }: { part: number; whole: number }) => {
  if (whole === 0) return null;
  const share = part / whole;
  return (
    <span className={lookOf(share)} data-quiet={share === 1 || undefined}>
      {Math.floor(100 * share)}%
    </span>
  );
};
