import type { HomeSection } from '@wearfolio/contracts/home/home-sections';
import { dropTraits } from '@wearfolio/contracts/listing/traits';
import type { Composing } from './composing.ts';
import { countProducts } from './kinds.ts';

/** Fewer cards are no row. */
const fewestDrops = 4;

/** A row of what dropped this week, the biggest drop first. */
export const composeDrops = async ({ catalogue }: Composing): Promise<HomeSection[]> => {
  const [{ id: week }] = dropTraits;
  const count = await countProducts(catalogue, { traits: [week], isInStock: true });
  if (count < fewestDrops) return [];
  return [{ kind: 'drops', eyebrow: 'Price drops', title: 'Dropped this week', dropped: String(week) }];
};
