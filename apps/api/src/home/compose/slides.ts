import type { HomeSection, Slide } from '@wearfolio/contracts/home/home-sections';
import { type ListingFilter, openFilter } from '@wearfolio/listing-index/filter';
import { brandPath } from '../../addresses/page-paths.ts';
import { largestBrands } from '../../catalogue/own-collections.ts';
import { resolveCollection } from '../../catalogue/resolve-collection.ts';
import { isWorn } from '../../catalogue/worn.ts';
import type { Composing } from './composing.ts';
import { namesAt } from './kinds.ts';
import { sayKinds } from './words.ts';

/** The number of pictures beside a headline. */
const piecesEach = 3;

/** A brand or kind with fewer products gets no slide. */
const fewest = 6;

/**
 * The maximum length of a headline, in characters: two or three lines. A longer one has more lines in the fallback
 * font, and the page would shift when the font loads.
 */
const headlineLetters = 24;

type Texts = Pick<Slide, 'brand' | 'tagline' | 'explore'> & {
  /** Made from the names of what the pictures show, such as `Boots and hats`; empty without names. */
  headline: (shown: string) => string;
};

const makeSlide = async (
  { catalogue, album, words }: Composing,
  filter: Partial<ListingFilter>,
  { headline, ...texts }: Texts,
): Promise<Slide> => {
  const pieces = await album.take(filter, piecesEach);
  const [first] = pieces;
  const names = namesAt(
    catalogue,
    pieces.map(({ categoryPath }) => categoryPath),
  );
  return {
    ...texts,
    headline: headline(sayKinds(words, names, headlineLetters)),
    logo: null,
    art: { pieces },
    credit: first ? { text: words.t('home.featuring', { brand: first.brand }), href: first.href } : null,
  };
};

const newestSlide = async (composing: Composing): Promise<Slide> => {
  const { db, catalogue, total } = composing;
  const { t } = composing.words;
  const stores = (await catalogue.countAll()).store.size;
  const newest = await resolveCollection(db, catalogue, 'weekly_product');
  return makeSlide(composing, newest, {
    brand: t('home.newIn'),
    tagline: t('home.itemsFromStores', { items: total, stores }),
    headline: (shown) => shown || t('ui.newestFinds'),
    explore: '/shop/weekly_product',
  });
};

const brandSlide = async (composing: Composing): Promise<Slide | null> => {
  const { catalogue, filled } = composing;
  const { t } = composing.words;
  const categories = filled.filter(({ path }) => isWorn(path)).map(({ id }) => id);
  const [id = 0, next] = await largestBrands(catalogue, 2, categories);
  const brand = catalogue.dictionary.brands.get(id);
  const count = (await catalogue.countAll()).brand.get(id) ?? 0;
  // With a single brand, the whole page is about it.
  if (!brand || next === undefined || count < fewest) return null;
  return makeSlide(
    composing,
    { brands: [id] },
    {
      brand: brand.name,
      tagline: t('listing.itemCount', { total: count }),
      headline: (shown) => shown || t('home.allOfBrand', { brand: brand.name }),
      explore: brandPath(brand.slug),
    },
  );
};

const kindSlide = async (composing: Composing): Promise<Slide | null> => {
  const { catalogue, kinds } = composing;
  const { t, nameOf } = composing.words;
  const [kind, next] = kinds;
  if (!kind || !next || kind.total < fewest) return null;
  const filter = { categories: kind.categories };
  const { brand: brands } = await catalogue.index.facets({ ...openFilter, ...filter }, []);
  return makeSlide(composing, filter, {
    brand: t('home.plenty'),
    tagline: t('home.itemsFromBrands', { items: kind.total, brands: brands.size }),
    headline: () => nameOf(kind.name),
    explore: kind.href,
  });
};

/** The banner: new products, then the largest brand and the largest kind, when there are several. */
export const composeSlides = async (composing: Composing): Promise<HomeSection> => {
  // In sequence, so that the newest products take their pictures first.
  const slides = [await newestSlide(composing), await brandSlide(composing), await kindSlide(composing)];
  return {
    kind: 'slides',
    title: composing.words.t('home.highlights'),
    slides: slides.filter((slide) => slide !== null),
  };
};
