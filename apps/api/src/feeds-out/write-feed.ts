import type { Destination } from '@wearfolio/contracts/listing/destination';
import type { Database } from '@wearfolio/database/client';
import type { ListingEngine } from '@wearfolio/listing-index/engine';
import type { ListingFilter } from '@wearfolio/listing-index/filter';
import type { Line } from '../partners/line.ts';
import { type ProductRow, type ShownTo, toPartnerProduct } from '../partners/product-rows.ts';
import { listChanged, listGiven } from './feed-queries.ts';
import type { FeedShop, Writer } from './formats.ts';

/** Ids read from the index at a time, and products read from the database. */
const idsAtOnce = 5000;
const rowsAtOnce = 200;

/** What a feed is made from. `upTo` is a change number that the index includes. */
export type FeedOf = {
  db: Database;
  /** The line of partners' calls, in which each piece waits. */
  waitForPlace: Line;
  index: ListingEngine;
  /** The market whose offers the index has. */
  destination: Destination | null;
  filter: ListingFilter;
  upTo: number;
  writer: Writer;
  shop: FeedShop;
  to: ShownTo;
};

const inLine = async <T>({ waitForPlace }: FeedOf, work: () => Promise<T>): Promise<T> => {
  const leave = await waitForPlace();
  return work().finally(leave);
};

/** All offers of the listing, some thousands at a time. The engine is one state, so that pages fit together. */
async function* idsOf(feed: FeedOf): AsyncGenerator<number[]> {
  const { index, filter } = feed;
  for (let offset = 0; ; offset += idsAtOnce) {
    const { ids } = await inLine(feed, () => index.listOffers(filter, { offset, limit: idsAtOnce }));
    if (ids.length > 0) yield ids;
    if (ids.length < idsAtOnce) return;
  }
}

/** A product in the format, or null if it cannot say it. */
const written = ({ writer, to }: FeedOf, row: ProductRow): string | null => {
  const product = toPartnerProduct(row, to);
  return writer.takes(product) ? writer.product(product) : null;
};

/** The whole feed, in pieces. Few of its products are in memory at a time. */
export async function* writeWhole(feed: FeedOf): AsyncGenerator<string> {
  const { db, writer, shop, destination } = feed;
  yield writer.begin(shop);
  for await (const ids of idsOf(feed))
    for (let at = 0; at < ids.length; at += rowsAtOnce) {
      const rows = await inLine(feed, () => listGiven(db, ids.slice(at, at + rowsAtOnce), destination));
      yield rows.map((row) => written(feed, row) ?? '').join('');
    }
  yield writer.end;
}

/** The ids of a listing as one bit each. */
const membersOf = async (feed: FeedOf): Promise<(id: number) => boolean> => {
  let bits = new Uint8Array(1024);
  for await (const ids of idsOf(feed))
    for (const id of ids) {
      const at = id >> 3;
      if (at >= bits.length) {
        const larger = new Uint8Array(Math.max(at + 1, bits.length * 2));
        larger.set(bits);
        bits = larger;
      }
      bits[at] = (bits[at] ?? 0) | (1 << (id & 7));
    }
  return (id) => ((bits[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
};

/**
 * What changed in a feed after `since`, in pieces. A changed product that is not in the feed now may have been in it, so
 * it is written as gone.
 */
export async function* writeChanges(feed: FeedOf, since: number): AsyncGenerator<string> {
  const { db, writer, shop, upTo, destination } = feed;
  yield writer.begin(shop);
  const isMember = await membersOf(feed);
  for (let from = since; ; ) {
    const stretch = { since: from, upTo, limit: rowsAtOnce };
    const changed = await inLine(feed, () => listChanged(db, stretch, destination));
    yield changed.map(({ id, row }) => (row && isMember(id) && written(feed, row)) || writer.gone(id)).join('');
    from = changed.at(-1)?.number ?? from;
    if (changed.length < rowsAtOnce) break;
  }
  yield writer.end;
}
