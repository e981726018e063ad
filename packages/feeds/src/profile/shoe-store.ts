import { kindByRules } from '../clean/category/match-row.ts';
import { bestMatch, type Match } from '../clean/category/match-words.ts';

/** The most common kind of a store's shoes, and whether it sells hardly anything else. */
export type ShoeStore = { shoeKind: string | null; sellsShoes: boolean };

const fewNames = 3;
const most = 0.6;
const nearlyAll = 0.9;
const mostLooked = 300;

type Classified = { isOther: boolean; shoe: Match | null };

/** Classifies a name with its text: a shoe, or another kind of product. */
const classify = (name: string, about: string): Classified => {
  const own = kindByRules(name, '');
  if (own && own.family !== 'shoes') return { isOther: true, shoe: null };
  return { isOther: false, shoe: own?.rank === 3 ? own : (bestMatch(about, 'shoes') ?? own) };
};

const countLeaves = (all: readonly Classified[]): Map<string, number> => {
  const leaves = new Map<string, number>();
  for (const { shoe } of all) if (shoe?.rank === 3) leaves.set(shoe.leaf, (leaves.get(shoe.leaf) ?? 0) + 1);
  return leaves;
};

/** Learns from names and texts which shoes a store sells. */
export const learnShoeStore = (rows: readonly { name: string; about: string }[]): ShoeStore => {
  const aboutOf = new Map(rows.map(({ name, about }) => [name, about]));
  const all = [...aboutOf].slice(0, mostLooked).map(([name, about]) => classify(name, about));
  const others = all.filter(({ isOther }) => isOther).length;
  const shoes = all.filter(({ shoe }) => shoe !== null && shoe.rank > 1).length;
  const leaves = countLeaves(all);
  const counted = [...leaves.values()].reduce((sum, count) => sum + count, 0);
  const [leaf, count] = [...leaves].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
  return {
    shoeKind: count >= fewNames && count >= most * counted ? leaf : null,
    sellsShoes: shoes >= fewNames && shoes >= nearlyAll * (shoes + others),
  };
};
