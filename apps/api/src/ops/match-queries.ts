import { decideMatch, type MatchDecision, matchDecisions } from '@wearfolio/catalogue/matching/decisions';
import {
  countMatches,
  listMatches,
  type Match,
  type MatchedOffer,
  type MatchList,
  matchLists,
} from '@wearfolio/catalogue/matching/list-matches';
import { Refused } from '@wearfolio/catalogue/refused';

export {
  countMatches,
  listMatches,
  type Match,
  type MatchDecision,
  type MatchedOffer,
  type MatchList,
  matchDecisions,
  matchLists,
};

/** Carries out what ops decided of two offers. Answers whether the shop shows it already, or why it was refused. */
export const decide = async (
  url: string,
  decision: MatchDecision,
  offers: readonly [number, number],
): Promise<boolean | string> => {
  try {
    return await decideMatch(url, decision, offers);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
};
