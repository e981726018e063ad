import { noTurn } from '../jobs/mail/mail-turn.ts';
import { readMailbox } from '../jobs/mail/mailbox.ts';
import { webhookPausedMail } from '../jobs/mail/templates/webhook-paused.ts';
import type { Task } from '../jobs/task.ts';
import { findPaused } from '../partners/webhook-queries.ts';

/** Mails the shop that a webhook is paused. Does nothing if it is not paused anymore. */
export const sendWebhookPaused: Task<'mail-webhook-paused'> = async ({ db, mailer, identity }, { webhookId }, job) => {
  const webhook = await findPaused(db, webhookId);
  if (!webhook) return;
  const to = readMailbox((await identity()).contact_to);
  await mailer.send({ turn: noTurn, to, mail: webhookPausedMail(webhook), job });
};
