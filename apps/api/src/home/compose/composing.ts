import type { Database } from '@wearfolio/database/client';
import { defaultLocale, type Locale } from '@wearfolio/messages/locales';
import type { Category } from '../../engine/dictionary.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { untilChanged } from '../../engine/until-changed.ts';
import { type Album, openAlbum } from './album.ts';
import { countProducts, type Kind, listFilled, listKinds } from './kinds.ts';
import { type HomeWords, homeWordsIn } from './words.ts';

/** The input of one page's sections: the catalogue, and the pictures that no section has used. */
export type Composing = {
  db: Database;
  catalogue: Catalogue;
  album: Album;
  words: HomeWords;
  /** Categories with products, without the fallback. */
  filled: readonly Category[];
  /** The largest first. */
  kinds: readonly Kind[];
  /** The number of products in the shop. */
  total: number;
};

// Counting takes long, and pages in every language have the same counts.
const survey = untilChanged(async (_, catalogue) => {
  const filled = await listFilled(catalogue);
  return { filled, kinds: await listKinds(catalogue, filled), total: await countProducts(catalogue, {}) };
});

/** Reads the catalogue for the sections of one page, to be said in a language. */
export const beginComposing = async (
  db: Database,
  catalogue: Catalogue,
  locale: Locale = defaultLocale,
): Promise<Composing> => {
  const words = homeWordsIn(locale);
  return { db, catalogue, album: openAlbum(db, catalogue, words), words, ...(await survey(db, catalogue)) };
};
