import {
  type DeskMatch,
  decideDeskMatch,
  decisionPageSize,
  listDeskMatches,
  listDeskOffers,
  type MatchAct,
  type LinkedOffer as ShownLink,
  type MatchedOffer as ShownOffer,
  splitDeskOffer,
  undoDeskAct,
} from '@wearfolio/contracts/desk-decisions';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { messages } from '../messages.ts';
import {
  type Act,
  countMatches,
  type Decided,
  decideMatch,
  type LinkedOffer,
  listMatches,
  listOffers,
  type Match,
  type MatchedOffer,
  splitOffer,
  undoDecisions,
} from './match-queries.ts';

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

const toLinked = ({ offer, link }: LinkedOffer): ShownLink => ({
  ...toOffer(offer),
  link: link && {
    other: link.other,
    is_decided: link.isDecided,
    score: link.score,
    reasons: link.reasons.map(({ text }) => text),
  },
});

const toAct = ({ at, ...rest }: Act): MatchAct => ({ ...rest, at: at.toISOString() });

const toReply = ({ isShown, act }: Decided, text: string) => ({
  message: isShown ? text : messages.decidedLater(text),
  is_shown: isShown,
  act: act || null,
});

/** Candidate pairs of offers. */
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

/** The offers of a product. */
export const offerRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...listDeskOffers,
    handler: async ({ query: { id } }) => {
      const { offers, acts } = await listOffers(databaseUrl, id);
      return { data: { cluster_id: offers[0]?.cluster ?? 0, offers: offers.map(toLinked), acts: acts.map(toAct) } };
    },
  });
};

/** Decisions about offers. */
export const matchDecisionRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...decideDeskMatch,
    handler: async ({ staff, body: { first, second, decision } }) =>
      toReply(await decideMatch(databaseUrl, decision, [first, second], staff), messages.decided[decision]),
  });

  app.route({
    ...splitDeskOffer,
    handler: async ({ staff, body: { id, is_every } }) => {
      const text = is_every ? messages.splitAll : messages.splitOne;
      return toReply(await splitOffer(databaseUrl, staff, { id, isEvery: is_every }), text);
    },
  });

  app.route({
    ...undoDeskAct,
    handler: async ({ staff, body: { act } }) => ({
      ...toReply(await undoDecisions(databaseUrl, staff, act), messages.decided.undo),
      act: null,
    }),
  });
};
