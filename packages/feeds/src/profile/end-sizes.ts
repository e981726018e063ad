// cspell:ignore Fjäll Jacka Svart
import { cutNotes, cutSizeAtEnd, sizeIn } from '../clean/title/option-words.ts';
import { cutOwnSize, valuesIn } from '../clean/title/own-size.ts';

const fewSizes = 3;
/** A feed that repeats sizes in its names does so in most of them. */
const mostNames = 0.5;

/** Returns whether names end in the size that the row's column states, as 'Fjäll Jacka Svart 38' of size 38 does. */
export const endInOwnSizes = (rows: readonly { name: string; size: string }[]): boolean => {
  const sized = rows.filter(({ size }) => size !== '');
  const ends = sized.filter(({ name, size }) => cutOwnSize(name, valuesIn(size)) !== null);
  return new Set(ends.map(({ size }) => size)).size >= fewSizes && ends.length >= mostNames * sized.length;
};
const someNames = 0.3;
const recurring = 1.5;

/** Returns whether titles end in sizes without a separator: many titles share their words before several sizes. */
export const endInSizes = (names: readonly string[]): boolean => {
  const stems = new Map<string, Set<string>>();
  const all = new Set(names);
  for (const whole of all) {
    const name = cutNotes(whole);
    const { rest, size } = cutSizeAtEnd(name, true);
    if (size !== null) {
      stems.set(rest, (stems.get(rest) ?? new Set()).add(size));
    }
    const tight = /^(.+\p{L})-([^\s-]+(?:\s\S{1,8})?)$/u.exec(name);
    if (tight?.[1] && tight[2] && sizeIn(tight[2]) !== null)
      stems.set(tight[1], (stems.get(tight[1]) ?? new Set()).add(tight[2]));
  }
  const several = [...stems.values()].filter((sizes) => sizes.size >= fewSizes).map((sizes) => [...sizes]);
  const found = several.flat();
  // Real sizes recur between products or include halves and letters; serial numbers do neither.
  const uncounted = several.filter((sizes) => sizes.some((size) => !/^\d+$/.test(size)));
  const isScale =
    found.length >= recurring * new Set(found).size || uncounted.length >= someNames * Math.max(1, several.length);
  return all.size > fewSizes && isScale && found.length >= someNames * all.size;
};
