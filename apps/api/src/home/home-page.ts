import type { HomeDraft } from '@wearfolio/contracts/content/home-draft';
import type { HomeFile } from '@wearfolio/contracts/home/home-file';
import type { HomePage } from '@wearfolio/contracts/home/home-sections';
import { hasDrawnPicture, hasRealStore } from '../catalogue/queries.ts';
import { untilChanged } from '../listing/until-changed.ts';
import { composeHome } from './compose/compose-home.ts';
import { beginComposing } from './compose/composing.ts';
import { homeOfFile } from './home-of-file.ts';
import { resolveDraft } from './published/resolve-draft.ts';

/** Whether all there is are the goods of the demo shop: drawn pictures, and addresses that lead to no real store. */
const isDemo = untilChanged(async (db) => !(await hasRealStore(db)) && hasDrawnPicture(db));

/** The home page files, read at each call; null where there is none that can be used. */
export type HomeFiles = { theirs: () => HomeFile | null; ours: () => HomeFile | null };

type Ask = Parameters<typeof composeHome>;

/** The page that staff published, made once for each change of the catalogue. */
const known = new WeakMap<HomeDraft, ReturnType<typeof makeKnown>>();

const makeKnown = (draft: HomeDraft) =>
  untilChanged(async (...[db, catalogue]: Ask) => resolveDraft(await beginComposing(db, catalogue), draft));

const readPublished = (draft: HomeDraft, ...asked: Ask): Promise<HomePage> => {
  const read = known.get(draft) ?? makeKnown(draft);
  known.set(draft, read);
  return read(...asked);
};

/** What an editor begins with: the home page of a file, where there is one that can be used; null: what the shop composes. */
export const findHomeFile = async ({ theirs, ours }: HomeFiles, ...[db, catalogue]: Ask): Promise<HomeFile | null> =>
  theirs() ?? ((await isDemo(db, catalogue)) ? ours() : null);

/**
 * The home page (decision 87): what staff published, else the file of ops, else ours for the demo shop, else what the
 * catalogue holds.
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
