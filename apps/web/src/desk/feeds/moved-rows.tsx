import { useQuery } from '@tanstack/react-query';
import { rich, t } from '../../lib/t.tsx';
import { useDebounced } from '../../lib/use-debounced.ts';
import { categoryWords } from '../catalogue/words.ts';
import { movedRowsQuery } from './api.ts';

/** Pause after typing before the rows are counted, in ms. */
const pause = 300;

const mostShown = 8;

const rowsText = (count: number): string => t('desk.feeds.rowCount', { count });

/** The rows that a mapping would move, before it is saved, and those that stay. */
export const MovedRows = ({ from, to }: { from: string; to: string }) => {
  const { data } = useQuery(movedRowsQuery(useDebounced(from, pause), to));
  if (!data) return <p className="type-small min-h-4 text-ink-3">{t('desk.feeds.countingRows')}</p>;
  const more = data.data.length - mostShown;
  return (
    <div role="status">
      <p className="type-card font-medium">{t('desk.feeds.movesLatestFeeds', { rows: rowsText(data.total) })}</p>
      <ul className="type-small mt-1 grid gap-1 text-ink-2">
        {data.data.slice(0, mostShown).map(({ value, path, certainty, rows }) => (
          <li key={`${value} ${path} ${certainty}`} className="wrap-anywhere">
            {certainty === 'certain'
              ? rich('desk.feeds.nowCertain', {
                  ...{ rows: rowsText(rows), value, category: categoryWords(path) },
                  certain: (words) => <span className="text-warn">{words}</span>,
                })
              : t('desk.feeds.now', { rows: rowsText(rows), value, category: categoryWords(path) })}
          </li>
        ))}
        {more > 0 && <li className="text-ink-3">{t('desk.feeds.more', { more })}</li>}
      </ul>
      {data.staying > 0 && (
        <p className="type-small mt-1 text-ink-3">
          {t('desk.feeds.rowsStaying', { rows: rowsText(data.staying), staying: data.staying })}
        </p>
      )}
    </div>
  );
};
