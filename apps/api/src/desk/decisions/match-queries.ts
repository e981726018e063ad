import { decideMatch as decide } from '@wearfolio/catalogue/matching/decisions';
import { countMatches, listMatches, type Match, type MatchedOffer } from '@wearfolio/catalogue/matching/list-matches';
import { refusing } from '../refusing-queries.ts';

export { countMatches, listMatches, type Match, type MatchedOffer };

/** `decideMatch` of the catalogue. Its refusals become 409. */
export const decideMatch = (...given: Parameters<typeof decide>): Promise<boolean> => refusing(() => decide(...given));
