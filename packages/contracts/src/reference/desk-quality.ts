import { listDeskQuality } from '../desk-quality.ts';
import { describe } from './describe.ts';

/** The desk's calls for data quality. */
export const deskQualityCalls = [
  describe(
    listDeskQuality,
    { querystring: { page: '1' } },
    {
      group: 'Desk',
      token: 'staff',
      role: 'viewer',
      refusals: [401, 403],
      summary: "Get each store's data quality and the reasons for unknown facts",
    },
  ),
];
