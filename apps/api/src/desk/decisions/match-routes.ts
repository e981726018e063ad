import {
  type DeskMatch,
  decideDeskMatch,
  decisionPageSize,
  listDeskMatches,
  type MatchedOffer as ShownOffer,
} from '@wearfolio/contracts/desk-decisions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messages } from '../messages.ts';
import { countMatches, decideMatch, listMatches, type Match, type MatchedOffer } from './match-queries.ts';

type Options = { databaseUrl: string };

const inUnits = (cents: number | null): number | null => (cents === null ? null : cents / 100);

const toOffer = ({ price, retail, isInStock, ...offer }: MatchedOffer): ShownOffer => ({
  ...offer,
  price: inUnits(price),
  retail_price: inUnits(retail),
  is_in_stock: isInStock,
});

const toMatch = ({ first, second, score, reasons, decision, at }: Match): DeskMatch => ({
  first: toOffer(first),
  second: toOffer(second),
  score,
  reasons: reasons.map(({ text }) => text),
  decision,
  at: at?.toISOString() ?? null,
});

/** Candidate pairs of offers, for every role. */
export const matchRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...listDeskMatches,
    handler: async ({ query: { list, page } }) => {
      const part = { offset: (page - 1) * decisionPageSize, limit: decisionPageSize };
      const [matches, counts] = await Promise.all([listMatches(databaseUrl, list, part), countMatches(databaseUrl)]);
      return { data: matches.map(toMatch), counts, page_size: decisionPageSize };
    },
  });
};

/** Decisions about candidate pairs, for editors. */
export const matchDecisionRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...decideDeskMatch,
    handler: async ({ staff, body: { first, second, decision } }) => {
      const isShown = await decideMatch(databaseUrl, decision, [first, second], staff);
      const decided = messages.decided[decision];
      return { message: isShown ? decided : messages.decidedLater(decided), is_shown: isShown };
    },
  });
};
