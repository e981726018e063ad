import { decideDeskNotice, listDeskNotices } from '../desk-notices.ts';
import { describe } from './describe.ts';

/** The desk's calls for reports of offers. */
export const deskNoticeCalls = [
  describe(
    listDeskNotices,
    { querystring: { list: 'waiting' } },
    {
      group: 'Desk',
      token: 'staff',
      role: 'viewer',
      refusals: [401, 403],
      summary: 'List reports of illegal, counterfeit or wrong offers',
    },
  ),
  describe(
    decideDeskNotice,
    { body: { id: 1, decision: 'removed', statement: 'The brand confirmed that it is a counterfeit.' } },
    {
      group: 'Desk',
      token: 'staff',
      role: 'editor',
      refusals: [401, 403, 409],
      summary: 'Decide on a report of an offer',
      details: 'The sender gets a mail with the decision and its reasons.',
    },
  ),
];
