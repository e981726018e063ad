import type { Database } from '@wearfolio/database/client';
import type { Category } from '../../engine/dictionary.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { type Album, openAlbum } from './album.ts';
import { countProducts, type Kind, listFilled, listKinds } from './kinds.ts';

/** The input of one page's sections: the catalogue, and the pictures that no section has used. */
export type Composing = {
  db: Database;
  catalogue: Catalogue;
  album: Album;
  /** Categories with products, without the fallback. */
  filled: readonly Category[];
  /** The largest first. */
  kinds: readonly Kind[];
  /** The number of products in the shop. */
  total: number;
};

/** Reads the catalogue for the sections of one page. */
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
