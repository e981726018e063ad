import { listProducts } from '@wearfolio/contracts/catalogue';
import type { DraftOf, DraftSection, HomeDraft } from '@wearfolio/contracts/content/home-draft';
import type { HomePicture } from '@wearfolio/contracts/home/home-file';
import type { Art, HomePage, HomeSection } from '@wearfolio/contracts/home/home-sections';
import { standardCurrency } from '@wearfolio/contracts/identity/standard';
import { dropTraits } from '@wearfolio/contracts/listing/traits';
import { largestBrands } from '../../catalogue/own-collections.ts';
import { loadPage } from '../../catalogue/page/load-page.ts';
import { listingOfHref } from '../../catalogue/shelves/listing-of-href.ts';
import { htmlOfMarkdown } from '../../texts/markdown.ts';
import { composeChoice, composeNames, composeScenes, composeTiles, nameBrands } from '../compose/bands.ts';
import { stockingNotice } from '../compose/compose-home.ts';
import type { Composing } from '../compose/composing.ts';
import { composeSlides } from '../compose/slides.ts';
import { standardDescription } from '../shop-description.ts';

const piecesEach = 3;
const mostNames = 12;

/** The picture that staff chose, else products of the linked listing, else the newest products. */
const artOf = async (
  composing: Composing,
  { picture, href }: { picture: HomePicture | null; href: string },
  count: number,
): Promise<Art> => {
  if (picture) return { picture };
  const asked = await listingOfHref(composing, href);
  if (asked === null) return { pieces: await composing.album.take({}, count) };
  const { data } = await loadPage(
    { db: composing.db, catalogue: composing.catalogue, currency: standardCurrency, noteSearch: () => undefined },
    listProducts.schema.querystring.parse(asked),
  );
  return { pieces: composing.album.takeOf(data, count) };
};

const own = async (composing: Composing, { part }: DraftOf<'own'>): Promise<HomeSection[]> => {
  switch (part) {
    case 'slides':
      return [composing.total === 0 ? stockingNotice(composing.words) : await composeSlides(composing)];
    case 'choice':
      return composeChoice(composing);
    case 'tiles':
      return composeTiles(composing);
    case 'scenes':
      return composeScenes(composing);
    case 'names':
      return composeNames(composing);
  }
};

const slides = async (composing: Composing, { title, slides: drafts }: DraftOf<'slides'>): Promise<HomeSection> => {
  const made = [];
  for (const { picture, logo = null, credit = null, ...words } of drafts) {
    const art = await artOf(composing, { picture, href: words.explore }, piecesEach);
    made.push({ ...words, logo, credit, art });
  }
  return { kind: 'slides', title, slides: made };
};

const tiles = async (composing: Composing, { title, tiles: drafts }: DraftOf<'tiles'>): Promise<HomeSection> => {
  const made = [];
  for (const { picture, ...words } of drafts)
    made.push({ ...words, art: await artOf(composing, { picture, href: words.href }, 1) });
  return { kind: 'tiles', title, tiles: made };
};

const scenes = async (
  composing: Composing,
  { title, look, scenes: drafts }: DraftOf<'scenes'>,
): Promise<HomeSection> => {
  const made = [];
  for (const { picture, ...words } of drafts)
    made.push({ ...words, art: await artOf(composing, { picture, href: words.href }, piecesEach) });
  return { kind: 'scenes', title, look, scenes: made };
};

const names = async (composing: Composing, { title, brands }: DraftOf<'names'>): Promise<HomeSection[]> => {
  const { catalogue } = composing;
  const bySlug = new Map([...catalogue.dictionary.brands.values()].map(({ slug, id }) => [slug, id]));
  const ids = brands.flatMap((slug) => bySlug.get(slug) ?? []);
  const named = await nameBrands(composing, brands.length > 0 ? ids : await largestBrands(catalogue, mostNames));
  return named.length > 0 ? [{ kind: 'names', title, href: '/brand', names: named }] : [];
};

const resolve = async (composing: Composing, draft: DraftSection): Promise<HomeSection[]> => {
  switch (draft.kind) {
    case 'own':
      return own(composing, draft);
    case 'slides':
      return [await slides(composing, draft)];
    case 'strip':
      return [draft];
    case 'drops':
      return [{ ...draft, dropped: String(dropTraits[0].id) }];
    case 'products': {
      const asked = await listingOfHref(composing, draft.href);
      return asked ? [{ ...draft, asked }] : [];
    }
    case 'choice': {
      const { picture, ...words } = draft;
      return [{ ...words, art: await artOf(composing, { picture, href: words.href }, piecesEach) }];
    }
    case 'tiles':
      return [await tiles(composing, draft)];
    case 'scenes':
      return [await scenes(composing, draft)];
    case 'names':
      return names(composing, draft);
    case 'text': {
      const html = htmlOfMarkdown(draft.markdown);
      return html === '' ? [] : [{ kind: 'text', title: draft.title, html }];
    }
  }
};

/** The home page that staff wrote. Open parts are filled from the catalogue; parts without content are left out. */
export const resolveDraft = async (composing: Composing, { sections }: HomeDraft): Promise<HomePage> => {
  const made: HomeSection[] = [];
  // In sequence, because higher sections take their pictures first.
  for (const section of sections) made.push(...(await resolve(composing, section)));
  return { description: standardDescription, sections: made };
};
