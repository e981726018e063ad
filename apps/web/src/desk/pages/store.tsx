import { useQuery } from '@tanstack/react-query';
import { deskPaths } from '@wearfolio/contracts/desk';
import {
  type FeedRhythm,
  type FeedRun,
  feedRhythms,
  runStoreFeed,
  type StoreFeed,
  scheduleStoreFeed,
} from '@wearfolio/contracts/desk-feeds';
import { reimportFeeds } from '@wearfolio/contracts/desk-values';
import { Link, useSearchParams } from 'react-router-dom';
import { ApiError, call } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { FailedLoad } from '../../ui/failed-load.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { countWords } from '../catalogue/words.ts';
import { isUnderWay, storeFeedQuery } from '../feeds/api.ts';
import { RunChart } from '../feeds/run-chart.tsx';
import { rhythmWords } from '../feeds/words.ts';
import { Page, Part } from '../parts/page.tsx';
import { Select } from '../parts/select.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';

/** After an import its offers are compared with those of other stores, in the same job. In ms. */
const justEnded = 5 * 60_000;

const waitingWords = (run: FeedRun | undefined): string => {
  const endedAt = run?.finished_at ? Date.parse(run.finished_at) : 0;
  return Date.now() - endedAt < justEnded
    ? 'Imported; its offers are compared with those of other stores'
    : 'The feed waits to be fetched';
};

const Progress = ({ feed }: { feed: StoreFeed }) => {
  const [run] = feed.runs;
  if (run?.outcome !== 'running') return <p role="status">{waitingWords(run)} ...</p>;
  return (
    <div role="status">
      <p className="font-medium">{run.phase ?? 'Reading the feed'} ...</p>
      <p className="figures text-ink-2">
        {countWords(run.read, 'row')} read, since <Time at={run.started_at} />
      </p>
      <progress className="mt-2 h-1.5 w-60 accent-ink" aria-label="Import" />
    </div>
  );
};

const rhythmOf = ({ cron }: StoreFeed): FeedRhythm | 'other' =>
  feedRhythms.find((name) => rhythmWords[name][0] === cron) ?? 'other';

const Schedule = ({ feed, isEditor }: { feed: StoreFeed; isEditor: boolean }) => {
  const change = useChange({
    mutationFn: (rhythm: FeedRhythm | null) => call(scheduleStoreFeed, { body: { id: feed.id, rhythm } }),
  });
  const { url, cron, is_paused, last_outcome, last_fetched_at } = feed;
  if (cron === null)
    return <p className="type-card text-ink-2">This store is imported by hand: nothing is fetched by itself.</p>;
  const value = is_paused ? 'paused' : rhythmOf(feed);
  return (
    <>
      <p className="type-card wrap-anywhere text-ink-2">{url}</p>
      <p className="type-card mt-1 wrap-anywhere">
        {last_outcome === null ? 'Not fetched yet' : `Last fetch: ${last_outcome}`}
        {last_fetched_at && (
          <>
            , <Time at={last_fetched_at} />
          </>
        )}
      </p>
      {isEditor && (
        <Select
          label="Fetch it"
          className="mt-3 max-w-70"
          value={value}
          onChoose={(name) => change.mutate(feedRhythms.find((one) => one === name) ?? null)}
        >
          {value === 'other' && <option value="other">{cron} (UTC)</option>}
          {feedRhythms.map((name) => (
            <option key={name} value={name}>
              {rhythmWords[name][1]}
            </option>
          ))}
          <option value="paused">Not by itself: paused</option>
        </Select>
      )}
    </>
  );
};

const outcomeClass: Readonly<Record<string, string>> = { imported: 'text-ok', running: 'text-ink-2' };

const Run = ({ run }: { run: FeedRun }) => (
  <tr>
    <td className="text-ink-2">
      <Time at={run.started_at} />
    </td>
    <td>
      <span className={outcomeClass[run.outcome] ?? 'text-sale'}>{run.outcome}</span>
      {run.reason && <span className="block max-w-100 wrap-anywhere text-ink-2">{run.reason}</span>}
    </td>
    {[run.read, run.created, run.changed, run.unchanged, run.sold_out].map((count, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the columns stay.
      <td key={at}>{count.toLocaleString('en')}</td>
    ))}
    <td>
      {run.rejected > 0 ? (
        <Link to={`${deskPaths.rejects}?id=${run.id}`} className="underlined">
          {run.rejected.toLocaleString('en')}
        </Link>
      ) : (
        '0'
      )}
    </td>
  </tr>
);

const Found = ({ feed, isEditor }: { feed: StoreFeed; isEditor: boolean }) => {
  const run = useChange({ mutationFn: () => call(runStoreFeed, { body: { id: feed.id } }) });
  const reimport = useChange({ mutationFn: () => call(reimportFeeds, { body: { id: feed.id } }) });
  const { id, name, products, cron, runs } = feed;
  const isBusy = isUnderWay(feed);
  const finished = runs.filter(({ outcome }) => outcome !== 'running');
  return (
    <Page
      title={name}
      intro={`${countWords(products)} in the shop.`}
      above={
        <Link to={deskPaths.feeds} className="underlined">
          Feeds
        </Link>
      }
      actions={
        isEditor && (
          <>
            {finished.length > 0 && (
              <Button
                look="outlined"
                size="float"
                disabled={isBusy || reimport.isPending}
                onClick={() => reimport.mutate()}
              >
                Read its last feed again
              </Button>
            )}
            {cron !== null && (
              <Button look="outlined" size="float" disabled={isBusy || run.isPending} onClick={() => run.mutate()}>
                Fetch it now
              </Button>
            )}
          </>
        )
      }
    >
      <p className="type-card mb-6 flex flex-wrap gap-5">
        <Link to={`${deskPaths.products}?store=${id}`} className="underlined">
          Its products
        </Link>
        <a href={`/ops/stores/${id}`} className="underlined">
          What is true of its feed
        </a>
      </p>
      {isBusy && <Progress feed={feed} />}
      <Part title="Feed">
        <Schedule feed={feed} isEditor={isEditor} />
      </Part>
      <Part title="Imports">
        {finished.length === 0 && <p className="type-card text-ink-2">Nothing has been imported yet.</p>}
        {finished.length > 0 && (
          <>
            <RunChart runs={finished} />
            <Table
              name="Imports"
              columns={['When', 'How it ended', 'Read', 'New', 'Changed', 'Unchanged', 'Sold out', 'Refused']}
            >
              {finished.map((one) => (
                <Run key={one.id} run={one} />
              ))}
            </Table>
          </>
        )}
      </Part>
    </Page>
  );
};

/** The feed of one store: how far an import is, its schedule, and how the last imports went. */
export const Store = () => {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { data: session } = useQuery(sessionQuery);
  const { data, error, refetch } = useQuery(storeFeedQuery(id));
  if (data) return <Found feed={data} isEditor={may(session, 'editor')} />;
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Page title="Store">
      {isMissing && <p>There is no such store.</p>}
      {error && !isMissing && <FailedLoad onRetry={() => void refetch()} />}
      {!error && <Skeleton className="h-60 max-w-180" />}
    </Page>
  );
};
