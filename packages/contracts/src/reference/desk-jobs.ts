import { listDeskJobs, retryDeskJobs } from '../desk-jobs.ts';
import { describe } from './describe.ts';

const desk = { group: 'Desk', token: 'staff', refusals: [401, 403] } as const;

/** The desk's calls for the job queue. */
export const deskJobCalls = [
  describe(
    listDeskJobs,
    { querystring: { page: '1' } },
    { ...desk, role: 'viewer', summary: 'List queued, running and dead jobs' },
  ),
  describe(retryDeskJobs, { body: { id: '1' } }, { ...desk, role: 'editor', summary: 'Retry a job or all dead jobs' }),
];
