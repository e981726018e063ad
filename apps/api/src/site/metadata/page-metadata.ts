import type { Identity } from '@wearfolio/contracts/identity/identity';
import type { Database } from '@wearfolio/database/client';
import type { Translate } from '@wearfolio/messages/key';
import type { NameOf } from '@wearfolio/messages/name-of';
import type { Answering } from '../../catalogue/page/load-page.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';
import type { StructuredData } from './structured-data.ts';

/** The metadata of a page before any script runs: for search engines, link previews and the web app. */
export type PageMetadata = {
  /** The same as the web app sets. */
  title: string;
  description: string;
  keywords?: string;
  /** The canonical address, or null without one. */
  canonical: string | null;
  isIndexed: boolean;
  type: 'website' | 'product';
  image: string | null;
  structuredData: readonly StructuredData[];
  /** The picture to preload, because it is the largest element of the first view. */
  firstPicture?: { src: string; sizes: string } | undefined;
  firstData: FirstData;
  /** The path of the page in each market that has it, by prefix. Absent: all markets have it at the same path. */
  pathsIn?: ReadonlyMap<string, string>;
};

/** Replies of the API as JSON, by the address at which the web app would request them (`first-data.ts`). */
export type FirstData = Readonly<Record<string, string>>;

/** What page metadata is made from. */
export type Shop = Answering & {
  /** The catalogues of all markets by prefix, if their offers differ; else empty. */
  catalogues: ReadonlyMap<string, Catalogue>;
  readDb: () => Database;
  publicUrl: string;
  /** The texts of the page's language. */
  t: Translate;
  /** Names kinds, colors, sizes and traits in the page's language. */
  nameOf: NameOf;
  /** The shop's name, logo and other identity settings. */
  identity: Identity;
  /** The API's reply to a guest's request for this path, as JSON, or null for an error. */
  ask: (path: string) => Promise<string | null>;
};

/** The request: the path parameters from the router, and the query. */
export type PageRequest = { params: Readonly<Record<string, string>>; query: URLSearchParams };

/** Makes the metadata of one kind of page. Null when there is no such page. */
export type MakeMetadata = (shop: Shop, asked: PageRequest) => Promise<PageMetadata | null>;
