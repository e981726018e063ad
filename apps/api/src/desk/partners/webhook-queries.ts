import { testWebhook } from '@wearfolio/catalogue/partners/test-webhook';
import {
  addWebhook,
  listWebhooks as list,
  removeWebhook,
  resumeWebhook,
  type Webhook,
} from '@wearfolio/catalogue/partners/webhooks';
import type { DeskWebhook } from '@wearfolio/contracts/desk-webhooks';
import { type Database, poolOf } from '@wearfolio/database/client';

export { addWebhook, removeWebhook, resumeWebhook, testWebhook };

const toShown = (webhook: Webhook): DeskWebhook => ({
  id: webhook.id,
  partner: webhook.partner,
  url: webhook.url,
  events: webhook.events,
  waiting: webhook.waiting,
  attempts: webhook.attempts,
  failing_since: webhook.failingSince?.toISOString() ?? null,
  last_sent_at: webhook.lastSentAt?.toISOString() ?? null,
  last_answer: webhook.lastAnswer,
  paused_at: webhook.pausedAt?.toISOString() ?? null,
  is_partner_paused: webhook.isPartnerPaused,
});

/** All webhooks by partner. */
export const listWebhooks = async (db: Database): Promise<DeskWebhook[]> => (await list(poolOf(db))).map(toShown);
