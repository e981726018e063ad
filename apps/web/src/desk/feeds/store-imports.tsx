import { deskPaths } from '@wearfolio/contracts/desk';
import type { FeedRun } from '@wearfolio/contracts/desk-feed-imports';
import type { StoreFeed } from '@wearfolio/contracts/desk-feeds';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/formats.ts';
import { rich, t } from '../../lib/t.tsx';
import { Count } from '../parts/count.tsx';
import { Part } from '../parts/page.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { isUnderWay } from './api.ts';
import { RunChart } from './run-chart.tsx';
import { Schedule } from './schedule.tsx';
import { TextFeeds } from './text-feeds.tsx';
import { outcomeWords } from './words.ts';

/** Matching follows an import in the same job; it takes at most this time, in ms. */
const justEnded = 5 * 60_000;

const timeOf = (at: string | null | undefined): number => (at ? Date.parse(at) : 0);

// A fetch is noted when its job ends, so one noted after the last import is over.
const waitingWords = ({ runs: [run], last_fetched_at }: StoreFeed): string => {
  const endedAt = timeOf(run?.finished_at);
  const isMatching = Date.now() - endedAt < justEnded && timeOf(last_fetched_at) < endedAt;
  return isMatching ? t('desk.feeds.importedMatching') : t('desk.feeds.feedQueued');
};

const Progress = ({ feed }: { feed: StoreFeed }) => {
  const [run] = feed.runs;
  if (run?.outcome !== 'running') return <p role="status">{waitingWords(feed)} ...</p>;
  return (
    <div role="status">
      <p className="font-medium">{run.phase ?? t('desk.feeds.readingFeed')} ...</p>
      <p className="figures text-ink-2">
        {rich('desk.feeds.rowsRead', { read: run.read, time: () => <Time at={run.started_at} /> })}
      </p>
      <progress className="mt-2 h-1.5 w-60 accent-ink" aria-label={t('desk.feeds.import')} />
    </div>
  );
};

const outcomeClass: Readonly<Record<string, string>> = { imported: 'text-ok', running: 'text-ink-2' };

// A feed that breaks off is refused whole: nothing became of the rows that were read before.
const isWhole = ({ read, created, changed, unchanged, merged, rejected }: FeedRun): boolean =>
  read === created + changed + unchanged + merged + rejected;

const takenBy = (run: FeedRun): (number | null)[] => {
  const counts = [run.created, run.changed, run.unchanged, run.merged];
  return isWhole(run) ? counts : counts.map(() => null);
};

const Taken = ({ of: count }: { of: number | null }) =>
  count === null ? (
    <span className="text-ink-3" data-quiet>
      –
    </span>
  ) : (
    <Count of={count} />
  );

const Run = ({ run }: { run: FeedRun }) => (
  <tr>
    <td className="whitespace-nowrap text-ink-2">
      <Time at={run.started_at} />
    </td>
    <td>
      <span className={outcomeClass[run.outcome] ?? 'text-sale'}>{outcomeWords(run.outcome)}</span>
      {run.reason && <span className="block max-w-100 min-w-50 wrap-anywhere text-ink-2">{run.reason}</span>}
    </td>
    <td>
      <Count of={run.read} />
    </td>
    {takenBy(run).map((count, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
      <td key={at}>
        <Taken of={count} />
      </td>
    ))}
    <td>
      {run.rejected > 0 ? (
        <Link to={`${deskPaths.rejects}?id=${run.id}`} className="underlined">
          {formatNumber(run.rejected)}
        </Link>
      ) : (
        <Count of={0} />
      )}
    </td>
    <td>
      <Taken of={isWhole(run) ? run.sold_out : null} />
    </td>
  </tr>
);

const Uploaded = ({ feed: { id, upload } }: { feed: StoreFeed }) =>
  upload && (
    <p className="type-card mb-6 bg-tint p-3 wrap-anywhere">
      {upload.received < upload.bytes
        ? t('desk.feeds.partlyUploaded', { name: upload.name })
        : t('desk.feeds.uploadedNotImported', { name: upload.name })}{' '}
      <Link to={`${deskPaths.feed}?id=${id}&upload=${upload.id}`} className="underlined">
        {t('desk.feeds.continue')}
      </Link>
    </p>
  );

// Read is the sum of the next five, unless the feed broke off.
const counts = [
  t('desk.feeds.read'),
  t('desk.feeds.new'),
  t('desk.feeds.changed'),
  t('desk.feeds.unchanged'),
  t('desk.feeds.merged'),
  t('desk.feeds.refusedState'),
  t('desk.feeds.soldOut'),
];

/** The progress of an import, the schedule, and the last imports. */
export const StoreImports = ({ feed, isEditor }: { feed: StoreFeed; isEditor: boolean }) => {
  const isBusy = isUnderWay(feed);
  const finished = feed.runs.filter(({ outcome }) => outcome !== 'running');
  return (
    <>
      {isBusy && <Progress feed={feed} />}
      {!isBusy && isEditor && <Uploaded feed={feed} />}
      <Part title={t('desk.parts.source')}>
        <Schedule feed={feed} isEditor={isEditor} />
      </Part>
      <Part title={t('desk.feeds.textsTitle')}>
        <TextFeeds feed={feed} isEditor={isEditor} />
      </Part>
      <Part title={t('desk.feeds.imports')}>
        {finished.length === 0 && <p className="type-card text-ink-2">{t('desk.feeds.noImports')}</p>}
        {finished.length > 0 && (
          <>
            <RunChart runs={finished} />
            <Table
              name={t('desk.feeds.imports')}
              columns={[t('desk.parts.when'), t('desk.feeds.result'), ...counts]}
              figures={counts}
            >
              {finished.map((one) => (
                <Run key={one.id} run={one} />
              ))}
            </Table>
          </>
        )}
      </Part>
    </>
  );
};
