import { sendWithLinks } from '../jobs/mail/links.ts';
import { findPlace } from '../jobs/mail/mail-place.ts';
import { subscriptionMail } from '../jobs/mail/templates/subscription.ts';
import type { Task } from '../jobs/task.ts';
import { findUnconfirmed } from './queries.ts';

/** Asks a mailbox to confirm a subscription. Does nothing when it is confirmed. */
export const sendSubscription: Task<'mail-subscription'> = async (context, { subscriptionId }, job) => {
  const { db, mailer } = context;
  const subscription = await findUnconfirmed(db, subscriptionId);
  if (!subscription) return;
  const { origin, locale } = await findPlace(context, subscription.market);
  const turn = { kind: 'stranger', address: subscription.email } as const;
  const links = { owner: { subscriptionId }, purposes: ['subscribe', 'unsubscribe'], turn, job } as const;
  await sendWithLinks(context, links, ({ subscribe, unsubscribe }, taken) => {
    const stopHref = `${origin}/email-subscription/unsubscribe/${unsubscribe}`;
    return mailer.send({
      turn: taken,
      locale,
      to: { name: '', address: subscription.email },
      mail: subscriptionMail({ verifyHref: `${origin}/email-subscription/verify/${subscribe}`, stopHref }),
      stopHref,
      job,
    });
  });
};
