import { own } from '@wearfolio/messages/own';
import * as z from 'zod/mini';
import { decisionPageSize } from './desk-decisions.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './errors.ts';
import { letterField } from './fields/desk-fields.ts';
import { form, idField } from './fields/fields.ts';
import { pageParam } from './fields/query-fields.ts';
import { lengths } from './limits.ts';

/** Reports of offers per page of the desk. */
export const noticePageSize = decisionPageSize;

/** Lists: pending reports, oldest first; decided reports, newest first. */
export const noticeLists = ['waiting', 'decided'] as const;
export type NoticeList = (typeof noticeLists)[number];

/** The offer is removed, was corrected, or stays as it is. */
export const noticeDecisions = ['removed', 'corrected', 'kept'] as const;
export type NoticeDecision = (typeof noticeDecisions)[number];

const offer = z.object({
  id: z.number(),
  price: z.nullable(z.number()),
  retail_price: z.nullable(z.number()),
  is_in_stock: z.boolean(),
  is_shown: z.boolean(),
  image: z.nullable(z.string()),
});

const notice = z.object({
  id: z.number(),
  /** The offer as it is now; null if it was deleted. */
  offer: z.nullable(offer),
  /** The values at the time of the report. */
  title: z.string(),
  store: z.string(),
  url: z.string(),
  reason: z.string(),
  explanation: z.string(),
  full_name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  at: z.string(),
  decision: z.nullable(z.enum(noticeDecisions)),
  statement: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
});

export type DeskNotice = z.output<typeof notice>;

export const listDeskNotices = endpoint({
  method: 'GET',
  url: '/api/desk/notices',
  about: {
    access: 'messages',
    summary: 'List reports of illegal, counterfeit or wrong offers',
    example: { querystring: { list: 'waiting' } },
  },
  schema: {
    querystring: form({ list: z._default(z.enum(noticeLists, own('desk.faults.noList')), 'waiting'), page: pageParam }),
    response: {
      200: z.object({
        data: z.array(notice),
        counts: z.object({ waiting: z.number(), decided: z.number() }),
      }),
    },
  },
});

const { max } = lengths.noticeStatement;
const noStatement = own('desk.faults.reasonsMissing');

/**
 * Decides on a report, applies the decision, and mails it with its reasons to the sender. A later decision replaces it.
 */
export const decideDeskNotice = endpoint({
  method: 'POST',
  url: '/api/desk/notices/decide',
  about: {
    access: 'messages-change',
    summary: 'Decide on a report of an offer',
    details: 'The sender gets a mail with the decision and its reasons.',
    refusals: [409],
    example: { body: { id: 1, decision: 'removed', statement: 'The brand confirmed that it is a counterfeit.' } },
  },
  schema: {
    body: form({
      id: idField,
      decision: z.enum(noticeDecisions, own('desk.faults.noDecision')),
      statement: letterField(noStatement, max, `The reasons must be at most ${max} characters`),
    }),
    response: { 200: messageReply },
  },
});
