import type { Database } from '@wearfolio/database/client';
import type { Category } from '../../listing/dictionary.ts';
import type { Catalogue } from '../../listing/follow-listing.ts';
import { type Album, openAlbum } from './album.ts';
import { countProducts, type Kind, listFilled, listKinds } from './kinds.ts';

/** What the sections of one page are made from: the catalogue, and the pictures that no section took yet. */
export type Composing = {
  db: Database;
  catalogue: Catalogue;
  album: Album;
  /** The categories that hold a product, without the fallback. */
  filled: readonly Category[];
  /** The largest first. */
  kinds: readonly Kind[];
  /** All products of the shop. */
  total: number;
};

/** Looks through the catalogue, for the sections of one page. */
export const beginComposing = async (db: Database, catalogue: Catalogue): Promise<Composing> => {
  const filled = await listFilled(catalogue);
  return {
    db,
    catalogue,
    album: openAlbum(db, catalogue),
    filled,
    kinds: await listKinds(catalogue, filled),
    total: await countProducts(catalogue, {}),
  };
};
