import type { HomePage, HomeSection } from '@wearfolio/contracts/home/home-sections';
import { newestStrip, savedStrip } from '@wearfolio/contracts/home/home-strips';
import { dropTraits } from '@wearfolio/contracts/listing/traits';
import { standardDescription } from '../shop-description.ts';
import { composeChoice, composeNames, composeScenes, composeTiles } from './bands.ts';
import type { Composing } from './composing.ts';
import { countProducts } from './kinds.ts';
import { composeSlides } from './slides.ts';
import type { HomeWords } from './words.ts';

/** With fewer cards, the row is left out. */
const fewestDrops = 4;

/** This week's price drops, largest first. */
const composeDrops = async ({ catalogue }: Composing): Promise<HomeSection[]> => {
  const [{ id: week }] = dropTraits;
  const count = await countProducts(catalogue, { traits: [week], isInStock: true });
  if (count < fewestDrops) return [];
  return [{ kind: 'drops', eyebrow: 'Price drops', title: 'Dropped this week', dropped: String(week) }];
};

/** What leads the home page of a shop without products. */
export const stockingNotice = ({ t }: HomeWords): HomeSection => ({
  kind: 'notice',
  title: 'The shop is being stocked',
  line: t('home.firstItems'),
});

const emptyHome = (words: HomeWords): HomePage => ({
  description: standardDescription,
  sections: [stockingNotice(words)],
});

const describe = async ({ catalogue, total, words }: Composing): Promise<string> => {
  const { brand, store } = await catalogue.countAll();
  return words.t('home.description', { items: total, brands: brand.size, stores: store.size });
};

/**
 * The home page of a shop with its own catalogue (behavior.md#home-own-catalogue): new products, kinds and brands.
 * Sections without content are left out. Sentences with values are said in the language here; pages name everything else.
 */
export const composeHome = async (composing: Composing): Promise<HomePage> => {
  if (composing.total === 0) return emptyHome(composing.words);
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
};
