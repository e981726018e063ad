import type { HomePage } from '@wearfolio/contracts/home/home-sections';
import { newestStrip, savedStrip } from '@wearfolio/contracts/home/home-strips';
import { untilChanged } from '../../listing/until-changed.ts';
import { shopDescription } from '../shop-description.ts';
import { composeChoice, composeNames, composeScenes, composeTiles } from './bands.ts';
import { beginComposing, type Composing } from './composing.ts';
import { composeDrops } from './drops.ts';
import { composeSlides } from './slides.ts';
import { countOf } from './words.ts';

/** The home page of a shop without products. */
const emptyHome: HomePage = {
  description: shopDescription,
  sections: [
    {
      kind: 'notice',
      title: 'The shop is being stocked',
      line: 'The first items will arrive soon. Leave your address below to get our newsletter.',
    },
  ],
};

const describe = async ({ catalogue, total }: Composing): Promise<string> => {
  const { brand, store } = await catalogue.countAll();
  const [brands, stores] = [countOf(brand.size, 'brand'), countOf(store.size, 'store')];
  return `${countOf(total, 'item')} by ${brands} from ${stores}, in one place. Buy at the store's own site.`;
};

/**
 * The home page of a shop with its own catalogue (behavior.md#home-own-catalogue): new products, kinds and brands.
 * Sections without content are left out. Built once per change of the catalogue.
 */
export const composeHome = untilChanged(async (db, catalogue): Promise<HomePage> => {
  const composing = await beginComposing(db, catalogue);
  if (composing.total === 0) return emptyHome;
  // In sequence, because higher sections take their pictures first.
  const sections = [
    await composeSlides(composing),
    newestStrip,
    ...(await composeDrops(composing)),
    ...(await composeChoice(composing)),
    ...(await composeTiles(composing)),
    savedStrip,
    ...(await composeScenes(composing)),
    ...(await composeNames(composing)),
  ];
  return { description: await describe(composing), sections };
});
