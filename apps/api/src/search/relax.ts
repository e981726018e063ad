import { pageSize } from '@wearfolio/contracts/limits';
import type { Part } from '@wearfolio/query/parts';
import { firstThat } from '../listing/first-that.ts';
import { isWord, type Plan, type Sense, strictPlan } from './plan.ts';

/**
 * What a search came to: plans that find more and more, the parts that were let go, since no product meets all of them, those
 * that only what comes first meets, and how many products meet everything.
 */
export type Relaxed = { plans: Plan[]; relaxed: Part[]; beyond: Part[]; complete: number };

// What is let go first, since it tells least of what is looked for. A word's own rank is how common it is.
const ranks: Readonly<Record<Part['kind'], number>> = {
  order: 0,
  word: 1,
  shade: 2,
  stock: 3,
  sale: 4,
  size: 5,
  price: 6,
  color: 7,
  audience: 9,
  store: 10,
  brand: 11,
  kind: 12,
};

const isAbout = ({ kind, isNot }: Part): boolean =>
  !isNot && (kind === 'kind' || kind === 'brand' || kind === 'audience');

/** Before a kind is given up, its wider sense is tried, then what is only called so, what its last word names, what stands beside it, and whoever says any of its words. */
type Step = { part: Part; to: 'wide' | 'said' | 'head' | 'widest' | 'loose' | 'gone'; rank: number };

type Asked = {
  parts: readonly Part[];
  /** What the shopper forced. */
  forced: (part: Part) => boolean;
  /** Whether less than a page is filled up. */
  fills: boolean;
  /** How many products a plan finds. */
  total: (plan: Plan) => Promise<number>;
  /** How many products have a word, whatever else they have. */
  commonness: (part: Part) => Promise<number>;
  /** How many plans are asked at once where the first one that finds something is enough. */
  atOnce: number;
};

const hasWider = ({ meaning }: Part): boolean => meaning.is === 'thing' && meaning.wider !== null;

const hasHead = ({ meaning }: Part): boolean => meaning.is === 'thing' && Boolean(meaning.head);

const weakerSteps = (part: Part): Step[] => {
  const { kind } = part;
  const said = { part, to: 'said' } as const;
  switch (kind) {
    case 'kind':
      return [
        ...(hasWider(part) ? [{ part, to: 'wide', rank: 8 } as const] : []),
        { ...said, rank: 9.5 },
        ...(hasHead(part) ? [{ part, to: 'head', rank: 9.7 } as const] : []),
        { part, to: 'widest', rank: 9.8 },
        { part, to: 'loose', rank: 9.9 },
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
    default:
      return [];
  }
};

const stepsOf = async ({ parts, forced, commonness }: Asked): Promise<Step[]> => {
  // Where nothing else says what is looked for, the words do.
  const wordRank = parts.some(isAbout) ? ranks.word : 8.5;
  // A word that no product has comes first, then the commonest.
  const rankOfWord = (common: number): number => (common === 0 ? 0.5 : wordRank - common / 1e9);
  const free = parts.filter((part) => !forced(part) && part.kind !== 'order');
  const common = new Map(
    await Promise.all(free.filter(isWord).map(async (part) => [part, await commonness(part)] as const)),
  );
  const steps = free.flatMap((part): Step[] => {
    const rank = isWord(part) ? rankOfWord(common.get(part) ?? 0) : ranks[part.kind];
    const gone: Step = {
      part,
      to: 'gone',
      rank: (part.kind === 'shade' ? ranks.color : rank) + (part.isNot ? 20 : 0),
    };
    if (part.isNot) return part.meaning.is === 'color' ? [{ part, to: 'wide', rank: ranks.shade }, gone] : [gone];
    // What suits an occasion goes before what does not.
    const suits: Step[] =
      isWord(part) && hasWider(part) ? [{ part, to: 'wide', rank: Math.min(rank, wordRank) - 0.1 }] : [];
    return [...weakerSteps(part), ...suits, gone];
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

// An order and what is unwanted tell nothing of what is looked for.
const tells = ({ kind, isNot }: Part): boolean => kind !== 'order' && !isNot;

// A search for nothing but what is not wanted keeps that.
const isAnswer = ({ senses }: Plan, parts: readonly Part[]): boolean =>
  senses.keys().some(parts.some(tells) ? tells : ({ isNot }) => isNot);

/** As few steps as can be, the least telling ones first; then whatever may be taken back again is. Null where no part finds anything. */
const findSteps = async (asked: Asked, steps: readonly Step[]): Promise<readonly Step[] | null> => {
  const finds = async (taken: readonly Step[]): Promise<boolean> => {
    const plan = planAfter(asked.parts, taken);
    return isAnswer(plan, asked.parts) && (await asked.total(plan)) > 0;
  };
  const firstFound = async (ways: (readonly Step[])[]): Promise<readonly Step[] | undefined> =>
    (await firstThat(ways, 1, asked.atOnce, finds))[0];
  // One step may do, unless it gives up what the search is about.
  const single = await firstFound(steps.filter(({ rank }) => rank < ranks.store).map((step) => [step]));
  if (single) return single;
  // What is told most may find nothing by itself, where a lesser part does.
  const all = (await firstFound(steps.map((_, at) => steps.slice(0, at + 1)))) ?? steps;
  const takeBack = async (taken: readonly Step[], some: readonly Step[]): Promise<readonly Step[]> => {
    let needed = taken;
    for (const step of some) {
      const without = needed.filter((other) => other !== step);
      if (await finds(without)) needed = without;
    }
    return needed;
  };
  const needed = await takeBack(all, all.toReversed());
  if (!(await finds(needed))) return null;
  // What is not wanted can be met only beside something that is.
  return takeBack(
    needed,
    needed.filter(({ part }) => part.isNot),
  );
};

/** Below this many a page looks empty: then what is written in figures and colors is let go as well. */
const nearlyEmpty = 10;

// A brand, a store, an audience and the kind itself are what the search is about.
const isSoft = ({ part, to }: Step): boolean =>
  part.kind === 'word' || to === 'wide' || (to === 'said' && part.kind !== 'kind');
const mayFill = ({ part, to }: Step): boolean => {
  if (to === 'widest' || to === 'loose') return false;
  // A brand is told by every feed that has several.
  if (to === 'said') return part.kind !== 'brand' && part.kind !== 'store';
  return to !== 'gone' || ranks[part.kind] < ranks.audience;
};

// What is not wanted may be had in another color as well, but is not shown instead.
const isUnwanted = ({ part, to }: Step): boolean => part.isNot && to === 'gone';

// Before a price is let go, prices close to it.
const nearPrice = (parts: readonly Part[], steps: readonly Step[]): Plan | null => {
  const isPrice = ({ part, to }: Step): boolean => part.kind === 'price' && to === 'gone';
  return steps.some(isPrice)
    ? planAfter(
        parts,
        steps.map((step) => (isPrice(step) ? { ...step, to: 'wide' } : step)),
      )
    : null;
};

// What finds more than `found`, the closest prices first. The plan without the price is asked behind these in any case: a price
// that the search does not say is no filter of the page.
const plansAfter = async ({ parts, total }: Asked, steps: readonly Step[], found: number): Promise<Plan[]> => {
  const plan = planAfter(parts, steps);
  const near = nearPrice(parts, steps);
  if (near && (await total(near)) > found) return [near, plan];
  return (await total(plan)) > found ? [plan] : [];
};

/** Plans that each find more than the one before, until they fill a page. */
const fill = async (asked: Asked, steps: readonly Step[], taken: readonly Step[]): Promise<Plan[]> => {
  const { parts, total } = asked;
  const first = planAfter(parts, taken);
  const plans = await plansAfter(asked, taken, 0);
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

const isMet = ({ senses, isLoose }: Plan, part: Part): boolean =>
  part.isNot ? senses.has(part) : senses.get(part) === 'strict' && !(isLoose && isWord(part));

/**
 * Finds what to show for the parts of a keyword (decision 82): the products that meet all of them; where none does, those that
 * meet all but the least telling; and where these are less than a page, behind them the ones that meet less.
 */
export const relax = async (asked: Asked): Promise<Relaxed> => {
  const { parts, total, fills } = asked;
  const strict = strictPlan(parts);
  const [steps, complete] = await Promise.all([stepsOf(asked), total(strict)]);
  const taken = complete > 0 ? [] : await findSteps(asked, steps);
  if (!taken) return { plans: [strict], relaxed: [], beyond: [], complete };
  const plans = fills ? await fill(asked, steps, taken) : [planAfter(parts, taken)];
  const unmet = (plan: Plan = strict): Part[] => parts.filter((part) => part.kind !== 'order' && !isMet(plan, part));
  const relaxed = unmet(plans[0]);
  return { plans, relaxed, beyond: unmet(plans.at(-1)).filter((part) => !relaxed.includes(part)), complete };
};
