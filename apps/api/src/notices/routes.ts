import { createHash } from 'node:crypto';
import { reportOffer } from '@wearfolio/contracts/notices';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RequestRefused } from '../http/errors.ts';
import { clientKey } from '../http/plugins/rate-limit.ts';
import { told } from '../http/told.ts';
import { createNotice } from './queries.ts';

/** The limit per network address. Confirmations to one mailbox wait for their turn. */
const notices = { bucket: 'report-offer', limit: 20, seconds: 3600 };

/** The call that reports an offer. */
export const noticeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.route({
    ...reportOffer,
    handler: async (request) => {
      await app.countAttempt(notices, clientKey(request));
      const { product_id: productId, reason, explanation, leave_empty } = request.body;
      const [fullName, email] = [request.body.full_name || null, request.body.email || null];
      const reply = told(email === null ? say('replies.reportReceivedUnnamed') : say('replies.reportReceived'));
      if (leave_empty) return reply;
      const fingerprint = createHash('sha256')
        .update(JSON.stringify([productId, reason, explanation, email?.toLowerCase()]))
        .digest();
      const market = request.market?.prefix ?? '';
      const notice = { productId, reason, explanation, fullName, email, market };
      const isKept = await createNotice(app.db, fingerprint, notice);
      if (!isKept) throw new RequestRefused(404, say('replies.noProduct'));
      return reply;
    },
  });
};
