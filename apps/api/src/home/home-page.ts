import type { HomeFile } from '@wearfolio/contracts/home/home-file';
import type { HomePage } from '@wearfolio/contracts/home/home-sections';
import { hasDrawnPicture, hasRealStore } from '../catalogue/queries.ts';
import { untilChanged } from '../listing/until-changed.ts';
import { composeHome } from './compose/compose-home.ts';
import { homeOfFile } from './home-of-file.ts';

/** Whether all there is are the goods of the demo shop: drawn pictures, and addresses that lead to no real store. */
const isDemo = untilChanged(async (db) => !(await hasRealStore(db)) && hasDrawnPicture(db));

/** The home page files, read at each call; null where there is none that can be used. */
export type HomeFiles = { theirs: () => HomeFile | null; ours: () => HomeFile | null };

type Ask = Parameters<typeof composeHome>;

/** The home page (decision 87): the file of ops, else ours for the demo shop, else what the catalogue holds. */
export const readHomePage = async ({ theirs, ours }: HomeFiles, ...[db, catalogue]: Ask): Promise<HomePage> => {
  const file = theirs() ?? ((await isDemo(db, catalogue)) ? ours() : null);
  return file ? homeOfFile(file) : composeHome(db, catalogue);
};
