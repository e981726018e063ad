import type { ReadSize, SizeContext } from './read/context.ts';
import { readSize } from './read/read-size.ts';
import { audiences, kinds, otherLadder, readLadder } from './size.ts';

/** Ladders of an older version had no audience and garment: 'Shoe Size (US)', 'Clothing Size'. */
const oldLadders =
  /^(?:(?:Kids )?Shoe Size|Mondo Size|Clothing Size|Dress Size|Chest|Waist|Waist x Inseam|Kids Size|Kids Height|Bra Size|Ring Size)(?: \(|$)/;

/** Whether a ladder is from an older version. */
export const isOldLadder = (ladder: string): boolean => readLadder(ladder) === null && oldLadders.test(ladder);

const systemOf = (ladder: string): string | null => {
  if (ladder === 'Mondo Size') return 'mondo';
  return /\(([A-Z]{2})\)$/.exec(ladder)?.[1]?.toLowerCase() ?? null;
};

const familyOf = (ladder: string, family: SizeContext['family']): SizeContext['family'] => {
  if (/Shoe Size|Mondo/.test(ladder)) return 'shoes';
  if (ladder === 'Bra Size') return 'bras';
  if (ladder === 'Ring Size') return 'rings';
  return ladder === otherLadder || family === 'hats' || family === 'gloves' ? family : 'clothing';
};

type Old = { ladder: string; value: string };

/** Converts a size of an older version in the context of its product. Null if it is not understood. */
export const readOld = ({ ladder, value }: Old, context: SizeContext): ReadSize | null => {
  const read = readSize(ladder === 'Waist' ? `W${value}` : value, {
    ...context,
    family: familyOf(ladder, context.family),
    isKids: context.isKids || ladder.startsWith('Kids'),
    system: systemOf(ladder),
  });
  return readLadder(read.ladder) === null ? null : read;
};

const homes = ['us', 'uk', null] as const;

/** All possible meanings of a size of an older version, for any product. */
export const meaningsOfOld = (old: Old): ReadSize[] => {
  const read = new Map<string, ReadSize>();
  for (const kind of kinds)
    for (const audience of [...audiences, null])
      for (const home of homes) {
        const body = audience === 'women' || audience === 'men' ? audience : null;
        const isKids = audience === 'kids';
        const now = readOld(old, { family: 'clothing', system: null, kind, audience, home, body, isKids });
        if (now) read.set(`${now.ladder} ${now.value}`, now);
      }
  return [...read.values()];
};
