import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../lib/use-debounced.ts';
import { categoryWords } from '../catalogue/words.ts';
import { movedRowsQuery } from './api.ts';

/** Pause after typing before the rows are counted, in ms. */
const pause = 300;

const mostShown = 8;

const rowsText = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;

/** The rows that a mapping would move, before it is saved, and those that stay. */
export const MovedRows = ({ from, to }: { from: string; to: string }) => {
  const { data } = useQuery(movedRowsQuery(useDebounced(from, pause), to));
  if (!data) return <p className="type-small min-h-4 text-ink-3">Counting the rows ...</p>;
  const more = data.data.length - mostShown;
  return (
    <div role="status">
      <p className="type-card font-medium">Moves {rowsText(data.total)} of the latest feeds</p>
      <ul className="type-small mt-1 grid gap-1 text-ink-2">
        {data.data.slice(0, mostShown).map(({ value, path, certainty, rows }) => (
          <li key={`${value} ${path} ${certainty}`} className="wrap-anywhere">
            {`${rowsText(rows)} of ${value}, now in ${categoryWords(path)}`}
            {certainty === 'certain' && <span className="text-warn">, placed with certainty</span>}
          </li>
        ))}
        {more > 0 && <li className="text-ink-3">and {more} more</li>}
      </ul>
      {data.staying > 0 && (
        <p className="type-small mt-1 text-ink-3">
          {rowsText(data.staying)} {data.staying === 1 ? 'stays' : 'stay'}: another column is sure of the kind
        </p>
      )}
    </div>
  );
};
