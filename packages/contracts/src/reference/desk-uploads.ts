import { getStoreAbout, saveStoreSettings } from '../desk-store-settings.ts';
import {
  addFeedPart,
  beginFeedUpload,
  getFeedTrial,
  getFeedUpload,
  importFeedUpload,
  tryFeed,
} from '../desk-uploads.ts';
import { describe } from './describe.ts';

const read = { group: 'Desk', token: 'staff', role: 'viewer' } as const;
const write = { group: 'Desk', token: 'staff', role: 'editor' } as const;

const id = '0b8f7c1e-5a3d-4c2b-9e6f-1a2b3c4d5e6f';

/** The calls of the desk about uploaded feeds, dry runs and what is true of a store. */
export const deskUploadCalls = [
  describe(
    beginFeedUpload,
    { body: { name: 'shoes.csv.gz', bytes: 5_242_880 } },
    {
      ...write,
      refusals: [401, 403, 404, 409],
      summary: 'Begins to upload a feed',
      details: 'Of 512 MB at most, packed with gzip or zip or not. It is kept for two days, until it is imported.',
    },
  ),
  describe(
    addFeedPart,
    { querystring: { id, at: '0' } },
    {
      ...write,
      refusals: [401, 403, 404],
      summary: 'Takes a part of an upload',
      details:
        'The body is the bytes themselves, 1 MB at most, as `application/octet-stream`. A part that does not begin where the upload goes on is left out, so that it can be sent again.',
    },
  ),
  describe(
    getFeedUpload,
    { querystring: { id } },
    { ...read, refusals: [401, 403, 404], summary: 'How much of an upload came so far' },
  ),
  describe(
    importFeedUpload,
    { body: { id: 1, upload: id } },
    { ...write, refusals: [401, 403, 409], summary: 'Imports an upload as the next feed of a store' },
  ),
  describe(
    tryFeed,
    { body: { id: 1 } },
    {
      ...write,
      refusals: [401, 403, 409],
      summary: 'Reads a feed of a store as an import would, and changes nothing',
      details:
        'Of an upload, or else of the last feed of the store. The settings that are sent are tried, and not kept.',
    },
  ),
  describe(
    getFeedTrial,
    { querystring: { id: '1' } },
    { ...read, refusals: [401, 403], summary: 'How far the last dry run of a store is, and what would change' },
  ),
  describe(
    getStoreAbout,
    { querystring: { id: '1' } },
    {
      ...read,
      refusals: [401, 403, 404],
      summary: 'What is said of a store and its feed, and what its imports learned',
    },
  ),
  describe(
    saveStoreSettings,
    { body: { id: 1, currency: 'EUR', audience: 'women' } },
    {
      ...write,
      refusals: [401, 403, 409],
      summary: "Says what is true of a store's feed, from its next import on",
      details: 'An empty field lets the feed decide. `click_out` holds at once.',
    },
  ),
];
