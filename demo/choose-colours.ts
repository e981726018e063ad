import { chanceOf } from './chance.ts';
import { type Colour, drawings, type KindName } from './drawings.ts';
import type { Extra } from './model.ts';

/**
 * Chooses the colors of each product, at most as many as its design is drawn in. The first product of a design without
 * a number of colors gets all of them, later ones a part. Products without a first color get the one that came first
 * least often.
 */
export const chooseColours = () => {
  const timesFirst = new Map<string, number>();
  const known = new Set<string>();

  return (kind: KindName, design: number, key: string, { first, colours: count }: Extra): readonly Colour[] => {
    const drawn = drawings[kind].designs[design - 1] ?? [];
    const led = (colour: Colour) => timesFirst.get(`${kind}-${design}-${colour}`) ?? 0;
    const named = drawn.find((colour) => colour === first);
    if (first !== undefined && named === undefined)
      throw new Error(`${kind} ${design} is not drawn in ${first} (${key})`);
    const lead = named ?? drawn.toSorted((one, two) => led(one) - led(two))[0];
    if (lead === undefined) throw new Error(`${kind} has no colours for design ${design} (${key})`);
    timesFirst.set(`${kind}-${design}-${lead}`, led(lead) + 1);

    const isFirstOfDesign = !known.has(`${kind}-${design}`);
    known.add(`${kind}-${design}`);
    const part = 1 + Math.floor(chanceOf(`${key} colours`) * drawn.length);
    const others = drawn.filter((colour) => colour !== lead);
    return [lead, ...others].slice(0, count ?? (isFirstOfDesign ? drawn.length : part));
  };
};
