import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AlertShop, openAlertShop } from '../favorites/testing/alert-shop.ts';
import { hashLinkToken, makeLinkToken } from '../jobs/mail/link-token.ts';
import { linkIn } from '../jobs/mail/testing/mail-sink.ts';
import { signInAs } from '../testing/sign-in.ts';

let alerts: AlertShop;
beforeAll(async () => {
  alerts = await openAlertShop();
});
afterEach(() => alerts.empty());
afterAll(() => alerts.close());

describe('POST /api/alerts/stop/{id}', () => {
  const post = (id: string) => request(alerts.shop.app.server).post(`/api/alerts/stop/${id}`);
  const wantsAlerts = async (id: number) =>
    (await alerts.shop.db.customer.findUniqueOrThrow({ where: { id }, select: { wantsAlerts: true } })).wantsAlerts;

  it("turns alerts off by any mail's link, without signing in; repeating it is harmless", async () => {
    const [ada, bob] = [await signInAs(alerts.shop, 'Ada'), await signInAs(alerts.shop, 'Bob')];
    await alerts.stock({ a: { price: '50' } });
    await alerts.save(ada, 'a');
    await alerts.save(bob, 'a');
    await alerts.stock({ a: { price: '40' } });
    await alerts.tell();
    const [mail] = alerts.sink.to(ada.email);
    const id = mail ? linkIn(mail, '/alerts/stop') : '';

    await request(alerts.shop.app.server).get(`/alerts/stop/${id}`);
    const untouched = await wantsAlerts(ada.id);
    const byMail = request(alerts.shop.app.server).post(`/alerts/stop/${id}`);
    const first = await byMail.type('form').send('List-Unsubscribe=One-Click').expect(200);
    await post(id).send({}).expect(200, first.body);
    await alerts.letADayPass();
    const later = await alerts.alertsAfterFeed({ a: { price: '30' } });

    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
      `<https://shop.test/alerts/stop/${id}>`,
    );
    expect(untouched).toBe(true);
    expect(first.body).toEqual({ message: 'You won’t get any more e-mails about prices and stock.' });
    expect([await wantsAlerts(ada.id), await wantsAlerts(bob.id)]).toEqual([false, true]);
    expect(later).toHaveLength(1);
    expect(alerts.sink.to(bob.email)).toHaveLength(1);
  });

  it('refuses unknown and expired links, and links with another purpose', async () => {
    const ada = await signInAs(alerts.shop, 'Ada');
    const [old, other] = [makeLinkToken(), makeLinkToken()];
    const link = { customerId: ada.id, expiresAt: new Date(Date.now() + 3_600_000) };
    await alerts.shop.db.mailToken.createMany({
      data: [
        { ...link, purpose: 'alerts-off', tokenHash: new Uint8Array(hashLinkToken(old)), expiresAt: new Date(0) },
        { ...link, purpose: 'verify', tokenHash: new Uint8Array(hashLinkToken(other)) },
      ],
    });

    for (const id of [old, other, makeLinkToken(), 'short', "x' OR 1=1 -- xxxxxxx"]) {
      await post(encodeURIComponent(id)).expect(400, /not valid or has expired/);
    }
    expect(await wantsAlerts(ada.id)).toBe(true);
  });
});
