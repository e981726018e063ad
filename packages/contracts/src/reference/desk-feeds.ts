import {
  addDeskStore,
  getStoreFeed,
  listDeskFeeds,
  listRejects,
  previewFeed,
  runStoreFeed,
  scheduleStoreFeed,
} from '../desk-feeds.ts';
import { describe } from './describe.ts';

const read = { group: 'Desk', token: 'staff', role: 'viewer', refusals: [401, 403, 404] } as const;
const list = { ...read, refusals: [401, 403] } as const;
const write = { group: 'Desk', token: 'staff', role: 'editor', refusals: [401, 403, 409] } as const;

const store = { name: 'Nordic', url: 'https://nordic.example/feed.xml.gz' };

/** The desk's calls for feeds. */
export const deskFeedCalls = [
  describe(
    listDeskFeeds,
    { querystring: { list: 'all' } },
    { ...list, summary: 'List the feeds of all stores with their state, last import and next fetch' },
  ),
  describe(listRejects, { querystring: { id: '1' } }, { ...read, summary: 'List the rows that an import refused' }),
  describe(
    previewFeed,
    { body: store },
    {
      ...write,
      summary: "Preview the products of a feed's first rows",
      details:
        'Fetches a URL, or reads an upload or the latest feed of a store, for at most 20 seconds. Saves nothing. `refusal` says why the feed cannot be read.',
    },
  ),
  describe(
    addDeskStore,
    { body: { ...store, cron: '0 4 * * *' } },
    { ...write, summary: 'Add a store with the URL of its feed or an upload' },
  ),
  describe(
    getStoreFeed,
    { querystring: { id: '1' } },
    { ...read, summary: 'Get the feed of a store with its imports' },
  ),
  describe(runStoreFeed, { body: { id: 1 } }, { ...write, summary: 'Fetch the feed of a store now' }),
  describe(
    scheduleStoreFeed,
    { body: { id: 1, cron: '0 4 * * *' } },
    { ...write, summary: "Schedule or pause the fetches of a store's feed" },
  ),
];
