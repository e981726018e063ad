import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type DeskJob, jobPageSize, listDeskJobs, retryDeskJobs } from '@wearfolio/contracts/desk-jobs';
import { call } from '../../lib/api-client.ts';
import { formatNumber } from '../../lib/formats.ts';
import { rich, t } from '../../lib/t.tsx';
import { Button, TextButton } from '../../ui/button.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { jobWords } from '../feeds/job-words.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { replyTo } from '../reading.ts';

const jobsQuery = (page: number) =>
  queryOptions({
    ...replyTo(listDeskJobs, { querystring: { page: String(page) } }),
    placeholderData: keepPreviousData,
  });

const looks: Record<DeskJob['state'], readonly [words: string, look: string]> = {
  dead: [t('desk.feeds.jobFailed'), 'text-sale'],
  running: [t('desk.feeds.jobRunning'), 'text-ok'],
  waiting: [t('desk.feeds.jobWaiting'), 'text-warn'],
};

const State = ({ job: { state, next_at } }: { job: DeskJob }) => {
  const [words, look] = looks[state];
  return (
    <>
      <span className={look}>{words}</span>
      {state === 'waiting' && (
        <span className="block text-ink-2">{rich('desk.feeds.nextAt', { time: () => <Time at={next_at} /> })}</span>
      )}
    </>
  );
};

const Retry = ({ id, task }: { id: string; task: string }) => {
  const retry = useChange({ mutationFn: () => call(retryDeskJobs, { body: { id } }) });
  return (
    <TextButton
      aria-label={t('desk.feeds.retry', { task: jobWords(task), id })}
      disabled={retry.isPending}
      onClick={() => retry.mutate()}
    >
      {t('desk.feeds.retryColumn')}
    </TextButton>
  );
};

const RetryAll = () => {
  const retry = useChange({ mutationFn: () => call(retryDeskJobs, { body: {} }) });
  return (
    <Button look="outlined" size="float" disabled={retry.isPending} onClick={() => retry.mutate()}>
      {t('desk.feeds.retryAllFailedJobs')}
    </Button>
  );
};

const Row = ({ job, isEditor }: { job: DeskJob; isEditor: boolean }) => {
  const { id, task, state, of, attempts, max_attempts, last_error, since } = job;
  return (
    <tr>
      <th scope="row">{jobWords(task)}</th>
      <td>
        <State job={job} />
      </td>
      <td className="wrap-anywhere">{of}</td>
      <td>{t('desk.feeds.attempts', { attempts, maxAttempts: max_attempts })}</td>
      <td className="text-ink-2">
        <Time at={since} />
      </td>
      <td className="max-w-100 wrap-anywhere">{last_error}</td>
      {isEditor && <td>{state !== 'running' && <Retry id={id} task={task} />}</td>}
    </tr>
  );
};

const counts = [t('desk.feeds.waiting'), t('desk.feeds.running'), t('desk.feeds.failed')];

/** Waiting, running and failed jobs. */
export const Jobs = () => {
  const { page, goTo } = useListAddress();
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(jobsQuery(page));
  const isEditor = may(session, 'settings-change');
  const tasks = query.data?.tasks ?? [];
  const total = tasks.reduce((sum, { waiting, running, dead }) => sum + waiting + running + dead, 0);
  return (
    <Page
      title={t('desk.parts.jobs')}
      intro={t('desk.feeds.jobsIntro')}
      actions={isEditor && tasks.some(({ dead }) => dead > 0) && <RetryAll />}
    >
      <Loaded query={query} empty={() => total === 0 && t('desk.feeds.queueEmpty')}>
        {({ data: jobs }) => (
          <>
            <div className="max-w-180">
              <Table name={t('desk.feeds.tasksTable')} columns={[t('desk.feeds.task'), ...counts]} figures={counts}>
                {tasks.map(({ task, waiting, running, dead }) => (
                  <tr key={task}>
                    <th scope="row">{jobWords(task)}</th>
                    <td>{formatNumber(waiting)}</td>
                    <td>{formatNumber(running)}</td>
                    <td className={dead > 0 ? 'text-sale' : undefined}>{formatNumber(dead)}</td>
                  </tr>
                ))}
              </Table>
            </div>
            <Part title={t('desk.feeds.allJobs')}>
              <Table
                name={t('desk.parts.jobs')}
                columns={[
                  t('desk.feeds.job'),
                  t('desk.parts.state'),
                  t('desk.feeds.for'),
                  t('desk.feeds.tries'),
                  t('desk.feeds.since'),
                  t('desk.feeds.lastError'),
                  ...(isEditor ? [t('desk.feeds.retryColumn')] : []),
                ]}
              >
                {jobs.map((job) => (
                  <Row key={job.id} job={job} isEditor={isEditor} />
                ))}
              </Table>
              <Pages page={page} pageSize={jobPageSize} total={total} onPage={goTo} />
            </Part>
          </>
        )}
      </Loaded>
    </Page>
  );
};
