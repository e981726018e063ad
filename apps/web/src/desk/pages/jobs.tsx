import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type DeskJob, jobPageSize, listDeskJobs, retryDeskJobs } from '@wearfolio/contracts/desk-jobs';
import { call } from '../../lib/api-client.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { may, sessionQuery, useChange } from '../api.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Page, Part } from '../parts/page.tsx';
import { Pages } from '../parts/pages.tsx';
import { Table } from '../parts/table.tsx';
import { Time } from '../parts/time.tsx';
import { useListAddress } from '../parts/use-list-address.ts';

const jobsQuery = (page: number) =>
  queryOptions({
    queryKey: ['jobs', page],
    queryFn: ({ signal }) => call(listDeskJobs, { querystring: { page: String(page) } }, signal),
    placeholderData: keepPreviousData,
  });

const looks: Record<DeskJob['state'], readonly [words: string, look: string]> = {
  dead: ['failed', 'text-sale'],
  running: ['running', 'text-ok'],
  waiting: ['waiting', 'text-warn'],
};

const State = ({ job: { state, next_at } }: { job: DeskJob }) => {
  const [words, look] = looks[state];
  return (
    <>
      <span className={look}>{words}</span>
      {state === 'waiting' && (
        <span className="block text-ink-2">
          next <Time at={next_at} />
        </span>
      )}
    </>
  );
};

const Retry = ({ id, task }: { id: string; task: string }) => {
  const retry = useChange({ mutationFn: () => call(retryDeskJobs, { body: { id } }) });
  return (
    <TextButton aria-label={`Retry ${task} ${id}`} disabled={retry.isPending} onClick={() => retry.mutate()}>
      Retry
    </TextButton>
  );
};

const RetryAll = () => {
  const retry = useChange({ mutationFn: () => call(retryDeskJobs, { body: {} }) });
  return (
    <Button look="outlined" size="float" disabled={retry.isPending} onClick={() => retry.mutate()}>
      Retry all failed jobs
    </Button>
  );
};

const Row = ({ job, isEditor }: { job: DeskJob; isEditor: boolean }) => {
  const { id, task, state, of, attempts, max_attempts, last_error, since } = job;
  return (
    <tr>
      <th scope="row">
        {task} <span className="text-ink-3">{id}</span>
      </th>
      <td>
        <State job={job} />
      </td>
      <td className="wrap-anywhere">{of}</td>
      <td>
        {attempts} of {max_attempts}
      </td>
      <td className="text-ink-2">
        <Time at={since} />
      </td>
      <td className="max-w-100 wrap-anywhere">{last_error}</td>
      {isEditor && <td>{state !== 'running' && <Retry id={id} task={task} />}</td>}
    </tr>
  );
};

const counts = ['Waiting', 'Running', 'Failed'];

/** Waiting, running and failed jobs. */
export const Jobs = () => {
  const { page, goTo } = useListAddress();
  const { data: session } = useQuery(sessionQuery);
  const query = useQuery(jobsQuery(page));
  const isEditor = may(session, 'editor');
  const tasks = query.data?.tasks ?? [];
  const total = tasks.reduce((sum, { waiting, running, dead }) => sum + waiting + running + dead, 0);
  return (
    <Page
      title="Jobs"
      intro="E-mails, feeds and other background work. The queue retries a job with growing delays before it counts as failed."
      actions={isEditor && tasks.some(({ dead }) => dead > 0) && <RetryAll />}
    >
      <Loaded query={query} empty={() => total === 0 && 'The queue is empty.'}>
        {({ data: jobs }) => (
          <>
            <div className="max-w-180">
              <Table name="Tasks" columns={['Task', ...counts]} figures={counts}>
                {tasks.map(({ task, waiting, running, dead }) => (
                  <tr key={task}>
                    <th scope="row">{task}</th>
                    <td>{waiting.toLocaleString('en')}</td>
                    <td>{running.toLocaleString('en')}</td>
                    <td className={dead > 0 ? 'text-sale' : undefined}>{dead.toLocaleString('en')}</td>
                  </tr>
                ))}
              </Table>
            </div>
            <Part title="All jobs">
              <Table
                name="Jobs"
                columns={['Job', 'State', 'For', 'Tries', 'Since', 'Last error', ...(isEditor ? ['Retry'] : [])]}
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
