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

/** The calls of the desk about stores' feeds. */
export const deskFeedCalls = [
  describe(
    listDeskFeeds,
    { querystring: { list: 'all' } },
    { ...list, summary: 'The feeds of all stores: how they stand, their last import and their next fetch' },
  ),
  describe(listRejects, { querystring: { id: '1' } }, { ...read, summary: 'The rows that an import refused' }),
  describe(
    previewFeed,
    { body: store },
    {
      ...write,
      summary: 'What the shop would make of the first rows of a feed',
      details:
        'Fetches the feed, or reads an upload or the last feed of a store, for at most 20 seconds, and keeps nothing. `refusal` says why it cannot be read.',
    },
  ),
  describe(
    addDeskStore,
    { body: { ...store, rhythm: 'daily' } },
    { ...write, summary: 'Adds a store, whose feed is fetched from then on, or is an upload' },
  ),
  describe(
    getStoreFeed,
    { querystring: { id: '1' } },
    { ...read, summary: 'The feed of a store, how far an import is, and how the last ones went' },
  ),
  describe(runStoreFeed, { body: { id: 1 } }, { ...write, summary: 'Has the feed of a store fetched now' }),
  describe(
    scheduleStoreFeed,
    { body: { id: 1, rhythm: 'daily' } },
    { ...write, summary: 'Says how often the feed of a store is fetched, or pauses it' },
  ),
];
