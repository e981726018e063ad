import {
  answerDeskMessage,
  closeDeskMessage,
  type DeskMessage,
  listDeskMessages,
  messagePageSize,
} from '@wearfolio/contracts/desk-people';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../../http/errors.ts';
import { told } from '../../http/told.ts';
import type { DeskStaff } from '../access/session-queries.ts';
import { maskingFor, noteReading } from './addresses.ts';
import { answerMessage, closeMessage, countMessages, listMessages, type MessageRefusal } from './message-queries.ts';

const toMessage = (message: DeskMessage, staff: DeskStaff): DeskMessage => {
  const { address, phone, text } = maskingFor(staff);
  return {
    ...message,
    full_name: text(message.full_name),
    email: address(message.email),
    phone: phone(message.phone),
    subject: text(message.subject),
    message: text(message.message),
    reply: text(message.reply),
  };
};

/** Messages of the contact form. Owners and support see addresses; the audit log records each reading. */
export const messageRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...listDeskMessages,
    handler: async ({ staff, query: { list, page } }) => {
      const part = { offset: (page - 1) * messagePageSize, limit: messagePageSize };
      const [rows, counts] = await Promise.all([listMessages(app.db, list, part), countMessages(app.db)]);
      await noteReading(app.db, staff, { subject: 'messages', ids: rows.map(({ id }) => id) });
      return { data: rows.map((row) => toMessage(row, staff)), counts };
    },
  });
};

const check = (refusal: MessageRefusal | null): void => {
  if (refusal === 'missing') throw new RequestRefused(404, say('desk.replies.noMessage'));
  if (refusal === 'answered') throw new RequestRefused(409, say('desk.replies.isAnswered'));
};

/** Replies. */
export const messageChangeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...answerDeskMessage,
    handler: async ({ staff, body }) => {
      check(await answerMessage(app.db, staff, body));
      return told(say('desk.replies.answered'));
    },
  });

  app.route({
    ...closeDeskMessage,
    handler: async ({ staff, body: { id, is_closed: isClosed } }) => {
      check(await closeMessage(app.db, staff, { id, isClosed }));
      return told(isClosed ? say('desk.replies.closed') : say('desk.replies.openedAgain'));
    },
  });
};
