import { listDeskValues, mapDeskValue, previewDeskMapping, reimportFeeds, unmapDeskValue } from '../desk-values.ts';
import { describe } from './describe.ts';

const read = { group: 'Desk', token: 'staff', role: 'viewer', refusals: [401, 403] } as const;
const write = { group: 'Desk', token: 'staff', role: 'editor', refusals: [401, 403, 409] } as const;

/** The desk's calls for mappings of feed values. */
export const deskValueCalls = [
  describe(
    listDeskValues,
    { querystring: { list: 'color' } },
    {
      ...read,
      summary: 'List unmapped values of feeds with proposals, or all categories with their places',
    },
  ),
  describe(
    mapDeskValue,
    { body: { kind: 'color', from: 'Nattehimmel', to: 'Blue' } },
    { ...write, summary: 'Map a value of the feeds, from the next import on' },
  ),
  describe(
    previewDeskMapping,
    { querystring: { from: 'Footwear > Rain', to: 'women/shoes/boots' } },
    { ...read, summary: 'Count the rows that a mapping of a category would move' },
  ),
  describe(
    unmapDeskValue,
    { body: { kind: 'color', from: 'Nattehimmel' } },
    { ...write, summary: 'Remove a mapping, from the next import on' },
  ),
  describe(
    reimportFeeds,
    { body: { id: 1 } },
    { ...write, summary: 'Import the latest feed again, of one store or of all that new mappings concern' },
  ),
];
