import type { HomeDraft } from '@wearfolio/contracts/content/home-draft';
import type { HomeFile } from '@wearfolio/contracts/home/home-file';
import type { HomePage } from '@wearfolio/contracts/home/home-sections';
import { untilChanged } from '../engine/until-changed.ts';
import { hasDrawnPicture, hasRealStore } from '../products/queries.ts';
import { composeHome } from './compose/compose-home.ts';
import { beginComposing } from './compose/composing.ts';
import { homeOfFile } from './home-of-file.ts';
import { resolveDraft } from './published/resolve-draft.ts';

/** Whether the shop has only demo products: drawn pictures, and no link to a real store. */
const isDemo = untilChanged(async (db) => !(await hasRealStore(db)) && hasDrawnPicture(db));

/** The home page files, read on each call. Null when there is no valid file. */
export type HomeFiles = { operator: () => HomeFile | null; builtIn: () => HomeFile | null };

type Ask = Parameters<typeof composeHome>;

/** The page that staff published, built once per change of the catalogue. */
const known = new WeakMap<HomeDraft, ReturnType<typeof makeKnown>>();

const makeKnown = (draft: HomeDraft) =>
  untilChanged(async (...[db, catalogue]: Ask) => resolveDraft(await beginComposing(db, catalogue), draft));

const readPublished = (draft: HomeDraft, ...asked: Ask): Promise<HomePage> => {
  const read = known.get(draft) ?? makeKnown(draft);
  known.set(draft, read);
  return read(...asked);
};

/** The initial content of the editor: the valid home page file, or null, when the shop composes the page. */
export const findHomeFile = async (
  { operator, builtIn }: HomeFiles,
  ...[db, catalogue]: Ask
): Promise<HomeFile | null> => operator() ?? ((await isDemo(db, catalogue)) ? builtIn() : null);

/**
 * The home page (behavior.md#home-own-catalogue): published by staff, else the operator's file, else our file for the
 * demo shop, else composed from the catalogue.
 */
export const readHomePage = async (
  published: HomeDraft | null,
  files: HomeFiles,
  ...[db, catalogue]: Ask
): Promise<HomePage> => {
  if (published) return readPublished(published, db, catalogue);
  const file = await findHomeFile(files, db, catalogue);
  return file ? homeOfFile(file) : composeHome(db, catalogue);
};
