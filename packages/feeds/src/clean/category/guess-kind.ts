import { areShoeSizes } from '../size/shoe-evidence.ts';
import type { CategoryHints } from './category-hints.ts';
import { matchHead } from './match-row.ts';
import type { Match } from './match-words.ts';

const noTexts = (): readonly string[] => [];

const anyShoe: Match = { rank: 1, family: 'shoes', leaf: 'casual-shoes', end: 0, length: 0 };

/** Returns the kind of shoe that one of the texts names: the most specific one, else a boot or a sneaker. */
const shoeIn = (texts: readonly string[]): Match | undefined => {
  const found = texts.flatMap((text) => matchHead(text, 'shoes') ?? []);
  return found.find(({ rank }) => rank === 3) ?? found.find(({ rank, leaf }) => rank === 2 && leaf !== anyShoe.leaf);
};

/** Returns the kind by weaker evidence: a shoe if the sizes are shoe sizes, else the kind that the first text names. */
export const guessKind = ({
  asides = noTexts,
  description,
  sizes = [],
  isSizedAsShoe = false,
}: CategoryHints): Match | null => {
  if (isSizedAsShoe || areShoeSizes(sizes)) return shoeIn([...asides(), description?.() ?? '']) ?? anyShoe;
  return (
    asides()
      .map((text) => matchHead(text))
      .find((match) => match !== null && match.rank > 1) ?? null
  );
};
