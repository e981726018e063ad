import {
  type Decided,
  decideMatch as decide,
  splitOffer as split,
  undoDecisions as undo,
} from '@wearfolio/catalogue/matching/decisions';
import { countMatches, listMatches, type Match, type MatchedOffer } from '@wearfolio/catalogue/matching/list-matches';
import { type Act, type LinkedOffer, listOffers } from '@wearfolio/catalogue/matching/list-offers';
import { refusing } from '../refusing-queries.ts';

export {
  type Act,
  countMatches,
  type Decided,
  type LinkedOffer,
  listMatches,
  listOffers,
  type Match,
  type MatchedOffer,
};

// Refusals of catalogue functions become 409.

export const decideMatch = (...given: Parameters<typeof decide>): Promise<Decided> => refusing(() => decide(...given));

export const splitOffer = (...given: Parameters<typeof split>): Promise<Decided> => refusing(() => split(...given));

export const undoDecisions = (...given: Parameters<typeof undo>): Promise<Decided> => refusing(() => undo(...given));
