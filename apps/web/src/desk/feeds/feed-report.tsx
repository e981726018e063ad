import type { FeedPreview } from '@wearfolio/contracts/desk-feed-preview';
import { formatNumber } from '../../lib/formats.ts';
import { t } from '../../lib/t.tsx';
import { TextButton } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { fieldLabel, neededFields, parseMapping } from './mapping.ts';
import { MappingEditor } from './mapping-editor.tsx';
import { PreviewCards } from './preview-cards.tsx';
import { Understood } from './understood.tsx';
import { UnknownValues } from './unknown-values.tsx';
import type { useConfirmPrices } from './use-confirm-prices.ts';
import { formatWords } from './words.ts';

const summaryOf = ({ format, read, is_whole, rejected }: FeedPreview): string =>
  t('desk.feeds.summary', {
    format: format === null ? t('desk.feeds.unknownFormat') : formatWords(format),
    rows: is_whole ? t('desk.feeds.rowsInAll', { read }) : t('desk.feeds.firstRows', { read }),
    refused: rejected === 0 ? t('desk.feeds.noneRefused') : t('desk.feeds.refused', { rejected }),
  });

/** Whether an import of this feed would add any product. */
export const isImportable = ({ refusal, read, rejected }: FeedPreview): boolean => refusal === null && rejected < read;

/** Whether a column can settle why nothing can be imported: no row is good, or a required field has no column. */
const isMappingNeeded = ({ refusal, columns }: FeedPreview): boolean => {
  if (!columns || columns.has_own_reader) return false;
  const mapped = parseMapping(columns.mapping ?? '')?.fields ?? {};
  return refusal === null || neededFields.some((field) => !(field in mapped));
};

type Props = {
  preview: FeedPreview;
  isLooking: boolean;
  mapping: string;
  mappingError: string | undefined;
  onMapping: (mapping: string) => void;
  /** Confirms the prices; undefined for a store that is not there yet. */
  confirm?: ReturnType<typeof useConfirmPrices> | undefined;
};

const State = ({ preview, isLooking }: Pick<Props, 'preview' | 'isLooking'>) => {
  if (isLooking)
    return (
      <p className="mb-6 text-ink-2" role="status">
        {t('desk.feeds.lookingAtFeed')}
      </p>
    );
  const nothing = isImportable(preview) ? null : t('desk.feeds.noImportableRow');
  const fault = preview.refusal ?? nothing;
  if (fault === null)
    return (
      <p className="mb-6 text-ink-2" role="status">
        {summaryOf(preview)}
      </p>
    );
  return (
    <p className="mb-6 bg-soft-error p-4 wrap-anywhere text-sale" role="alert">
      {fault}.{isMappingNeeded(preview) && ` ${t('desk.feeds.mappingNeeded')}`}
    </p>
  );
};

const Rejects = ({ rejects }: Pick<FeedPreview, 'rejects'>) => (
  <Part title={t('desk.parts.refusedRows')}>
    <Table
      name={t('desk.parts.refusedRows')}
      columns={[t('desk.parts.line'), t('desk.feeds.field'), t('desk.parts.value'), t('desk.feeds.why')]}
    >
      {rejects.map(({ line, field, value, reason }) => (
        <tr key={`${line} ${field}`}>
          <td>{formatNumber(line)}</td>
          <td>{fieldLabel(field)}</td>
          <td className="wrap-anywhere">{value}</td>
          <td>{reason}</td>
        </tr>
      ))}
    </Table>
  </Part>
);

type NotesProps = Pick<FeedPreview, 'notes' | 'price_doubt'> & Pick<Props, 'confirm'>;

const Notes = ({ notes, price_doubt, confirm }: NotesProps) => (
  <Part title={t('desk.feeds.doubts')}>
    <ul className="type-card grid gap-1 text-ink-2">
      {price_doubt && (
        <li className="flex flex-wrap items-center gap-x-4 wrap-anywhere">
          {price_doubt.reason}
          {confirm && (
            <TextButton disabled={confirm.isPending} onClick={() => confirm.mutate(price_doubt)}>
              {t('desk.feeds.pricesConfirm')}
            </TextButton>
          )}
        </li>
      )}
      {notes.map((note) => (
        <li key={note} className="wrap-anywhere">
          {note}
        </li>
      ))}
    </ul>
  </Part>
);

/** The columns are folded for formats with their own reader, where they rarely matter. */
const Columns = ({ preview, mapping, mappingError, onMapping }: Omit<Props, 'isLooking'>) => {
  const { columns } = preview;
  if (!columns || columns.columns.length === 0) return null;
  const editor = (
    <MappingEditor
      found={columns}
      value={mapping}
      error={mappingError}
      isLacking={!isImportable(preview)}
      onChange={onMapping}
    />
  );
  const isOpen = mapping !== '' || !columns.has_own_reader;
  return (
    <Part title={t('desk.feeds.columnsFields')}>
      {isOpen ? (
        editor
      ) : (
        <details>
          <summary className="type-card inline-flex min-h-11 cursor-pointer items-center">
            <span className="underlined">{t('desk.feeds.columnCount', { count: columns.columns.length })}</span>
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
  const { columns, readings, unknown, rejects, notes, price_doubt, cards, refusal } = preview;
  const used = parseMapping(mapping) ?? parseMapping(columns?.mapping ?? '');
  if (refusal !== null && !columns) return <State preview={preview} isLooking={isLooking} />;
  const isMapped = mapping !== '' || columns?.has_own_reader === false;
  return (
    <>
      <State preview={preview} isLooking={isLooking} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2" aria-busy={isLooking}>
        <div className="min-w-0">
          {(notes.length > 0 || price_doubt) && (
            <Notes notes={notes} price_doubt={price_doubt} confirm={props.confirm} />
          )}
          {isMapped && <Columns {...props} />}
          {readings.length > 0 && (
            <Part title={t('desk.feeds.mappingTitle')}>
              <Understood readings={readings} />
            </Part>
          )}
          {unknown.length > 0 && (
            <Part title={t('desk.feeds.notKnownYet')}>
              <UnknownValues values={unknown} />
            </Part>
          )}
          {!isMapped && <Columns {...props} />}
          {rejects.length > 0 && <Rejects rejects={rejects} />}
        </div>
        <div className="min-w-0">
          <Part title={t('desk.feeds.previewTitle')}>
            {cards.length === 0 && <p className="type-card text-ink-2">{t('desk.feeds.noShownRow')}</p>}
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
