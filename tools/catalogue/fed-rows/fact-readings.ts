// cspell:ignore Розмір
import { type Certainty, type CleanRow, factNames } from '@wearfolio/feeds/row';

/** The facts of a row that a reading is told for. */
const toldNames = ['price', ...factNames] as const;
type ToldName = (typeof toldNames)[number];

/** What one source of a feed says about a fact: where it stands, some values, and in how many rows. */
export type FactReading = {
  name: ToldName;
  certainty: Certainty;
  /** In the words of the feed: 'param "Розмір"', 'the title'. */
  source: string;
  samples: string[];
  rows: number;
};

const mostSamples = 5;
/** Titles are long. */
const mostTitles = 2;
/** The ends of many sources say nothing more. */
const mostReadings = 24;
const longestSample = 40;

/** Things for the home have no audience. */
const audienceOf = ({ categoryPath, audience }: CleanRow): string =>
  audience ?? /^(?:women|men|kids)(?=\/)/.exec(categoryPath)?.[0] ?? '';

const amountsOf = ({ currency, priceCents, variants }: CleanRow): string[] => {
  const cents = priceCents ?? variants[0]?.priceCents ?? null;
  return cents === null ? [] : [`${(cents / 100).toFixed(2)} ${currency}`];
};

const valuesOf: Record<ToldName, (row: CleanRow) => readonly (string | undefined)[]> = {
  price: amountsOf,
  brand: ({ brand }) => [brand],
  kind: ({ categoryNames }) => [categoryNames[2]],
  audience: (row) => [audienceOf(row)],
  color: ({ variants }) => variants.map(({ color }) => color?.name),
  size: ({ variants }) => variants.map(({ size }) => size?.value),
  group: ({ groupId, groupStem, title }) => (groupId === null && groupStem === null ? [] : [title]),
};

const certaintyOf = ({ facts, currency }: CleanRow, name: ToldName): Certainty => {
  if (name === 'price') return currency === '' ? 'unknown' : 'certain';
  return facts[name];
};

const add = (readings: Map<string, FactReading>, row: CleanRow, name: ToldName): void => {
  const certainty = certaintyOf(row, name);
  const source = certainty === 'unknown' ? '' : row.sources[name];
  const key = [name, certainty, source].join('\n');
  const known = readings.get(key) ?? { name, certainty, source, samples: [], rows: 0 };
  known.rows += 1;
  for (const value of valuesOf[name](row)) {
    const text = value?.slice(0, longestSample) ?? '';
    if (text === '' || certainty === 'unknown' || known.samples.length >= (name === 'group' ? mostTitles : mostSamples))
      continue;
    if (!known.samples.includes(text)) known.samples.push(text);
  }
  readings.set(key, known);
};

const doubtful: readonly Certainty[] = ['unknown', 'guessed', 'certain'];

/** Collects what is read from where. The result has what is unknown first, then what is guessed, each by its rows. */
export const factReadings = () => {
  const readings = new Map<string, FactReading>();
  return {
    take: (row: CleanRow): void => {
      for (const name of toldNames) add(readings, row, name);
    },
    list: (): FactReading[] =>
      [...readings.values()]
        .toSorted(
          (one, other) =>
            doubtful.indexOf(one.certainty) - doubtful.indexOf(other.certainty) ||
            toldNames.indexOf(one.name) - toldNames.indexOf(other.name) ||
            other.rows - one.rows,
        )
        .slice(0, mostReadings),
  };
};
