import { pageSize } from '@wearfolio/contracts/limits';
import type { Part } from '@wearfolio/query/parts';
import { findFirstMatches } from '../engine/find-first-matches.ts';
import { isWord, type Plan, type Sense, strictPlan } from './plan.ts';

/**
 * The result of relaxing a search: plans from strict to loose, parts that were dropped because no product matches all,
 * parts that only the first matches meet, and the number of products that match everything.
 */
export type Relaxed = { plans: Plan[]; relaxed: Part[]; beyond: Part[]; complete: number };

// The order in which parts are dropped, least specific first. A word's rank depends on how common it is. A price that
// the shopper gave goes after everything but the kind, without which nothing is left to look for.
const ranks: Readonly<Record<Part['kind'], number>> = {
  order: 0,
  word: 1,
  shade: 2,
  stock: 3,
  sale: 4,
  size: 5,
  color: 7,
  audience: 9,
  store: 10,
  brand: 11,
  price: 11.5,
  kind: 12,
};

const isAbout = ({ kind, isNot }: Part): boolean =>
  !isNot && (kind === 'kind' || kind === 'brand' || kind === 'audience');

/**
 * Before a kind is dropped, it is relaxed step by step: wider sense, products that only contain the words, its last
 * word, its surrounding category, titles with its last word.
 */
type Step = { part: Part; to: 'wide' | 'said' | 'head' | 'widest' | 'loose' | 'gone'; rank: number };

type Asked = {
  parts: readonly Part[];
  /** Whether the shopper insists on a part. */
  forced: (part: Part) => boolean;
  /** Whether to fill up a page that is not full. */
  fills: boolean;
  /** The number of products of a plan. */
  total: (plan: Plan) => Promise<number>;
  /** The number of products with a word. */
  commonness: (part: Part) => Promise<number>;
  /** The number of plans to count concurrently when the first with results is enough. */
  atOnce: number;
};

const hasWider = ({ meaning }: Part): boolean => meaning.is === 'thing' && meaning.wider !== null;

const hasHead = ({ meaning }: Part): boolean => meaning.is === 'thing' && Boolean(meaning.head);

// Other kinds of the same category are not what the shopper looks for, so a price goes before them.
const widestRank = { withPrice: ranks.price + 0.1, withoutPrice: 9.8 };

const weakerSteps = (part: Part, hasPrice: boolean): Step[] => {
  const { kind } = part;
  const said = { part, to: 'said' } as const;
  const widest = hasPrice ? widestRank.withPrice : widestRank.withoutPrice;
  switch (kind) {
    case 'kind':
      return [
        ...(hasWider(part) ? [{ part, to: 'wide', rank: 8 } as const] : []),
        { ...said, rank: 9.5 },
        ...(hasHead(part) ? [{ part, to: 'head', rank: 9.7 } as const] : []),
        { part, to: 'widest', rank: widest },
        { part, to: 'loose', rank: widest + 0.1 },
      ];
    case 'shade':
      return [
        { part, to: 'wide', rank: ranks.shade },
        { ...said, rank: ranks.color - 0.1 },
      ];
    case 'color':
    case 'brand':
    case 'store':
      return [{ ...said, rank: ranks[kind] - 0.1 }];
    // Boots for men at 210 rather than boots for women under 200.
    case 'price':
      return part.isNot ? [] : [{ part, to: 'wide', rank: ranks.audience - 0.1 }];
    default:
      return [];
  }
};

const stepsOf = async ({ parts, forced, commonness }: Asked): Promise<Step[]> => {
  // Without a kind, brand or audience, words are the most specific parts.
  const wordRank = parts.some(isAbout) ? ranks.word : 8.5;
  // A word that no product has comes first, then the most common ones.
  const rankOfWord = (common: number): number => (common === 0 ? 0.5 : wordRank - common / 1e9);
  const free = parts.filter((part) => !forced(part) && part.kind !== 'order');
  const common = new Map(
    await Promise.all(free.filter(isWord).map(async (part) => [part, await commonness(part)] as const)),
  );
  const hasPrice = free.some(({ kind, isNot }) => kind === 'price' && !isNot);
  const steps = free.flatMap((part): Step[] => {
    const rank = isWord(part) ? rankOfWord(common.get(part) ?? 0) : ranks[part.kind];
    const gone: Step = {
      part,
      to: 'gone',
      rank: (part.kind === 'shade' ? ranks.color : rank) + (part.isNot ? 20 : 0),
    };
    if (part.isNot) return [gone];
    // A word such as an occasion is first widened to products that suit it.
    const suits: Step[] =
      isWord(part) && hasWider(part) ? [{ part, to: 'wide', rank: Math.min(rank, wordRank) - 0.1 }] : [];
    return [...weakerSteps(part, hasPrice), ...suits, gone];
  });
  return steps.sort((one, other) => one.rank - other.rank);
};

const weaker = ['loose', 'widest', 'head', 'said', 'wide'] as const;

const planAfter = (parts: readonly Part[], steps: readonly Step[]): Plan => {
  const has = (part: Part, to: Step['to']): boolean => steps.some((step) => step.part === part && step.to === to);
  const senseOf = (part: Part): Sense => weaker.find((sense) => has(part, sense)) ?? 'strict';
  const kept = parts.filter((part) => !has(part, 'gone'));
  return { senses: new Map(kept.map((part) => [part, senseOf(part)])), isLoose: false };
};

// A sort order and exclusions do not say what to look for.
const isSpecific = ({ kind, isNot }: Part): boolean => kind !== 'order' && !isNot;

// What a search is about besides its kind: anything white is no answer to 'white jeans'.
const isOfOwn = (part: Part): boolean =>
  isWord(part) || (!part.isNot && (part.kind === 'brand' || part.kind === 'store'));

// A search with only exclusions keeps them.
const isAnswer = ({ senses }: Plan, parts: readonly Part[]): boolean => {
  const kept = [...senses.keys()];
  if (!parts.some(isSpecific)) return kept.some(({ isNot }) => isNot);
  const lacksKind = parts.some((part) => part.kind === 'kind' && !part.isNot && !senses.has(part));
  return kept.some(lacksKind ? isOfOwn : isSpecific);
};

// An exclusion is never dropped to fill a page.
const isUnwanted = ({ part, to }: Step): boolean => part.isNot && to === 'gone';

const isOtherKind = ({ part, to }: Step): boolean => part.kind === 'kind' && to !== 'wide' && to !== 'head';

/**
 * Whether the shop has the kind of a search. If nothing matches, all of it is what the search excludes: neither a wool
 * coat nor a shirt is a 'coat without wool'.
 */
export const hasUnwantedOnly = async ({ parts, total }: Pick<Asked, 'parts' | 'total'>): Promise<boolean> => {
  const wanted = parts.filter(({ isNot }) => !isNot);
  const kinds = wanted.filter(({ kind }) => kind === 'kind');
  return wanted.length < parts.length && kinds.length > 0 && (await total(strictPlan(kinds))) > 0;
};

/**
 * The fewest and least specific steps that lead to results, without those that are not needed. Null when no part has
 * results.
 */
const findSteps = async (asked: Asked, all: readonly Step[]): Promise<readonly Step[] | null> => {
  const steps = (await hasUnwantedOnly(asked)) ? all.filter((step) => !(isOtherKind(step) || isUnwanted(step))) : all;
  const finds = async (taken: readonly Step[]): Promise<boolean> => {
    const plan = planAfter(asked.parts, taken);
    return isAnswer(plan, asked.parts) && (await asked.total(plan)) > 0;
  };
  const firstFound = async (ways: (readonly Step[])[]): Promise<readonly Step[] | undefined> =>
    (await findFirstMatches(ways, 1, asked.atOnce, finds))[0];
  // One step may be enough, unless it drops what the search is about.
  const single = await firstFound(steps.filter(({ rank }) => rank < ranks.store).map((step) => [step]));
  if (single) return single;
  // The most specific part may have no results alone, while a less specific one has.
  const found = (await firstFound(steps.map((_, at) => steps.slice(0, at + 1)))) ?? steps;
  const takeBack = async (taken: readonly Step[], some: readonly Step[]): Promise<readonly Step[]> => {
    let needed = taken;
    for (const step of some) {
      const without = needed.filter((other) => other !== step);
      if (await finds(without)) needed = without;
    }
    return needed;
  };
  const needed = await takeBack(found, found.toReversed());
  if (!(await finds(needed))) return null;
  // An exclusion needs another part to match.
  return takeBack(
    needed,
    needed.filter(({ part }) => part.isNot),
  );
};

/** With fewer results, a page looks empty, and sizes and colors are dropped too. */
const nearlyEmpty = 10;

// A brand, a store, an audience and a kind are what the search is about.
const isSoft = ({ part, to }: Step): boolean =>
  part.kind === 'word' || to === 'wide' || (to === 'said' && part.kind !== 'kind');
// Nor is a price dropped to fill a page: it would be in the count without a word.
const mayFill = ({ part, to }: Step): boolean => {
  if (part.kind === 'price') return false;
  if (to === 'widest' || to === 'loose') return false;
  // Feeds of stores with several brands always name the brand.
  if (to === 'said') return part.kind !== 'brand' && part.kind !== 'store';
  return to !== 'gone' || ranks[part.kind] < ranks.audience;
};

// Before dropping a price, try nearby prices.
const nearPrice = (parts: readonly Part[], steps: readonly Step[]): Plan | null => {
  const isPrice = ({ part, to }: Step): boolean => part.kind === 'price' && to === 'gone';
  return steps.some(isPrice)
    ? planAfter(
        parts,
        steps.map((step) => (isPrice(step) ? { ...step, to: 'wide' } : step)),
      )
    : null;
};

// Plans with more than `found` results, nearest prices first. The plan without the price always comes after them,
// because a price in the keyword is not a filter of the page.
const plansAfter = async ({ parts, total }: Asked, steps: readonly Step[], found: number): Promise<Plan[]> => {
  const plan = planAfter(parts, steps);
  const near = nearPrice(parts, steps);
  if (near && (await total(near)) > found) return [near, plan];
  return (await total(plan)) > found ? [plan] : [];
};

/** Whether a plan takes other kinds for the one that is asked for. Products that match even less are no answer. */
export const isFar = ({ senses }: Plan): boolean =>
  senses.entries().some(([{ kind }, sense]) => kind === 'kind' && (sense === 'widest' || sense === 'loose'));

/** Plans that each find more than the one before, until they fill a page. */
const fill = async (asked: Asked, steps: readonly Step[], taken: readonly Step[]): Promise<Plan[]> => {
  const { parts, total } = asked;
  const first = planAfter(parts, taken);
  const plans = await plansAfter(asked, taken, 0);
  if (isFar(first)) return plans;
  let found = await total(first);
  const add = async (...more: Plan[]): Promise<void> => {
    plans.push(...more);
    found = Math.max(found, ...(await Promise.all(more.map(total))));
  };
  const loose = { ...first, isLoose: true };
  if (found < pageSize && parts.filter(isWord).length > 1 && (await total(loose)) > found) await add(loose);
  let gone = [...taken];
  for (const step of steps) {
    const isNeeded = isSoft(step) ? found < pageSize : found < nearlyEmpty;
    if (!isNeeded || !mayFill(step) || isUnwanted(step) || taken.includes(step)) continue;
    const next = [...gone, step];
    if (!step.part.isNot && !planAfter(parts, next).senses.keys().some(isAbout)) continue;
    gone = next;
    await add(...(await plansAfter(asked, gone, found)));
  }
  return plans;
};

/** Whether a part is a temperature or a count. It says nothing of other products than those that meet the rest. */
export const isBareNumber = (part: Part): boolean => isWord(part) && /^\d{1,2}[cf]?$/.test(part.name);

const isMet = ({ senses, isLoose }: Plan, part: Part): boolean =>
  part.isNot ? senses.has(part) : senses.get(part) === 'strict' && !(isLoose && isWord(part));

/**
 * Decides what to show for the parts of a keyword (behavior.md#search-reading): products that match all parts; without
 * any, those that match all but the least specific; and when they do not fill a page, products that match less.
 */
export const relax = async (asked: Asked): Promise<Relaxed> => {
  const { parts, total, fills, forced } = asked;
  const strict = strictPlan(parts);
  const [complete, early] = await Promise.all([total(strict), fills ? stepsOf(asked) : null]);
  const numbers = parts.filter((part) => isBareNumber(part) && !forced(part));
  const others = parts.filter((part) => !numbers.includes(part));
  if (complete === 0 && numbers.length > 0 && others.some(isSpecific)) {
    const found = await relax({ ...asked, parts: others });
    return { ...found, relaxed: [...numbers, ...found.relaxed], complete };
  }
  // To count how common each word is takes as long as a search, so it is done only where a part may be dropped.
  const steps = early ?? (complete > 0 ? [] : await stepsOf(asked));
  const taken = complete > 0 ? [] : await findSteps(asked, steps);
  if (!taken) return { plans: [strict], relaxed: [], beyond: [], complete };
  const plans = fills ? await fill(asked, steps, taken) : [planAfter(parts, taken)];
  const unmet = (plan: Plan = strict): Part[] => parts.filter((part) => part.kind !== 'order' && !isMet(plan, part));
  const relaxed = unmet(plans[0]);
  return { plans, relaxed, beyond: unmet(plans.at(-1)).filter((part) => !relaxed.includes(part)), complete };
};
