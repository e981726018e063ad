import { listDeskQuality } from '../desk-quality.ts';
import { describe } from './describe.ts';

/** The calls of the desk about the quality of the stores' data. */
export const deskQualityCalls = [
  describe(
    listDeskQuality,
    { querystring: { page: '1' } },
    {
      group: 'Desk',
      token: 'staff',
      role: 'viewer',
      refusals: [401, 403],
      summary: 'How good the data of each store is, and why something is unknown',
    },
  ),
];
