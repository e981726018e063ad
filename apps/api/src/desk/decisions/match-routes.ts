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
import { inUnits } from '@wearfolio/contracts/identity/money';
import { type Said, say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { told } from '../../http/told.ts';
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

/** What a decision says when the shop shows it, and while an import must end first. */
type Outcome = readonly [shown: Said, later: Said];

const outcomes: Readonly<Record<'join' | 'split' | 'undo' | 'one' | 'every', Outcome>> = {
  join: [say('desk.replies.joined'), say('desk.replies.joinedLater')],
  split: [say('desk.replies.keptApart'), say('desk.replies.keptApartLater')],
  undo: [say('desk.replies.decisionUndone'), say('desk.replies.decisionUndoneLater')],
  one: [say('desk.replies.splitOne'), say('desk.replies.splitOneLater')],
  every: [say('desk.replies.splitAll'), say('desk.replies.splitAllLater')],
};

const toReply = ({ isShown, act }: Decided, [shown, later]: Outcome) => ({
  ...told(isShown ? shown : later),
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
      toReply(await decideMatch(databaseUrl, decision, [first, second], staff), outcomes[decision]),
  });

  app.route({
    ...splitDeskOffer,
    handler: async ({ staff, body: { id, is_every } }) => {
      const outcome = is_every ? outcomes.every : outcomes.one;
      return toReply(await splitOffer(databaseUrl, staff, { id, isEvery: is_every }), outcome);
    },
  });

  app.route({
    ...undoDeskAct,
    handler: async ({ staff, body: { act } }) => ({
      ...toReply(await undoDecisions(databaseUrl, staff, act), outcomes.undo),
      act: null,
    }),
  });
};
