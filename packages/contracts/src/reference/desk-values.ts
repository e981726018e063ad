import { listDeskValues, mapDeskValue, reimportFeeds } from '../desk-values.ts';
import { describe } from './describe.ts';

const read = { group: 'Desk', token: 'staff', role: 'viewer', refusals: [401, 403] } as const;
const write = { group: 'Desk', token: 'staff', role: 'editor', refusals: [401, 403, 409] } as const;

/** The calls of the desk about what the values of feeds mean. */
export const deskValueCalls = [
  describe(
    listDeskValues,
    { querystring: { list: 'color' } },
    {
      ...read,
      summary: 'Values of the feeds that no map knows, with proposals; or all categories, and where they went',
    },
  ),
  describe(
    mapDeskValue,
    { body: { kind: 'color', from: 'Nattehimmel', to: 'Blue' } },
    { ...write, summary: 'Says what a value of the feeds is, from the next import on' },
  ),
  describe(
    reimportFeeds,
    { body: { id: 1 } },
    { ...write, summary: 'Has the last feeds read again, of one store or of all that what was mapped is about' },
  ),
];
