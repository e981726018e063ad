import { importCommissions, listCommissions, listRefusals, setAdvertiserStore } from '../desk-commissions.ts';
import { getInsight, getInsightFile, getInsightOverview } from '../desk-insight.ts';
import { describe } from './describe.ts';

const desk = { group: 'Desk', token: 'staff', refusals: [401, 403] } as const;

/** The calls of the desk about what shoppers do and what it earns. */
export const deskInsightCalls = [
  describe(
    getInsightOverview,
    { querystring: { days: '28' } },
    { ...desk, role: 'viewer', summary: 'Visits, searches, favorites, click-outs and commissions by day' },
  ),
  describe(
    getInsight,
    { querystring: { name: 'clicks', days: '28' } },
    { ...desk, role: 'viewer', summary: 'One of them, and what it is split by' },
  ),
  describe(
    getInsightFile,
    { querystring: { name: 'clicks', days: '28', table: 'store' } },
    {
      ...desk,
      role: 'viewer',
      refusals: [401, 403, 404],
      summary: 'A table of insight as CSV',
      details: 'Answers `text/csv`.',
    },
  ),
  describe(
    listCommissions,
    { querystring: { page: '1' } },
    { ...desk, role: 'viewer', summary: 'Commission reports that were imported, and which store each advertiser is' },
  ),
  describe(
    listRefusals,
    { querystring: { id: '1' } },
    { ...desk, role: 'viewer', summary: 'Why rows of a commission report were refused' },
  ),
  describe(
    importCommissions,
    {
      body: {
        name: 'june.csv',
        csv: 'Transaction ID,Store,Date,Sale,Commission,Status\n7,Larkfield,2026-06-02,100.00,8.00,approved',
      },
    },
    { ...desk, role: 'editor', refusals: [401, 403, 409], summary: "Imports an affiliate network's commission report" },
  ),
  describe(
    setAdvertiserStore,
    { body: { network: 'awin', advertiser: 'Larkfield UK', store_id: 1 } },
    { ...desk, role: 'editor', refusals: [401, 403, 409], summary: 'Says which store an advertiser is' },
  ),
];
