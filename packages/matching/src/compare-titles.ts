// cspell:disable
import { familyOf, isShoeKind } from './kinds.ts';
import { addedNouns, impliedMaterials, looseMaterials, upperNouns } from './trait-words.ts';
import type { Traits } from './traits.ts';

/**
 * Why two titles may not be one model. 'veto': they are not. 'open': undecided unless a shared model number settles it.
 * 'doubt': a candidate for ops if other evidence supports it.
 */
export type Doubt = { kind: 'veto' | 'doubt' | 'open'; text: string };

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at]);

const within = (one: readonly string[], other: readonly string[]): boolean => one.every((word) => other.includes(word));

const kidsOf: ReadonlySet<Traits['audience']> = new Set(['kids', 'girls', 'boys']);

export const sameAudience = (one: Traits, other: Traits): boolean => {
  if (one.audience === other.audience) return true;
  const [left, right] = [one.audience, other.audience];
  return kidsOf.has(left) && kidsOf.has(right) && (left === 'kids' || right === 'kids');
};

/** Whether the feeds name incompatible audiences in a title or column: women and men, or adults and children. */
const areOpposite = (one: Traits, other: Traits): boolean => {
  const [left, right] = [one.statedAudience, other.statedAudience];
  if (left === '' || right === '' || left === right) return false;
  return !sameAudience(one, other);
};

/** Both values of a trait for people: "'mid' and 'low'", "'12in' and none". */
const bothOf = (...values: [string, string]): string =>
  values.map((value) => (value === '' ? 'none' : `'${value}'`)).join(' and ');

const bothLists = (one: readonly string[], other: readonly string[]): string => bothOf(one.join(' '), other.join(' '));

const numberOf = (measure: string): string => measure.replace(/[a-z]+$/, '');

/** The generations and measures of a title that the other one lacks. '65' of a pack equals '65l'. */
const numbersOf = (one: Traits, other: Traits): Pick<Traits, 'generation' | 'measures'> => ({
  generation: one.generation.filter(
    (count) => other.generation.includes(count) || !other.measures.some((measure) => numberOf(measure) === count),
  ),
  measures: one.measures.filter(
    (measure) => other.measures.includes(measure) || !other.generation.includes(numberOf(measure)),
  ),
});

const isSameGeneration = (one: Traits, other: Traits): boolean =>
  same(numbersOf(one, other).generation, numbersOf(other, one).generation);

/**
 * A contradiction that no evidence overrides: different audience, height, generation or closure. Null if there is none.
 * A missing trait contradicts nothing, except a missing number.
 */
export const contradiction = (one: Traits, other: Traits): string | null => {
  const areNamed = one.namedAudience !== '' && other.namedAudience !== '';
  if (areOpposite(one, other) || (areNamed && !sameAudience(one, other)))
    return `audience ${bothOf(one.audience, other.audience)}`;
  if (one.height !== other.height && one.height !== '' && other.height !== '')
    return `height ${bothOf(one.height, other.height)}`;
  if (!isSameGeneration(one, other)) return `generation ${bothLists(one.generation, other.generation)}`;
  if (one.closure !== other.closure && one.closure !== '' && other.closure !== '')
    return `closure ${bothOf(one.closure, other.closure)}`;
  return null;
};

type Compared = Doubt | null;

const compareList = (name: string, one: readonly string[], other: readonly string[]): Compared => {
  if (same(one, other)) return null;
  const kind = within(one, other) || within(other, one) ? 'open' : 'veto';
  return { kind, text: `${name} ${bothLists(one, other)}` };
};

const compareMaterials = (one: Traits, other: Traits): Compared => {
  const doubt = compareList('material', one.materials, other.materials);
  if (doubt?.kind !== 'open') return doubt;
  const [short, long] =
    one.materials.length < other.materials.length ? [one.materials, other.materials] : [other.materials, one.materials];
  const more = long.filter((word) => !short.includes(word) && !impliedMaterials.has(word));
  if (more.length === 0) return null;
  return more.every((word) => looseMaterials.has(word)) ? doubt : { ...doubt, kind: 'doubt' };
};

/** If one title has no height, the model may have only one, or it may be the other of two. */
const compareHeight = (one: Traits, other: Traits): Compared => {
  if (one.height === other.height) return null;
  const kind = one.height === '' || other.height === '' ? 'open' : 'veto';
  return { kind, text: `height ${bothOf(one.height, other.height)}` };
};

/** The closure often only describes a shoe, but for climbing shoes it distinguishes models. */
const describing = new Set(['lace', 'slipper', 'pullon']);
const describingClimbing = new Set(['slipper']);

const compareClosure = (one: Traits, other: Traits, isClimbing: boolean): Compared => {
  if (one.closure === other.closure) return null;
  const text = `closure ${bothOf(one.closure, other.closure)}`;
  const isDescribed =
    (one.closure === '' || other.closure === '') &&
    (isClimbing ? describingClimbing : describing).has(one.closure || other.closure);
  return { kind: isDescribed ? 'open' : 'veto', text };
};

const longNumbers = ({ core }: Traits): string[] => core.filter((word) => /^\d{3,}$/.test(word));

const compareNumbers = (one: Traits, other: Traits): Compared => {
  const [left, right] = [longNumbers(one), longNumbers(other)];
  return left.length > 0 && right.length > 0 ? compareList('number', left, right) : null;
};

const isFootwear = (noun: string): boolean => noun === 'shoe' || noun === 'boot';

const compareFootwear = (one: Traits, other: Traits, isSupported: boolean): Compared => {
  const isSameHeight = one.height !== '' && one.height === other.height;
  // Stores use either name for a mid-height shoe.
  return isSupported || isSameHeight ? null : { kind: 'open', text: `noun ${bothOf(one.head, other.head)}` };
};

/** If a title has no noun, the noun may be implied by the name or the kind. */
const compareMissingNoun = (noun: string, kinds: readonly (string | null)[]): Compared => {
  const [left, right] = kinds;
  if (noun === '' || (left && left === right)) return null;
  if (isFootwear(noun) && kinds.every((kind) => kind === null || isShoeKind(kind))) return null;
  if (upperNouns.has(noun) && kinds.every((kind) => familyOf(kind) === 'clothing')) return null;
  if (addedNouns.has(noun) && (!left || !right)) return null;
  return { kind: 'open', text: `noun ${bothOf('', noun)}` };
};

const compareNouns = (
  one: Traits,
  other: Traits,
  isSupported: boolean,
  kinds: readonly (string | null)[],
): Compared => {
  if (one.head === other.head) return null;
  if (one.head === '' || other.head === '') return compareMissingNoun(one.head || other.head, kinds);
  if (isFootwear(one.head) && isFootwear(other.head))
    return compareFootwear(one, other, isSupported || kinds.every((kind) => kind === 'shoes/boots'));
  const isAdded =
    (addedNouns.has(one.head) && one.nouns.includes(other.head)) ||
    (addedNouns.has(other.head) && other.nouns.includes(one.head));
  return isAdded ? null : { kind: 'veto', text: `noun ${bothOf(one.head, other.head)}` };
};

/** A title without an audience, with no column that says women or children, can belong to any adult model. */
const compareAudience = (one: Traits, other: Traits): Compared => {
  if (sameAudience(one, other)) return null;
  const [women, adult] = one.audience === 'women' ? [one, other] : [other, one];
  const isOpen =
    women.audience === 'women' && adult.audience === 'adult' && adult.namedAudience === '' && !areOpposite(one, other);
  return { kind: isOpen ? 'doubt' : 'veto', text: `audience ${bothOf(one.audience, other.audience)}` };
};

/** The differences of two titles and kinds. `isSupported`: other evidence suggests one model. */
export const compareTitles = (
  one: Traits,
  other: Traits,
  isSupported: boolean,
  kinds: readonly (string | null)[],
): Doubt[] =>
  [
    compareAudience(one, other),
    compareHeight(one, other),
    compareClosure(one, other, kinds.includes('shoes/climbing-shoes')),
    one.volume === other.volume
      ? null
      : ({ kind: 'veto', text: `volume '${one.volume}' and '${other.volume}'` } as const),
    isSameGeneration(one, other)
      ? null
      : ({ kind: 'veto', text: `generation ${bothLists(one.generation, other.generation)}` } as const),
    compareList('measures', numbersOf(one, other).measures, numbersOf(other, one).measures),
    compareMaterials(one, other),
    compareList('style', one.styles, other.styles),
    compareNumbers(one, other),
    compareNouns(one, other, isSupported, kinds),
  ].filter((doubt) => doubt !== null);
