// cspell:ignore normalised: the column of an older migration
import { createHash } from 'node:crypto';
import { saveContactMessage } from '@wearfolio/contracts/contact';
import type { Input } from '@wearfolio/contracts/endpoint';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { clientKey } from '../http/plugins/rate-limit.ts';
import { told } from '../http/told.ts';
import { createContactMessage } from './queries.ts';

/** The limit per network address. */
const messages = { bucket: 'contact', limit: 30, seconds: 3600 };

type Body = Input<typeof saveContactMessage>['body'];

const fingerprintOf = ({ full_name, email, phone, subject, message }: Body): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([full_name, email.toLowerCase(), phone ?? '', subject, message]))
    .digest();

// Stored as typed and in dialing form (behavior.md#contact-name-and-phone).
const normalizePhone = (phone: string): string => `${phone.startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;

/** The contact form's call (behavior.md#calls-table). */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...saveContactMessage,
    handler: async (request) => {
      await app.countAttempt(messages, clientKey(request));
      const { full_name, email, phone, subject, message, leave_empty } = request.body;
      if (leave_empty) return told(say('replies.messageReceived'));
      await createContactMessage(app.db, fingerprintOf(request.body), {
        fullName: full_name,
        email,
        phone: phone || null,
        phoneNormalised: phone ? normalizePhone(phone) : null,
        subject,
        message,
        market: request.market?.prefix ?? '',
      });
      return told(say('replies.messageReceived'));
    },
  });
};
