import { memo } from '../memo.ts';
import { type ReadAudience, readAudience, ruledAudience } from './audience.ts';
import type { CategoryHints } from './category-hints.ts';
import { fallbackPath } from './category-tree.ts';
import { guessKind } from './guess-kind.ts';
import { mappedPath } from './mapped-path.ts';
import { type Evidence, evidenceOf, matchHead, matchPath, matchRow, outweighsPath } from './match-row.ts';
import { allMatches, type Match } from './match-words.ts';
import { isMenu } from './menu.ts';
import { audienceAt, leafFor, namesOfPath, ownPath, type Placement, placed } from './placement.ts';
import { looksForeign, type Translated, translateKind } from './translate-kind.ts';

/** Returns the levels of a category, deepest first. */
const levelsOf = (category: string): string[] => category.split('>').toReversed();

const translated = (texts: readonly string[], spoken: string | null): Translated | null => {
  for (const text of texts) {
    const found = translateKind(text, spoken);
    if (found) return found;
  }
  return null;
};

/** Returns the kind of a name or its category. A column counts before words; the name may only narrow it. */
const inLanguage = (name: string, category: string, spoken: string | null): Translated | null => {
  const byPath = translated(levelsOf(category), spoken);
  const byName = translated([name], spoken);
  if (!byPath || byPath.match.rank === 1) return byName ?? byPath;
  if (byName && outweighsPath(byName.match, byPath.match)) return byName;
  if (!byName || byName.match.family !== byPath.match.family) return byPath;
  if (byName.match.rank < byPath.match.rank) return byPath;
  // Two columns that agree are sure: 'Robes' and 'Robe en lin'.
  return { ...byName, isSure: byName.isSure || byName.match.leaf === byPath.match.leaf };
};

/**
 * Returns the kind in another language if English finds none, or if the name looks foreign.
 */
const inOtherLanguages = (
  inEnglish: Match | null,
  { name, language = null }: CategoryHints,
  { category, other }: Evidence,
): Translated | null => {
  const isEnglish = language === null && inEnglish !== null && inEnglish.rank > 1;
  if (!isEnglish || looksForeign(name)) return inLanguage(name, category || other, language);
  return inEnglish === null ? translated(levelsOf(category || other), language) : null;
};

/** Returns the kind by a category that nearly every row has. */
const repeatedKind = ({ category, isSameEverywhere = false }: CategoryHints): Match | null =>
  isSameEverywhere && !isMenu(category) ? matchPath(category) : null;

/** Returns the category column that stands for the row: the second if the first is empty or alike in every row. */
export const ownCategory = ({ category, otherCategory, isSameEverywhere = false }: CategoryHints): string =>
  (isSameEverywhere && otherCategory) || category || otherCategory;

const kindOfCategory = memo((category: string): Match | null => {
  const match = isMenu(category) ? null : matchPath(category);
  return match && match.rank > 1 ? match : null;
});

/** Returns whether the row's own category alone leads to this leaf, so that a mapping of it may correct the leaf. */
const isByCategory = (category: string, path: string, hints: CategoryHints, audience: ReadAudience): boolean => {
  if (ownPath(category) === path) return true;
  const kinds = [kindOfCategory(category), translated(levelsOf(category), hints.language ?? null)?.match];
  return kinds.some((kind) => kind && leafFor(kind, audience) === path);
};

/** Returns whether the category names another leaf than the one that the name leads to. */
const isContradicted = ({ category }: Evidence, { family, leaf }: Match): boolean => {
  const stated = kindOfCategory(category);
  return stated?.rank === 3 && stated.family === family && stated.leaf !== leaf;
};

const kindOfText = memo((text: string): Match | null => matchHead(text));

/**
 * Returns whether some kind leads to a leaf by more than a general word such as 'Shoes'. Without an audience, a leaf that
 * stands in for another is a guess: a top under Men is a T-shirt.
 */
const isStated = (kinds: readonly (Match | null | undefined)[], path: string, audience: ReadAudience): boolean =>
  kinds.some(
    (kind) =>
      kind?.isName &&
      leafFor(kind, audience) === path &&
      (audience.certainty !== 'unknown' || path.endsWith(kind.leaf)),
  );

/** Returns whether a category states a leaf, by the name of our tree or of the kind. */
const isStatedBy = (category: string, path: string, { language = null }: CategoryHints, audience: ReadAudience) =>
  ownPath(category) === path ||
  isStated([kindOfCategory(category), translated(levelsOf(category), language)?.match], path, audience);

/** Returns whether a title also names another kind: 'Long Sleeve Shirt Tunic Dress'. */
const namesOthers = (name: string, { path }: Placement, audience: ReadAudience): boolean =>
  allMatches(name, 2).some((kind) => kind.isName && leafFor(kind, audience) !== path);

type Statements = Pick<Placement, 'statedBy' | 'doubts'>;

const statedBy = (...sources: string[]): Statements => ({ statedBy: sources, doubts: [] });

/**
 * Returns the column that states a leaf, or two texts that agree on it: title, tags, description. A link only repeats the
 * title. A title that also names another kind makes a doubt.
 */
const statementsOf = (
  unmapped: Placement,
  hints: CategoryHints,
  evidence: Evidence,
  audience: ReadAudience,
): Statements => {
  const { path } = unmapped;
  const { name, tags = '', description, language = null } = hints;
  const columns = { category: evidence.category, other_category: evidence.other };
  const [column] =
    Object.entries(columns).find(([, text]) => text !== '' && isStatedBy(text, path, hints, audience)) ?? [];
  if (namesOthers(name, unmapped, audience))
    return { statedBy: [], doubts: column === undefined ? [] : [`title contradicts ${column}`] };
  if (column !== undefined) return statedBy(column);
  const isNamedBy = (text: string): boolean =>
    isStated([kindOfText(text), translateKind(text, language)?.match], path, audience);
  const texts: readonly [string, () => string][] = [
    ['title', () => name],
    ['tags', () => tags],
    ['description', () => description?.() ?? ''],
  ];
  const agreeing: string[] = [];
  for (const [source, read] of texts) {
    const text = read();
    if (text !== '' && isNamedBy(text)) agreeing.push(source);
    if (agreeing.length > 1) return statedBy(...agreeing);
  }
  return statedBy();
};

/**
 * Returns a row's leaf by ops' mappings of its categories, by its name, and by its category. A mapping never moves a
 * row that another column places with certainty. Weaker evidence, and a category that every row has, only give a guess.
 * A row with contradictory or no evidence gets the fallback.
 */
export const placeRow = (hints: CategoryHints, mapped: ReadonlyMap<string, string>): Placement => {
  const evidence = evidenceOf(hints);
  const repeatedCategory = evidence.category === '' && !isMenu(hints.category) ? hints.category : '';
  const audience =
    ruledAudience(hints.ruledAudience) ??
    readAudience({ ...hints, category: evidence.category, otherCategory: evidence.other, repeatedCategory });
  return ruledPlacement(hints, audience) ?? placeBy(hints, evidence, { audience, mapped });
};

/** The placement that a rule of ops decided; null without one. */
const ruledPlacement = ({ ruledKind }: CategoryHints, audience: ReadAudience): Placement | null =>
  ruledKind === undefined
    ? null
    : { ...placed(ruledKind, 'certain', audienceAt(ruledKind, audience)), statedBy: ['rule'], isUnmovable: true };

const placeBy = (
  hints: CategoryHints,
  evidence: Evidence,
  { audience, mapped }: { audience: ReadAudience; mapped: ReadonlyMap<string, string> },
): Placement => {
  const unmapped = placeUnmapped(hints, evidence, audience);
  const own = ownCategory(hints);
  // What ops say of rows that cannot be placed gives way to what they say of a category.
  const isSure = unmapped.certainty === 'certain' && unmapped.statedBy.length === 0;
  const found = isSure ? { ...unmapped, ...statementsOf(unmapped, hints, evidence, audience) } : unmapped;
  if (isSure && !isByCategory(own, found.path, hints, audience)) return { ...found, isUnmovable: true };
  for (const column of [hints.category, hints.otherCategory]) {
    const wanted = isSure && column !== own ? undefined : mappedPath(column, mapped);
    if (wanted !== undefined && namesOfPath.has(wanted))
      return { ...placed(wanted, 'certain', audienceAt(wanted, audience)), statedBy: ['mapping'] };
  }
  return found;
};

const placeUnmapped = (hints: CategoryHints, evidence: Evidence, audience: ReadAudience): Placement => {
  // If a feed uses the names of our own tree, its category outweighs the products' names.
  const own = ownPath(hints.category);
  if (own !== '') return placed(own, 'certain', audienceAt(own, audience));

  const inEnglish = matchRow(hints.name, evidence);
  const foreign = inOtherLanguages(inEnglish, hints, evidence);
  const match = foreign?.isSure ? foreign.match : inEnglish;
  // 'Jupe en jeans' is no pair of jeans. cspell:ignore Jupe
  if (foreign && foreign.match !== match && looksForeign(hints.name) && foreign.match.leaf !== match?.leaf)
    return placed(leafFor(foreign.match, audience), 'guessed', audience);
  if (match && match.rank > 1)
    return placed(leafFor(match, audience), isContradicted(evidence, match) ? 'guessed' : 'certain', audience);
  const guess = guessKind(hints) ?? foreign?.match ?? repeatedKind(hints) ?? match;
  if (guess) return placed(leafFor(guess, audience), 'guessed', audience);
  return hints.fallback && namesOfPath.has(hints.fallback)
    ? { ...placed(hints.fallback, 'certain', audience), statedBy: ['rule'] }
    : placed(fallbackPath, 'guessed', audience);
};
