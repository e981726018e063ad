import type { FeedRun } from '@wearfolio/contracts/desk-feed-imports';
import { t } from '../../lib/t.tsx';

const width = 12;
const height = 60;

/** The rows read by each import, oldest first. A failed import is a bar in the error color. */
export const RunChart = ({ runs }: { runs: readonly FeedRun[] }) => {
  const shown = runs.toReversed();
  const most = Math.max(1, ...shown.map(({ read }) => read));
  return (
    <figure className="mb-4">
      <svg
        className="block h-15 max-w-full"
        width={shown.length * width}
        height={height}
        viewBox={`0 0 ${shown.length * width} ${height}`}
        role="img"
        aria-label={t('desk.feeds.rowsChart', { count: shown.length, most })}
      >
        {shown.map(({ id, read, outcome }, at) => {
          const isGood = outcome === 'imported';
          const tall = isGood ? Math.max(1, (height * read) / most) : 4;
          return (
            <rect
              key={id}
              x={at * width}
              y={height - tall}
              width={width - 3}
              height={tall}
              className={isGood ? 'fill-ink' : 'fill-sale'}
            />
          );
        })}
      </svg>
      <figcaption className="type-small mt-1 text-ink-3">{t('desk.feeds.rowsChartIntro')}</figcaption>
    </figure>
  );
};
