import { say } from '@wearfolio/messages/said';
import { type Actor, audit } from '../audit.ts';
import { withConnection } from '../connection.ts';
import { Refused } from '../refused.ts';
import { deliver, type Network } from './delivery.ts';
import { openSecret } from './webhooks.ts';

type Found = { partnerId: number; address: string; secret: Buffer; event: number };

// An id that no other event has, so that receivers do not take a second test for a repeated one.
const find = `
  SELECT partner_id AS "partnerId", url AS address, secret,
    nextval(pg_get_serial_sequence('partner_event', 'id'))::int AS event
  FROM webhook WHERE id = $1`;

/**
 * Sends a webhook a delivery with one event of the type `test`, also while it is paused. It changes nothing of the
 * webhook. Returns the status of the answer. Throws Refused if there is no such webhook, or if it does not accept.
 */
export const testWebhook = (
  url: string,
  actor: Actor,
  id: number,
  { tokenSecret, ...network }: Network & { tokenSecret: string },
): Promise<string> =>
  withConnection(url, async (db) => {
    const { rows } = await db.query<Found>(find, [id]);
    const [webhook] = rows;
    if (!webhook) throw new Refused(`There is no webhook ${id}`);
    const { address } = webhook;
    const secret = openSecret(webhook.secret, { partnerId: webhook.partnerId, url: address }, tokenSecret);
    if (secret === null) throw new Refused('The secret of the shop changed. Add the webhook again');
    const told = { id: webhook.event, at: new Date().toISOString(), types: ['test'], data: {} };
    const body = JSON.stringify({ events: [told] });
    const { isAccepted, answer } = await deliver({ id: `${id}-test-${webhook.event}`, address, secret, body }, network);
    await audit(db, actor, {
      action: 'test webhook',
      subject: `${id}`,
      after: { host: new URL(address).host, answer },
    });
    if (!isAccepted) throw new Refused(say('desk.replies.webhookRefused', { answer }));
    return answer;
  });
