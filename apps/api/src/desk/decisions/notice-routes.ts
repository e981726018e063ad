import { type DeskNotice, decideDeskNotice, listDeskNotices, noticePageSize } from '@wearfolio/contracts/desk-notices';
import { inUnits } from '@wearfolio/contracts/identity/money';
import { say } from '@wearfolio/messages/said';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { told } from '../../http/told.ts';
import type { DeskStaff } from '../access/session-queries.ts';
import { maskingFor, noteReading } from '../people/addresses.ts';
import { countNotices, decideNotice, listNotices, type Notice } from './notice-queries.ts';

type Options = { databaseUrl: string };

const toOffer = (offer: Notice['offer']): DeskNotice['offer'] => {
  if (offer === null) return null;
  const { id, price, retail, isInStock, isShown, image } = offer;
  return {
    ...{ id, image, price: inUnits(price), retail_price: inUnits(retail) },
    is_in_stock: isInStock,
    is_shown: isShown,
  };
};

const toNotice = ({ offer, fullName, at, decidedAt, ...notice }: Notice, staff: DeskStaff): DeskNotice => {
  const { address, text } = maskingFor(staff);
  return {
    ...notice,
    offer: toOffer(offer),
    full_name: text(fullName),
    email: address(notice.email),
    explanation: text(notice.explanation),
    statement: text(notice.statement),
    at: at.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  };
};

const namesAddress = ({ email, explanation, statement, fullName }: Notice): boolean =>
  [email, explanation, statement, fullName].some((text) => text?.includes('@'));

/** Reports of offers. Owners and support see addresses; the audit log records each reading. */
export const noticeRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...listDeskNotices,
    handler: async ({ staff, query: { list, page } }) => {
      const part = { offset: (page - 1) * noticePageSize, limit: noticePageSize };
      const [notices, counts] = await Promise.all([
        listNotices(databaseUrl, list === 'decided', part),
        countNotices(databaseUrl),
      ]);
      const ids = notices.filter(namesAddress).map(({ id }) => id);
      await noteReading(app.db, staff, { subject: 'reports', ids });
      return { data: notices.map((notice) => toNotice(notice, staff)), counts };
    },
  });
};

const outcomes = {
  removed: say('desk.replies.noticeRemoved'),
  corrected: say('desk.replies.noticeCorrected'),
  kept: say('desk.replies.noticeKept'),
} as const;

/** Decisions about reports. */
export const noticeDecisionRoutes: FastifyPluginAsyncZod<Options> = async (app, { databaseUrl }) => {
  app.route({
    ...decideDeskNotice,
    handler: async ({ staff, body }) => {
      await decideNotice(databaseUrl, body, staff);
      await app.refreshCatalogue();
      return told(outcomes[body.decision]);
    },
  });
};
