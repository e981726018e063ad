import type { FeedPreview } from '@wearfolio/contracts/desk-feeds';
import { Skeleton } from '../../ui/skeleton.tsx';
import { countWords } from '../catalogue/words.ts';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { fieldLabel, parseMapping } from './mapping.ts';
import { MappingEditor } from './mapping-editor.tsx';
import { PreviewCards } from './preview-cards.tsx';
import { Understood } from './understood.tsx';
import { UnknownValues } from './unknown-values.tsx';
import { formatWords } from './words.ts';

const summaryOf = ({ format, read, is_whole, rejected }: FeedPreview): string =>
  [
    format === null ? 'Unknown format' : formatWords(format),
    is_whole ? `${countWords(read, 'row')} in all` : `the first ${countWords(read, 'row')} looked at`,
    rejected === 0 ? 'none refused' : `${rejected.toLocaleString('en')} refused`,
  ].join(', ');

/** Whether an import of this feed would add any product. */
export const isImportable = ({ refusal, read, rejected }: FeedPreview): boolean => refusal === null && rejected < read;

type Props = {
  preview: FeedPreview;
  isLooking: boolean;
  mapping: string;
  mappingError: string | undefined;
  onMapping: (mapping: string) => void;
};

const State = ({ preview, isLooking }: Pick<Props, 'preview' | 'isLooking'>) => {
  if (isLooking)
    return (
      <p className="mb-6 text-ink-2" role="status">
        Looking at the feed ...
      </p>
    );
  const nothing = isImportable(preview) ? null : 'No row can be imported: see below why each is refused';
  const fault = preview.refusal ?? nothing;
  if (fault === null)
    return (
      <p className="mb-6 text-ink-2" role="status">
        {summaryOf(preview)}.
      </p>
    );
  return (
    <p className="mb-6 bg-soft-error p-4 wrap-anywhere text-sale" role="alert">
      {fault}.{preview.columns && ' Say below which column is what.'}
    </p>
  );
};

const Rejects = ({ rejects }: Pick<FeedPreview, 'rejects'>) => (
  <Part title="Refused rows">
    <Table name="Refused rows" columns={['Line', 'Field', 'Value', 'Why']}>
      {rejects.map(({ line, field, value, reason }) => (
        <tr key={`${line} ${field}`}>
          <td>{line.toLocaleString('en')}</td>
          <td>{fieldLabel(field)}</td>
          <td className="wrap-anywhere">{value}</td>
          <td>{reason}</td>
        </tr>
      ))}
    </Table>
  </Part>
);

const Notes = ({ notes }: Pick<FeedPreview, 'notes'>) => (
  <Part title="Doubts">
    <ul className="type-card grid gap-1 text-ink-2">
      {notes.map((note) => (
        <li key={note} className="wrap-anywhere">
          {note}
        </li>
      ))}
    </ul>
  </Part>
);

/** The columns are folded for formats with their own reader, where they rarely matter. */
const Columns = ({ preview: { columns }, mapping, mappingError, onMapping }: Omit<Props, 'isLooking'>) => {
  if (!columns || columns.columns.length === 0) return null;
  const editor = <MappingEditor found={columns} value={mapping} error={mappingError} onChange={onMapping} />;
  const isOpen = mapping !== '' || !columns.has_own_reader;
  return (
    <Part title="Columns and fields">
      {isOpen ? (
        editor
      ) : (
        <details>
          <summary className="type-card inline-flex min-h-11 cursor-pointer items-center">
            <span className="underlined">{countWords(columns.columns.length, 'column')}</span>
          </summary>
          {editor}
        </details>
      )}
    </Part>
  );
};

/** How the shop reads a feed: its columns, the derived facts, and product cards beside their rows. */
export const FeedReport = (props: Props) => {
  const { preview, isLooking, mapping } = props;
  const { columns, readings, unknown, rejects, notes, cards, refusal } = preview;
  const used = parseMapping(mapping) ?? parseMapping(columns?.mapping ?? '');
  if (refusal !== null && !columns) return <State preview={preview} isLooking={isLooking} />;
  const isMapped = mapping !== '' || columns?.has_own_reader === false;
  return (
    <>
      <State preview={preview} isLooking={isLooking} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2" aria-busy={isLooking}>
        <div className="min-w-0">
          {notes.length > 0 && <Notes notes={notes} />}
          {isMapped && <Columns {...props} />}
          {readings.length > 0 && (
            <Part title="What is read from where">
              <Understood readings={readings} />
            </Part>
          )}
          {unknown.length > 0 && (
            <Part title="Not known yet">
              <UnknownValues values={unknown} />
            </Part>
          )}
          {!isMapped && <Columns {...props} />}
          {rejects.length > 0 && <Rejects rejects={rejects} />}
        </div>
        <div className="min-w-0">
          <Part title="As shoppers will see it">
            {cards.length === 0 && <p className="type-card text-ink-2">No row can be shown yet.</p>}
            <PreviewCards cards={cards} mapping={used} />
          </Part>
        </div>
      </div>
    </>
  );
};

/** The placeholder of a report that is loading. */
export const ReportSkeleton = () => (
  <div className="grid gap-10 lg:grid-cols-2" aria-busy="true">
    <Skeleton className="h-60" />
    <Skeleton className="h-60" />
  </div>
);
