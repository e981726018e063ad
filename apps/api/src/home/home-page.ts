import type { HomeDraft } from '@wearfolio/contracts/content/home-draft';
import type { HomeFile } from '@wearfolio/contracts/home/home-file';
import type { HomePage } from '@wearfolio/contracts/home/home-sections';
import type { Database } from '@wearfolio/database/client';
import type { Locale } from '@wearfolio/messages/locales';
import type { Catalogue } from '../engine/follow-listing.ts';
import { untilChanged } from '../engine/until-changed.ts';
import { hasDrawnPicture, hasRealStore } from '../products/queries.ts';
import { composeHome } from './compose/compose-home.ts';
import { beginComposing, type Composing } from './compose/composing.ts';
import { homeOfFile } from './home-of-file.ts';
import { resolveDraft } from './published/resolve-draft.ts';

/** Whether the shop has only demo products: drawn pictures, and no link to a real store. */
const isDemo = untilChanged(async (db) => !(await hasRealStore(db)) && hasDrawnPicture(db));

/** The home page files, read on each call. Null when there is no valid file. */
export type HomeFiles = { operator: () => HomeFile | null; builtIn: () => HomeFile | null };

type Ask = [db: Database, catalogue: Catalogue];

type Make = (composing: Composing) => Promise<HomePage>;

/** Composes a page once per language and change of the catalogue. */
const inEachLanguage = (make: Make): ((locale: Locale, ...asked: Ask) => Promise<HomePage>) => {
  const known = new Map<Locale, (...asked: Ask) => Promise<HomePage>>();
  return (locale, ...asked) => {
    const read = known.get(locale) ?? untilChanged(async (...ask) => make(await beginComposing(...ask, locale)));
    known.set(locale, read);
    return read(...asked);
  };
};

const readComposed = inEachLanguage(composeHome);

const published = new WeakMap<HomeDraft, typeof readComposed>();

/** The page that staff published. */
const readPublished = (draft: HomeDraft, locale: Locale, ...asked: Ask): Promise<HomePage> => {
  const read = published.get(draft) ?? inEachLanguage((composing) => resolveDraft(composing, draft));
  published.set(draft, read);
  return read(locale, ...asked);
};

/** The initial content of the editor: the valid home page file, or null, when the shop composes the page. */
export const findHomeFile = async (
  { operator, builtIn }: HomeFiles,
  ...[db, catalogue]: Ask
): Promise<HomeFile | null> => operator() ?? ((await isDemo(db, catalogue)) ? builtIn() : null);

type Sources = { draft: HomeDraft | null; files: HomeFiles; locale: Locale };

/**
 * The home page (behavior.md#home-own-catalogue): published by staff, else the operator's file, else our file for the
 * demo shop, else composed from the catalogue.
 */
export const readHomePage = async ({ draft, files, locale }: Sources, ...asked: Ask): Promise<HomePage> => {
  if (draft) return readPublished(draft, locale, ...asked);
  const file = await findHomeFile(files, ...asked);
  return file ? homeOfFile(file) : readComposed(locale, ...asked);
};
