import { type Facts, factNames } from '@wearfolio/feeds/row';
import type { Connection } from '../connection.ts';
import { certaintyBits, factShift, rowFlags } from './row-flags.ts';

/** Number of rows in which one fact is certain, guessed or unknown. */
export type FactCount = { certain: number; guessed: number; unknown: number };
export type FactCounts = Record<keyof Facts, FactCount>;

/**
 * Counts of the accepted rows. `placed`: kind is certain (behavior.md#feeds-certainty). `namedColor`: the row names a
 * color. `matchedColor`: the palette knows it. `bare`: neither price nor picture.
 */
export type RowCounts = {
  rows: number;
  placed: number;
  namedColor: number;
  matchedColor: number;
  bare: number;
  facts: FactCounts;
};

const none = (): FactCount => ({ certain: 0, guessed: 0, unknown: 0 });
const noFacts = (): FactCounts => ({
  brand: none(),
  kind: none(),
  audience: none(),
  color: none(),
  size: none(),
  group: none(),
});

/** The counts of a feed without accepted rows. */
export const noRows: RowCounts = {
  rows: 0,
  placed: 0,
  namedColor: 0,
  matchedColor: 0,
  bare: 0,
  facts: noFacts(),
};

// One row per distinct set of flags; a feed has few.
const countFlags = "SELECT flags, count(*)::int AS count FROM stage WHERE kind = 'row' GROUP BY flags";

const certaintyOf = (flags: number, at: number): keyof FactCount => {
  const bits = (flags >> factShift(at)) & 3;
  if (bits === certaintyBits.certain) return 'certain';
  return bits === certaintyBits.guessed ? 'guessed' : 'unknown';
};

/** Counts the staged rows. */
export const countRows = async (db: Connection): Promise<RowCounts> => {
  const { rows } = await db.query<{ flags: number; count: number }>(countFlags);
  const sum = (flag: number) => rows.reduce((all, { flags, count }) => all + (flags & flag ? count : 0), 0);
  const facts = noFacts();
  for (const { flags, count } of rows) {
    for (const [at, name] of factNames.entries()) facts[name][certaintyOf(flags, at)] += count;
  }
  return {
    rows: rows.reduce((all, { count }) => all + count, 0),
    placed: facts.kind.certain,
    namedColor: sum(rowFlags.namesColor),
    matchedColor: sum(rowFlags.isColorKnown),
    bare: sum(rowFlags.isBare),
    facts,
  };
};
