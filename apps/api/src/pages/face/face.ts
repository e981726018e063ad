import type { Identity } from '@wearfolio/contracts/identity/identity';
import { asJpeg } from '@wearfolio/contracts/pictures';
import type { Database } from '@wearfolio/database/client';
import type { Answering } from '../../catalogue/listing/answer-query.ts';
import type { StructuredData } from './structured-data.ts';

/** What a page says of itself before any script runs: to search engines, to previews of links, and to the web app. */
export type Face = {
  /** The same as the web app sets. */
  title: string;
  description: string;
  keywords?: string;
  /** The one address under which the page wants to be known; null where it wants none. */
  canonical: string | null;
  isIndexed: boolean;
  type: 'website' | 'product';
  image: string | null;
  structuredData: readonly StructuredData[];
  /** What the browser asks for before any script runs, because it is the largest thing in the first view. */
  firstPicture?: { src: string; sizes: string } | undefined;
  firstData: FirstData;
};

/** Replies of the API as JSON, by the address at which the web app would ask for them (`first-data.ts`). */
export type FirstData = Readonly<Record<string, string>>;

/** What faces are made from. */
export type Shop = Answering & {
  readDb: () => Database;
  publicUrl: string;
  /** What the shop is called, its logo and the like. */
  identity: Identity;
  /** What the API replies to a guest who asks for this path, as JSON; null for a refusal. */
  ask: (path: string) => Promise<string | null>;
};

/** What was asked for: the path as the router read it, and the query as a browser reads it. */
export type Asked = { params: Readonly<Record<string, string>>; query: URLSearchParams };

/** Makes the face of one kind of page; null where there is no such page. */
export type MakeFace = (shop: Shop, asked: Asked) => Promise<Face | null>;

/** What is said of the shop where there is nothing better to say. */
export const shopDescription =
  "Browse clothing and fashion from many stores in one place, and buy at the store's own site.";

/** A picture's or page's whole address; null for what is no address of the web. */
export const wholeAddress = (publicUrl: string, address: string | null): string | null => {
  const url = address === null ? null : URL.parse(address, publicUrl);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};

/** A picture's whole address for previews of links and mails, which know no WebP: stores' pictures as JPEG. */
export const previewAddress = (publicUrl: string, address: string | null): string | null =>
  wholeAddress(publicUrl, address && asJpeg(address));
