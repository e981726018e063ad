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

/** The desk's calls for uploads, dry runs and store settings. */
export const deskUploadCalls = [
  describe(
    beginFeedUpload,
    { body: { name: 'shoes.csv.gz', bytes: 5_242_880 } },
    {
      ...write,
      refusals: [401, 403, 404, 409],
      summary: 'Start the upload of a feed',
      details:
        'At most 512 MB, optionally compressed with gzip or zip. The shop keeps an upload for two days if it is not imported.',
    },
  ),
  describe(
    addFeedPart,
    { querystring: { id, at: '0' } },
    {
      ...write,
      refusals: [401, 403, 404],
      summary: 'Append a part to an upload',
      details:
        'The body is at most 1 MB of `application/octet-stream`. A part that does not start at the number of received bytes is ignored, so sending it again is safe.',
    },
  ),
  describe(
    getFeedUpload,
    { querystring: { id } },
    { ...read, refusals: [401, 403, 404], summary: 'Get the progress of an upload' },
  ),
  describe(
    importFeedUpload,
    { body: { id: 1, upload: id } },
    { ...write, refusals: [401, 403, 409], summary: "Import an upload as a store's next feed" },
  ),
  describe(
    tryFeed,
    { body: { id: 1 } },
    {
      ...write,
      refusals: [401, 403, 409],
      summary: 'Start a dry run of an import',
      details: 'Reads an upload, or the latest feed of the store. Uses the sent settings without saving them.',
    },
  ),
  describe(
    getFeedTrial,
    { querystring: { id: '1' } },
    { ...read, refusals: [401, 403], summary: 'Get the latest dry run of a store' },
  ),
  describe(
    getStoreAbout,
    { querystring: { id: '1' } },
    {
      ...read,
      refusals: [401, 403, 404],
      summary: "Get a store's settings and what its imports derived",
    },
  ),
  describe(
    saveStoreSettings,
    { body: { id: 1, currency: 'EUR', audience: 'women' } },
    {
      ...write,
      refusals: [401, 403, 409],
      summary: "Save a store's settings",
      details:
        'Applied from the next import on; `click_out` immediately. An empty field leaves the decision to the import.',
    },
  ),
];
