import type { HomeSection } from '@wearfolio/contracts/home/home-sections';
import { dropTraits } from '@wearfolio/contracts/listing/traits';
import type { Composing } from './composing.ts';
import { countProducts } from './kinds.ts';

/** With fewer cards, the row is left out. */
const fewestDrops = 4;

/** This week's price drops, largest first. */
export const composeDrops = async ({ catalogue }: Composing): Promise<HomeSection[]> => {
  const [{ id: week }] = dropTraits;
  const count = await countProducts(catalogue, { traits: [week], isInStock: true });
  if (count < fewestDrops) return [];
  return [{ kind: 'drops', eyebrow: 'Price drops', title: 'Dropped this week', dropped: String(week) }];
};
