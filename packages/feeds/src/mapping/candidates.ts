import type { FieldName } from '../raw-record.ts';
import type { Shape } from './fits.ts';

type Place = { path: string; shape: Shape };

/** Fields that a row needs. */
export const needed = ['id', 'name', 'link', 'price'] as const satisfies readonly FieldName[];
export type Needed = (typeof needed)[number];

/** How much a column's values speak for a field, and what they show of it in words. */
type Figure = { score: (shape: Shape) => number; least: number; words: (shape: Shape) => string };

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const isText = ({ url, picture, price }: Shape): boolean => url < 0.3 && picture < 0.3 && price < 0.5;

const figures: Readonly<Record<Needed, Figure>> = {
  id: {
    score: ({ filled, distinct, length }) => (length < 200 ? filled * distinct : 0),
    least: 0.2,
    words: ({ filled, distinct }) => `filled in ${percent(filled)}, different in ${percent(distinct)}`,
  },
  name: {
    score: (shape) => (isText(shape) && shape.length < 200 ? shape.filled * shape.distinct : 0),
    least: 0.3,
    words: ({ filled, distinct }) => `filled in ${percent(filled)}, different in ${percent(distinct)}`,
  },
  link: {
    score: ({ url, filled, picture }) => (picture < 0.7 ? url * filled : 0),
    least: 0.5,
    words: ({ filled, url }) => `addresses in ${percent(url * filled)}`,
  },
  price: {
    score: ({ price, filled, words }) => (words < 3 ? price * filled : 0),
    least: 0.3,
    words: ({ price, filled }) => `amounts in ${percent(price * filled)}`,
  },
};

const mostCandidates = 3;

/** Describes the columns that may be a field, best first: '"ean" (filled in 100 %, different in 98 %)'. */
export const candidatesFor = (field: Needed, places: readonly Place[]): { paths: string[]; text: string } => {
  const { score, least, words } = figures[field];
  const best = places
    .map((place) => ({ place, score: score(place.shape) }))
    .filter((one) => one.score >= least)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostCandidates);
  const text = best.map(({ place: { path, shape } }) => `"${path}" (${words(shape)})`).join(', ');
  return { paths: best.map(({ place }) => place.path), text };
};

/** Asks in one line for the fields that no column is certain of: the candidates, and what settles it. */
export const askFor = (missing: readonly Needed[], places: readonly Place[]): string => {
  const asked = missing.map((field) => ({ field, ...candidatesFor(field, places) }));
  const lines = asked.map(({ field, text }) => `${field}: ${text === '' ? 'no column looks like it' : text}`);
  const fields = Object.fromEntries(asked.map(({ field, paths }) => [field, paths[0] ?? '...']));
  const link = missing.includes('link') ? ', or --link PATTERN for a feed without addresses' : '';
  return `The feed does not say which column is ${missing.join(', ')}. ${lines.join('; ')}. Settle it with --map FILE, such as ${JSON.stringify({ fields })}${link}, or under Columns and fields at the desk`;
};
