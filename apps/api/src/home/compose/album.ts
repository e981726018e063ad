import type { Piece } from '@wearfolio/contracts/home/home-sections';
import type { ProductCard } from '@wearfolio/contracts/listing/product-card';
import type { Database } from '@wearfolio/database/client';
import type { ListingFilter } from '@wearfolio/listing-index/filter';
import type { Translate } from '@wearfolio/messages/key';
import { productPath } from '../../addresses/page-paths.ts';
import { listNewestIds, listPictured, wornFirst } from '../../catalogue/own-collections.ts';
import { pickVaried } from '../../catalogue/pick-varied.ts';
import type { Catalogue } from '../../engine/follow-listing.ts';
import { shownPicture } from '../../products/product-card.ts';
import type { HomeWords } from './words.ts';

/** The number of newest products to pick a section's pieces from. */
const considered = 120;

const toPiece = (card: ProductCard, t: Translate): Piece => {
  const src = shownPicture(card);
  const alt = t('titles.product', { name: card.title, brandName: card.brand_name });
  return {
    id: card.product_id,
    name: card.title,
    brand: card.brand_name,
    href: productPath({ id: card.product_id, slug: card.slug }),
    categoryPath: card.category_path,
    // A picture of unknown size is fitted into its frame.
    picture: src === null ? null : { src, width: card.image_width ?? 800, height: card.image_height ?? 1000, alt },
  };
};

/** The pictures of one page. None is used twice. */
export type Album = {
  /** Takes up to `count` pieces that match a filter. Pictures already used come only when there are no others. */
  take: (filter: Partial<ListingFilter>, count: number) => Promise<Piece[]>;
  /** Like `take`, from these products. */
  takeOf: (cards: readonly ProductCard[], count: number) => Piece[];
  /** Marks the pictures of these products as used. */
  reserve: (ids: readonly number[]) => Promise<void>;
};

/** An album of the catalogue's pictures, for one page, which it describes in the page's language. */
export const openAlbum = (db: Database, catalogue: Catalogue, { t }: Pick<HomeWords, 't'>): Album => {
  const used = new Set<string | null>();
  const use = (cards: readonly ProductCard[]): void => {
    for (const card of cards) used.add(shownPicture(card));
  };
  const takeOf: Album['takeOf'] = (cards, count) => {
    const fresh = cards.filter((card) => !used.has(shownPicture(card)));
    const picked = pickVaried(fresh.length > 0 ? fresh : cards, count, wornFirst);
    use(picked);
    return picked.map((card) => toPiece(card, t));
  };
  return {
    takeOf,
    take: async (filter, count) =>
      takeOf(await listPictured(db, catalogue, await listNewestIds(catalogue, filter, considered)), count),
    reserve: async (ids) => use(await listPictured(db, catalogue, ids)),
  };
};
