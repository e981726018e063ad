import { listDeskJobs, retryDeskJobs } from '../desk-jobs.ts';
import { describe } from './describe.ts';

const desk = { group: 'Desk', token: 'staff', refusals: [401, 403] } as const;

/** The calls of the desk about the queue of mails and other jobs. */
export const deskJobCalls = [
  describe(
    listDeskJobs,
    { querystring: { page: '1' } },
    { ...desk, role: 'viewer', summary: 'Mails and other jobs that wait, run or were given up' },
  ),
  describe(
    retryDeskJobs,
    { body: { id: '1' } },
    { ...desk, role: 'editor', summary: 'Tries a job again, or all that were given up' },
  ),
];
