import { sendWebhooks } from '@wearfolio/catalogue/partners/send-webhooks';
import type { Database } from '@wearfolio/database/client';

export { sendWebhooks };

/** A paused webhook for the mail about it. */
export type PausedWebhook = { partner: string; url: string; answer: string };

/** A webhook that is paused, or null. */
export const findPaused = async (db: Database, id: number): Promise<PausedWebhook | null> => {
  const select = { url: true, lastAnswer: true, pausedAt: true, partner: { select: { name: true } } } as const;
  const webhook = await db.webhook.findUnique({ where: { id }, select });
  if (!webhook || webhook.pausedAt === null) return null;
  return { partner: webhook.partner.name, url: webhook.url, answer: webhook.lastAnswer ?? '' };
};
