import type { QualityFact } from '@wearfolio/contracts/quality-facts';
import { t } from '../../lib/t.tsx';

/** The labels of the facts, in the order of the data quality page. */
export const factWords: Record<QualityFact, string> = {
  brand: t('desk.parts.brand'),
  category: t('desk.parts.kind'),
  audience: t('desk.parts.audience'),
  color: t('desk.parts.color'),
  size: t('desk.parts.size'),
  gtin: 'GTIN',
  mpn: 'MPN',
  picture: t('desk.parts.picture'),
  description: t('desk.parts.description'),
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
