import type { Placed } from './order.ts';
import { createScorer, type Scoring } from './score.ts';
import type { Signal } from './weights.ts';

/** The signals that add to a score besides the terms. */
export const standingSignals = [
  'phrase',
  'head',
  'picture',
  'popularity',
  'freshness',
] as const satisfies readonly Signal[];

type StandingSignal = (typeof standingSignals)[number];

/**
 * Why a product has its rank: the score, and the part of each term and signal. A product in a lower `tier` comes first,
 * whatever its score.
 */
export type Explained = {
  id: number;
  tier: number;
  score: number;
  terms: readonly number[];
  standing: Readonly<Record<StandingSignal, number>>;
};

/** Breaks down the score of a placed product. The parts add up to it. */
export const explainPlaced = ({ id, tier, segment, slot }: Placed, scoring: Scoring): Explained => {
  const score = (changed: Partial<Scoring>): number => createScorer(segment, { ...scoring, ...changed }).score(slot);
  const without = (signals: readonly Signal[]): ReadonlySet<Signal> => new Set([...scoring.left, ...signals]);
  const alone = (signal: StandingSignal): number => {
    const others = standingSignals.filter((one) => one !== signal && one !== 'phrase' && one !== 'head');
    if (signal !== 'phrase' && signal !== 'head') return score({ terms: [], left: without(others) });
    return (
      score({ left: without(standingSignals.filter((one) => one !== signal)) }) -
      score({ left: without(standingSignals) })
    );
  };
  return {
    id,
    // Boosted and buried products keep their tier.
    tier: Math.floor(tier),
    score: score({}),
    terms: scoring.terms.map((term) => score({ terms: [term], left: without(standingSignals) })),
    standing: {
      phrase: alone('phrase'),
      head: alone('head'),
      picture: alone('picture'),
      popularity: alone('popularity'),
      freshness: alone('freshness'),
    },
  };
};
