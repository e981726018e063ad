import { importCommissions, listCommissions, listRefusals, setAdvertiserStore } from '../desk-commissions.ts';
import { getInsight, getInsightFile, getInsightOverview } from '../desk-insight.ts';
import { describe } from './describe.ts';

const desk = { group: 'Desk', token: 'staff', refusals: [401, 403] } as const;

/** The desk's calls for visits and revenue. */
export const deskInsightCalls = [
  describe(
    getInsightOverview,
    { querystring: { days: '28' } },
    { ...desk, role: 'viewer', summary: 'Get visits, searches, favorites, click-outs and commissions by day' },
  ),
  describe(
    getInsight,
    { querystring: { name: 'clicks', days: '28' } },
    { ...desk, role: 'viewer', summary: 'Get one of these figures with its breakdowns' },
  ),
  describe(
    getInsightFile,
    { querystring: { name: 'clicks', days: '28', table: 'store' } },
    {
      ...desk,
      role: 'viewer',
      refusals: [401, 403, 404],
      summary: 'Download a table of insight as CSV',
      details: 'Returns `text/csv`.',
    },
  ),
  describe(
    listCommissions,
    { querystring: { page: '1' } },
    { ...desk, role: 'viewer', summary: 'List commission reports and the store of each advertiser' },
  ),
  describe(
    listRefusals,
    { querystring: { id: '1' } },
    { ...desk, role: 'viewer', summary: 'List the refused rows of a commission report' },
  ),
  describe(
    importCommissions,
    {
      body: {
        name: 'june.csv',
        csv: 'Transaction ID,Store,Date,Sale,Commission,Status\n7,Larkfield,2026-06-02,100.00,8.00,approved',
      },
    },
    {
      ...desk,
      role: 'editor',
      refusals: [401, 403, 409],
      summary: 'Import a commission report of an affiliate network',
    },
  ),
  describe(
    setAdvertiserStore,
    { body: { network: 'awin', advertiser: 'Larkfield UK', store_id: 1 } },
    { ...desk, role: 'editor', refusals: [401, 403, 409], summary: 'Assign a store to an advertiser' },
  ),
];
