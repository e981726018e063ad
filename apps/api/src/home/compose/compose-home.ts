import type { HomePage, HomeSection } from '@wearfolio/contracts/home/home-sections';
import { newestStrip, savedStrip } from '@wearfolio/contracts/home/home-strips';
import { dropTraits } from '@wearfolio/contracts/listing/traits';
import { untilChanged } from '../../engine/until-changed.ts';
import { standardDescription } from '../shop-description.ts';
import { composeChoice, composeNames, composeScenes, composeTiles } from './bands.ts';
import { beginComposing, type Composing } from './composing.ts';
import { countProducts } from './kinds.ts';
import { composeSlides } from './slides.ts';
import { countOf } from './words.ts';

/** With fewer cards, the row is left out. */
const fewestDrops = 4;

/** This week's price drops, largest first. */
const composeDrops = async ({ catalogue }: Composing): Promise<HomeSection[]> => {
  const [{ id: week }] = dropTraits;
  const count = await countProducts(catalogue, { traits: [week], isInStock: true });
  if (count < fewestDrops) return [];
  return [{ kind: 'drops', eyebrow: 'Price drops', title: 'Dropped this week', dropped: String(week) }];
};

/** The home page of a shop without products. */
const emptyHome: HomePage = {
  description: standardDescription,
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
