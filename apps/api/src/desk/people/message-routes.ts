import {
  answerDeskMessage,
  closeDeskMessage,
  listDeskMessages,
  messagePageSize,
} from '@wearfolio/contracts/desk-people';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../request/errors.ts';
import { messages } from '../messages.ts';
import { answerMessage, closeMessage, countMessages, listMessages, type MessageRefusal } from './message-queries.ts';

/** Messages of the contact form, for every role. */
export const messageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listDeskMessages,
    handler: async ({ query: { list, page } }) => {
      const part = { offset: (page - 1) * messagePageSize, limit: messagePageSize };
      const [data, counts] = await Promise.all([listMessages(app.db, list, part), countMessages(app.db)]);
      return { data, counts };
    },
  });
};

const check = (refusal: MessageRefusal | null): void => {
  if (refusal === 'missing') throw new RequestRefused(404, messages.noMessage);
  if (refusal === 'answered') throw new RequestRefused(409, messages.isAnswered);
};

/** Replies, for editors. */
export const messageChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...answerDeskMessage,
    handler: async ({ staff, body }) => {
      check(await answerMessage(app.db, staff, body));
      return { message: messages.answered };
    },
  });

  app.route({
    ...closeDeskMessage,
    handler: async ({ staff, body: { id, is_closed: isClosed } }) => {
      check(await closeMessage(app.db, staff, { id, isClosed }));
      return { message: isClosed ? messages.closed : messages.openedAgain };
    },
  });
};
