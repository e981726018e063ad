import { maskAddress, maskSecrets } from '../../jobs/mail/mailbox.ts';
import type { JobRow, TaskCounts } from '../job-queries.ts';
import { type Html, html } from './html.ts';
import { type Notice, opsPage } from './page.ts';
import { type Column, pager, type Stretch, table } from './table.ts';
import { ago, count, moment, oneLine } from './words.ts';

type Jobs = {
  counts: readonly TaskCounts[];
  jobs: Stretch<JobRow>;
  notice: Notice | undefined;
};

const timeOf = (time: Date): Html => html`<time datetime="${time.toISOString()}">${moment(time)}</time>`;

const stateOf = ({ isDead, isRunning, nextAt }: JobRow): Html => {
  if (isDead) return html`<span class="mark bad">Given up</span>`;
  if (isRunning) return html`<span class="mark ok">Running</span>`;
  return html`<span class="mark warn">Waiting</span><br /><span class="quiet">next ${timeOf(nextAt)}</span>`;
};

const retryOf = ({ id, task, isRunning }: JobRow): Html | null =>
  isRunning
    ? null
    : html`<form method="post" action="/ops/jobs/retry"><input type="hidden" name="id" value="${id}" /><button aria-label="Retry ${task} ${id}">Retry</button></form>`;

const errorOf = ({ lastError }: JobRow): Html | null =>
  lastError === null ? null : html`<span class="long">${oneLine(maskSecrets(lastError))}</span>`;

const columns: Column<JobRow>[] = [
  { name: 'Job', show: ({ id, task }) => html`<b>${task}</b> <span class="quiet">${id}</span>` },
  { name: 'State', show: stateOf },
  { name: 'For', show: ({ email, store }) => (email ? maskAddress(email) : store) },
  { name: 'Tries', show: ({ attempts, maxAttempts }) => `${attempts} of ${maxAttempts}`, isNumber: true },
  { name: 'Since', show: ({ since }) => html`${timeOf(since)}<br /><span class="quiet">${ago(since)}</span>` },
  { name: 'Last error', show: errorOf },
  { name: 'Retry', show: retryOf },
];

const countColumns: Column<TaskCounts>[] = [
  { name: 'Task', show: ({ task }) => html`<b>${task}</b>` },
  { name: 'Waiting', show: ({ waiting }) => count(waiting), isNumber: true },
  { name: 'Running', show: ({ running }) => count(running), isNumber: true },
  { name: 'Given up', show: ({ dead }) => count(dead), isNumber: true },
];

const retryAll = html`<form method="post" action="/ops/jobs/retry"><button>Retry all failed jobs</button></form>`;

/** What waits in the queue and what was given up, and buttons to try again. */
export const jobsPage = ({ counts, jobs, notice }: Jobs): string =>
  opsPage({
    title: 'Mails and jobs',
    place: '/ops/jobs',
    notice,
    main: html`${table({ name: 'Tasks', columns: countColumns, rows: counts, empty: 'The queue is empty.' })}
<h2>Jobs</h2>
${counts.some(({ dead }) => dead > 0) ? retryAll : null}
${table({ name: 'Jobs', columns, rows: jobs.rows, empty: 'No jobs waiting or given up.' })}
${pager('/ops/jobs?page=', jobs)}`,
  });
